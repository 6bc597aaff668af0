/** What pages say of hands on the table: the verbs of acts, and a sentence on those that want one. */
import type { Choice } from './catalogue.ts';
import { DICE_ABOUT } from './des.ts';
import { DOMINO_ABOUT } from './dominos.ts';
import { CHESS_ABOUT } from './echecs.ts';
import { text, type Text } from './text.ts';

const choice = (title: Text, about: Text): Choice => ({ title, about });

/** What is demanded of the adversary, by the verb. */
export const CLAIMS: Readonly<Record<string, Choice>> = {
  ecole: choice(
    text('Envoyer à l’école', 'Send to school'),
    text('Il a marqué trop ou trop peu. Dites de combien de points ; une fausse école se paie.', 'He has marked too much or too little. Say by how many points; a false école is paid for.'),
  ),
  entiere: choice(
    text('École entière', 'The whole école'),
    text('Il n’a marqué qu’une partie de l’école : qu’il la marque toute.', 'He has marked only part of the école: have him mark all of it.'),
  ),
  rectifier: choice(
    text('Rectifier', 'Set right'),
    text('Remettre son jeton et son fichet à leur place, sans école.', 'Put his jeton and fichet where they belong, without an école.'),
  ),
  'faire-marquer': choice(
    text('Faire marquer', 'Make him mark'),
    text('L’obliger à marquer ce qu’il gagne ou qu’on lui donne.', 'Oblige him to mark what he gains or is given.'),
  ),
  'faire-rejouer': choice(
    text('Faire rejouer', 'Have it played again'),
    text('Son coup n’est pas en règle : qu’il le reprenne et rejoue.', 'His play is not in order: he takes it back and plays rightly.'),
  ),
  'faire-jouer': choice(
    text('Faire jouer', 'Make him play'),
    text('L’obliger à jouer comme la faute vous en donne le droit.', 'Oblige him to play as his fault gives you the right to.'),
  ),
  signaler: choice(
    text('Compter les dames', 'Count the men'),
    text('Ce joueur a une dame de trop ou de moins.', 'This player has a man too many or too few.'),
  ),
  souffler: choice(
    text('Souffler', 'Huff'),
    text('Ôter la pièce qui devait prendre et ne l’a pas fait. Désignez-la.', 'Take off the piece that had to take and did not. Point at it.'),
  ),
  'faire-prendre': choice(
    text('Faire prendre', 'Make him take'),
    text('L’obliger à prendre comme il le devait.', 'Oblige him to take as he should have.'),
  ),
  consentir: choice(
    text('Consentir', 'Consent'),
    text('Lui laisser réparer une méprise de la main.', 'Let him mend a slip of the hand.'),
  ),
};

/** What is seldom done, and so is offered apart. */
export const SELDOM = new Set(['dire', 'adouber', 'je-tiens', 'bois', 'corriger', 'pavillon', 'autre-jeton', 'annoncer', 'lever', 'convenir', 'demander-le-motif', 'empiler', 'tirer-le-dernier', 'faire-tirer', 'decouvrir', 'renverser']);

/** What is a fault unless one has the right to it: offered without being urged. */
export const RISKY = new Set(['je-m-en-vais', 'lever', 'refuser', 'je-boude']);

/** The acts of marking. */
export const MARKS = new Set(['jeton', 'autre-jeton', 'fichet', 'doubler', 'dedoubler', 'effacer', 'pavillon']);

/** A sentence on acts between which one must choose. */
export const ABOUT: Readonly<Record<string, Text>> = {
  ...DOMINO_ABOUT,
  ...CHESS_ABOUT,
  ...DICE_ABOUT,
  tenir: text('Vous gardez votre jeu et vos points, et la partie continue.', 'You keep your position and your points, and play on.'),
  's-en-aller': text('On rempile : tous les points s’effacent, les trous restent, et le dé est à vous.', 'The stacks are set up again: all points are wiped, holes stay, and the dice are yours.'),
  'je-m-en-vais': text('Un trou de votre coup vous permet de rempiler ; sans ce droit, c’est une faute.', 'A hole made by your throw lets you set the stacks up again; without that right it is a fault.'),
  accorder: text('Vous levez vos dames aussi, et l’on rempile.', 'You lift your men too, and the stacks are set up again.'),
  plein: text('Vous promettez de garder votre plein.', 'You promise to keep your plein.'),
  coin: text('Vous rompez le petit jan pour prendre votre coin.', 'You break the petit jan to take your coin.'),
  laisser: text('Vous laissez passer la faute, ou tomber les dés.', 'You let the fault pass, or the dice fall.'),
  'offrir-de-damer': text('Vous proposez de damer tous ses pions pour finir la partie.', 'You propose to crown all his men to end the game.'),
};

export const H = {
  claim: text('Réclamer une faute', 'Claim a fault'),
  claimAbout: text('Rien n’est dit ici qui vous aide : c’est à vous de la voir.', 'Nothing here helps you: it is yours to see it.'),
  due: text('À marquer', 'To be marked'),
  others: text('Autres gestes et paroles', 'Other gestures and words'),
  all: text('Tous les gestes, sans le plateau', 'Every gesture, without the board'),
  pick: text('Désigner sur le plateau', 'Point at it on the board'),
  picking: text('Désignez la pièce sur le plateau.', 'Point at the piece on the board.'),
  points: text('points', 'points'),
  which: text('Lequel', 'Which one'),
  nothing: text('Ne rien jouer', 'Play nothing'),
  facons: text('Montrer sur le plateau', 'Show on the board'),
  silence: text('Rien ne s’est dit.', 'Nothing was said.'),
  do: text('Faire', 'Do it'),
  earlier: text('Ce qui s’est dit avant', 'What was said before'),
  adjourn: text('Ajourner', 'Adjourn'),
  adjourned: text('La partie est ajournée : le temps ne court plus.', 'The game is adjourned: no clock runs.'),
  resume: text('Reprendre', 'Resume'),
  pavillons: text('pavillons', 'pavillons'),
  nothingWritten: text('Rien n’est encore écrit.', 'Nothing is written yet.'),
  awaiting: text('Attendent leur tour', 'Waiting for their turn'),
  yourTurnComes: text('Vous attendez votre tour à la table', 'You wait for your turn at the board'),
  consented: text('ont accepté', 'have accepted'),
  gains: text('Le compte', 'The account'),
  white: text('les Blancs', 'White'),
  black: text('les Noirs', 'Black'),
} satisfies Record<string, Text>;
