/** What pages say of dominoes. */
import { text, type Text } from './text.ts';

export const D = {
  de: text('dé', 'dé'),
  des: text('dés', 'dés'),
  point: text('point', 'point'),
  points: text('points', 'points'),
  coup: text('coup', 'coup'),
  coups: text('coups', 'coups'),
  stake: text('mise', 'stake'),
  stakes: text('mises', 'stakes'),
  partner: text('partenaire', 'partner'),
  turnOf: (name: string): Text => text(`C’est à ${name}`, `${name} is to play`),
  denied: (numbers: readonly number[]): Text =>
    text(`a boudé au ${numbers.join(', ')}`, `has denied ${numbers.join(', ')}`),
};

/** Acts of dominoes that are words; `{}` is what follows the word. */
export const DOMINO_ACTS: Readonly<Record<string, Text>> = {
  boude: text('Je boude', 'I have nothing (je boude)'),
  'je-boude': text('Je boude', 'I have nothing (je boude)'),
  battre: text('Battre les dés', 'Shuffle the dés'),
  presenter: text('Poser {}', 'Lay {}'),
  annoncer: text('Annoncer le {}', 'Announce {}'),
  'se-reprendre': text('Se reprendre', 'Take one’s word back'),
  exiger: text('Exiger la partie de {}', 'Demand the party of {}'),
  'faire-poser': text('Le faire poser sur le {}', 'Have it laid on the {}'),
  'faire-reprendre': text('Faire reprendre le dé', 'Have the dé taken back'),
  'exiger-l-annonce': text('Exiger le dé annoncé', 'Demand the dé announced'),
  defendre: text('Défendre d’ouvrir ses numéros', 'Forbid to open its numbers'),
  decouvrir: text('Découvrir le {}', 'Uncover {}'),
  compter: text('Compter les dés de {}', 'Count the dés of {}'),
  'reprendre-un-de': text('Reprendre un dé au talon', 'Take a dé from the talon'),
  retirer: text('Retirer à {} ses dés de trop', 'Draw away the surplus of {}'),
  renverser: text('Renverser les dés de {}', 'Turn up the dés of {}'),
  'faire-rebattre': text('Faire rebattre', 'Have them shuffled again'),
};

/** Words within these acts. */
export const DOMINO_WORDS: Readonly<Record<string, Text>> = {
  ...Object.fromEntries([1, 2, 3, 4].map((place) => [`j${place}`, text(`joueur ${place}`, `player ${place}`)])),
  sur: text('sur', 'on'),
};

/** A sentence on what it is to do so. */
export const DOMINO_ABOUT: Readonly<Record<string, Text>> = {
  boude: text('Rien ne va : vous passez.', 'Nothing fits: you pass.'),
  'je-boude': text('Vous dites n’avoir rien qui aille ; si c’est faux, un adversaire peut exiger la partie.', 'You say that nothing fits; if that is false, an adversary may demand the party.'),
  battre: text('On a compté ; un nouveau coup commence.', 'All is counted; a new coup begins.'),
  'se-reprendre': text('Vous aviez de quoi poser : dites-le avant de jouer, et rien n’est dû.', 'You had what fits: say so before you play, and nothing is due.'),
  exiger: text('Il a boudé à faux : la partie finit, et il paie.', 'He has boudé falsely: the party ends, and he pays.'),
  'faire-poser': text('Il avait de quoi poser : le dé est mis à ce bout.', 'He had what fits: the dé is put to that end.'),
  'faire-reprendre': text('Il le remet dans sa main.', 'He takes it back into his hand.'),
  'exiger-l-annonce': text('Il en avait nommé un autre : qu’il pose celui-là.', 'He had named another: have him lay that one.'),
  decouvrir: text('Tous le voient : il faudra le poser dès qu’il ira.', 'All see it: it must be laid as soon as it fits.'),
  compter: text('Il en a pris trop peu : à deux il perd la partie, sinon il en reprend un.', 'He took too few: two playing he loses the party, else he takes one more.'),
  retirer: text('Il en a pris trop : on les retire sans les voir.', 'He took too many: they are drawn away unseen.'),
  'faire-rebattre': text('On a découvert vos dés : le coup recommence, et la main ne coule pas.', 'Your dés were turned up: the coup begins anew, and the lead does not pass.'),
  defendre: text('Le partenaire a vu ce dé : qu’il n’en ouvre pas les numéros, à moins d’y être forcé.', 'The partner has seen that dé: he may not open its numbers, unless he must.'),
};

/** What everyone has seen is offered openly, also in rigour. */
export const DOMINO_OPEN = new Set(['exiger', 'faire-poser', 'faire-reprendre', 'exiger-l-annonce', 'defendre', 'se-reprendre', 'laisser', 'battre', 'compter', 'retirer', 'reprendre-un-de', 'faire-rebattre']);

/** How parties end. */
export const DOMINO_REASONS: Readonly<Record<string, Text>> = {
  points: text('aux points', 'on points'),
  coups: text('par les coups gagnés', 'by coups won'),
  'mises-retirees': text('toutes les mises retirées', 'all stakes being taken back'),
  'au-plus': text('le dernier a le plus de points', 'the last having most points'),
  'fausse-boude': text('pour une fausse boude', 'for a false boude'),
  'de-de-moins': text('pour avoir pris trop peu de dés', 'for having taken too few dés'),
};
