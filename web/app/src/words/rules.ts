/** What the pages of rules say; what a rule says is the page's own. */
import { text, type Text } from './text.ts';

export const R = {
  rules: text('Règles', 'Rules'),
  about: text(
    'Chaque jeu sur une page : ses règles avec leurs sources, des diagrammes où l’on essaie, et la loi de chaque traité où ils diffèrent.',
    'Each game on one page: its rules with their sources, diagrams to try things on, and the law of each treatise where they differ.',
  ),
  contents: text('Sur cette page', 'On this page'),
  allRules: text('Toutes les règles', 'All rules'),
  print: text('Imprimer', 'Print'),
  lesson: text('L’apprendre par une leçon', 'Learn it by a lesson'),
  library: text('Voir la bibliothèque', 'See the library'),
  playEasy: text('Jouer contre une machine facile', 'Play an easy machine'),
  next: text('Et maintenant', 'And now'),
  diagram: text('Diagramme {}', 'Diagram {}'),
  try: text('Essayer', 'Try'),
  reset: text('Remettre en place', 'Set up again'),
  dice: text('Un coup de dés', 'A throw'),
  throwIt: text('Jeter', 'Throw'),
  orPlay: text('Ou jouez sur le tablier.', 'Or play on the board.'),
  allowed: text('Permis.', 'Allowed.'),
  over: text('Fini.', 'Over.'),
  law: text('La loi selon les sources', 'The law by source'),
  lawAbout: text(
    'Tiré des règles mêmes que la machine applique : ce que chacune tient, et où c’est écrit. Les points disputés d’abord.',
    'Made from the very rule sets the machine applies: what each holds, and where it is written. Points in dispute first.',
  ),
  disputed: text('Où les sources diffèrent', 'Where the sources differ'),
  agreed: text('Où elles s’accordent', 'Where they agree'),
  oneSource: text('Ce jeu n’a qu’une règle ici ; rien n’y est disputé.', 'This game has a single rule set here; nothing is in dispute.'),
  point: text('Point', 'Point'),
  held: text('Ce qu’on tient', 'What is held'),
  by: text('Règle', 'Rule set'),
  cited: text('Source', 'Source'),
  sources: text('Les ouvrages cités', 'The works cited'),
} as const satisfies Record<string, Text>;
