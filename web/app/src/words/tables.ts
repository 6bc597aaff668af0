/** What pages say of the games of the trictrac board that are played by men alone. */
import { text, type Text } from './text.ts';

export const T = {
  inHand: text('en main', 'in hand'),
  off: text('sortie', 'off'),
  severalOff: text('sorties', 'off'),
  atCoin: text('au coin', 'on the coin'),
  toLay: text('à rabattre', 'to lay'),
  withMoves: text('Avec les coups', 'With the moves'),
  more: text('La suite', 'More'),
  toLift: text('à lever', 'to lift'),
} satisfies Record<string, Text>;
