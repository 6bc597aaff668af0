/** What the analysis of a finished game says. */
import { text, type Text } from './text.ts';

export const A = {
  analysis: text('Analyse', 'Analysis'),
  about: text(
    'Une machine revoit chaque choix : ce qu’il valait, ce qui valait mieux, et pourquoi.',
    'A machine looks at every choice again: what it was worth, what was better, and why.',
  ),
  ask: text('Analyser la partie', 'Analyse the game'),
  waiting: text('En attente d’une machine libre…', 'Waiting for a free machine…'),
  running: text('Analyse en cours…', 'Analysing…'),
  cancel: text('Arrêter', 'Stop'),
  failed: text('L’analyse a échoué.', 'The analysis failed.'),
  fortune: text('La fortune de la partie', 'How the game went'),
  fortuneAbout: text(
    'Ce que les Blancs pouvaient espérer à chaque choix, en mises : +1, la partie gagnée. Les points sont les fautes.',
    'What White could hope for at each choice, in stakes: +1 is the game won. The spots are faults.',
  ),
  faults: text('Les fautes', 'The faults'),
  noFault: text('Aucune faute.', 'No fault.'),
  previous: text('Faute précédente', 'Previous fault'),
  next: text('Faute suivante', 'Next fault'),
  played: text('Joué', 'Played'),
  better: text('Mieux', 'Better'),
  loss: text('Perte', 'Loss'),
  casts: text('Les 36 coups de dés qui suivent', 'The 36 throws that follow'),
  castsAbout: text(
    'Ce que chacun vaut à qui vient de jouer, en mises, au-dessus ou au-dessous de la moyenne ({}).',
    'What each is worth to who has just played, in stakes, above or below the mean ({}).',
  ),
  afterPlayed: text('Après ce qui fut joué', 'After what was played'),
  afterBest: text('Après le meilleur', 'After the best'),
  white: text('Blancs', 'White'),
  black: text('Noirs', 'Black'),
  lost: text('{} : {} mises perdues en {} choix', '{}: {} stakes lost in {} choices'),
} as const satisfies Record<string, Text>;

export const GRADES: Readonly<Record<string, Text>> = {
  sound: text('Bien joué', 'Well played'),
  doubtful: text('Douteux', 'Doubtful'),
  error: text('Faute', 'Error'),
  blunder: text('Grosse faute', 'Blunder'),
};
