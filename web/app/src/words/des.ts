/** Words for dice at a table with hands: broken, doubtful, thrown in advance. */
import { text, type Text } from './text.ts';

export const DICE_ACTS: Readonly<Record<string, Text>> = {
  'je-romps': text('Je romps', 'Break the dice (je romps)'),
  rompus: text('Dés rompus', 'Broken dice'),
  'jouer-le-nombre': text('Jouer {}', 'Play {}'),
  eprouver: text('Éprouver le dé', 'Test the die'),
  tient: text('Le dé tient', 'The die stays'),
  tombe: text('Le dé tombe', 'The die falls'),
  'trouver-bon': text('Trouver bon', 'Find it good'),
  'faire-rejeter': text('Faire rejeter', 'Have it thrown again'),
  'faire-tirer': text('Faire tirer le dernier coup', 'Have the last throw thrown'),
  'tirer-le-dernier': text('Tirer le dernier coup', 'Throw the last throw'),
  'je-joue-pour-tout': text('Je joue pour tout', 'For all (je joue pour tout)'),
  convenir: text('Convenir que je suis débredouillé', 'Admit that I am débredouillé'),
  'demander-le-motif': text('Demander le motif', 'Ask why'),
  empiler: text('Empiler {} dames', 'Stack {} men'),
  franc: text('Dés francs', 'Dice that lie true'),
  'deux-tables': text('Un dé dans chaque table', 'A die in each table'),
  'sur-les-dames': text('Un dé sur les dames', 'A die on the men'),
  'derriere-une-pile': text('Un dé derrière une pile', 'A die behind a stack'),
  'l-un-sur-l-autre': text('Un dé sur l’autre', 'One die on the other'),
  'l-un-apres-l-autre': text('Un dé après l’autre', 'One die after the other'),
  'en-l-air': text('Un dé en l’air', 'A die in the air'),
  'sur-la-bande': text('Un dé sur la bande', 'A die on the bande'),
  hors: text('Un dé hors du trictrac', 'A die out of the board'),
  'sans-bande': text('Dés qui n’ont pas touché la bande', 'Dice that touched no bande'),
  casse: text('Un dé cassé', 'A broken die'),
  'casse-en-deux': text('Un dé cassé en deux', 'A die broken in two'),
};

export const DICE_ABOUT: Readonly<Record<string, Text>> = {
  'je-romps': text('Le coup est nul et se rejette ; on ne voit pas ses nombres.', 'The throw is void and made again; its numbers are not seen.'),
  'trouver-bon': text('Les dés restent tels qu’ils sont.', 'The dice stay as they are.'),
  'faire-rejeter': text('Le coup est nul : l’autre rejette.', 'The throw is void: the other throws again.'),
};
