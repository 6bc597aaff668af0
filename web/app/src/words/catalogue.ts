/** Everything a page says. A text without one of its languages does not compile. */
import { DOMINO_ACTS, DOMINO_REASONS } from './dominos.ts';
import { DICE_ACTS } from './des.ts';
import { CHESS_ACTS, CHESS_REASONS } from './echecs.ts';
import { text, type Text } from './text.ts';

export const W = {
  academie: text('Académie', 'Académie'),
  motto: text('Les jeux de table des traités français', 'The board games of the French treatises'),
  lobby: text('Salle de jeu', 'Lobby'),
  otherLanguage: text('English', 'Français'),
  newTable: text('Ouvrir une table', 'Open a table'),
  quickEngine: text('Jouer tout de suite', 'Play now'),
  openTables: text('Tables ouvertes', 'Open tables'),
  noTables: text('Aucune table n’attend. Ouvrez-en une.', 'No table is waiting. Open one.'),
  myTables: text('Vos tables', 'Your tables'),
  join: text('S’asseoir', 'Sit down'),
  cancel: text('Annuler', 'Cancel'),
  close: text('Fermer', 'Close'),
  decline: text('Refuser', 'Decline'),
  accept: text('Accepter', 'Accept'),
  copyLink: text('Copier le lien', 'Copy the link'),
  copied: text('Lien copié', 'Link copied'),
  waiting: text('On attend un adversaire…', 'Waiting for an opponent…'),
  invitation: text('vous invite', 'invites you'),
  gone: text('Cette table n’est plus là.', 'This table is there no more.'),
  toLobby: text('Retour à la salle', 'Back to the lobby'),

  signIn: text('Se connecter', 'Sign in'),
  signOut: text('Se déconnecter', 'Sign out'),
  register: text('Créer un compte', 'Make an account'),
  guest: text('invité', 'guest'),
  name: text('Nom', 'Name'),
  password: text('Mot de passe', 'Password'),
  nameHint: text('2 à 20 lettres, chiffres, - ou _', '2 to 20 letters, digits, - or _'),
  passwordHint: text('8 signes au moins', 'at least 8 characters'),
  haveAccount: text('J’ai déjà un compte', 'I have an account'),
  noAccount: text('Je n’ai pas de compte', 'I have no account'),

  game: text('Jeu', 'Game'),
  rules: text('Règles', 'Rules'),
  marking: text('Marque', 'Marking'),
  time: text('Temps', 'Time'),
  opponent: text('Adversaire', 'Opponent'),
  length: text('Longueur', 'Length'),
  open: text('Ouvrir', 'Open'),
  play: text('Jouer', 'Play'),

  you: text('vous', 'you'),
  toPlay: text('C’est à vous', 'Your turn'),
  theirTurn: text('C’est à l’adversaire', 'The opponent’s turn'),
  lookingOn: text('Vous regardez', 'You are looking on'),
  points: text('points', 'points'),
  holes: text('trous', 'holes'),
  hole: text('trou', 'hole'),
  bredouille: text('bredouille', 'bredouille'),
  men: text('pions', 'men'),
  man: text('pion', 'man'),
  kings: text('dames', 'kings'),
  king: text('dame', 'king'),
  lastAct: text('Le dernier coup', 'The last play'),
  nothingTold: text('Rien à signaler.', 'Nothing to tell.'),
  allActs: text('Tous les coups permis', 'All legal plays'),
  offerDraw: text('Proposer la remise', 'Offer a draw'),
  askTakeback: text('Demander à reprendre', 'Ask for a takeback'),
  noTakeback: text('Rien à reprendre pour l’instant', 'Nothing to take back now'),
  resign: text('Abandonner', 'Resign'),
  reallyResign: text('Abandonner la partie ?', 'Resign the game?'),
  rematch: text('Revanche', 'Rematch'),
  rematchOffered: text('{} vous propose la revanche.', '{} offers you a rematch.'),
  rematchDeclined: text('La revanche est refusée.', 'The rematch was declined.'),
  rematchWaiting: text('Revanche proposée…', 'Rematch offered…'),
  chat: text('Conversation', 'Chat'),
  say: text('Dire', 'Say'),
  saySomething: text('Votre message', 'Your message'),
  reconnecting: text('La ligne est coupée, on la reprend…', 'The line is cut, coming back…'),
  loading: text('Un instant…', 'One moment…'),
  absent: text('absent', 'away'),
  gameOver: text('Partie finie', 'Game over'),
  youWin: text('Vous gagnez', 'You win'),
  youLose: text('Vous perdez', 'You lose'),
  drawn: text('Partie remise', 'Drawn'),
  noResult: text('Sans résultat', 'No result'),
  wins: text('gagne', 'wins'),
  clockOf: text('Temps restant', 'Time left'),
  notShown: text('Ce jeu se joue par la liste des coups.', 'This game is played by the list of plays.'),
} satisfies Record<string, Text>;

/** A choice with a sentence on it. */
export interface Choice {
  readonly title: Text;
  readonly about: Text;
}

export const GAMES: Readonly<Record<string, Text>> = {
  trictrac: text('Vingt-quatre flèches, deux dés : chaque coup peut valoir des points, et douze points un trou.', 'Twenty-four points, two dice: every throw may be worth points, and twelve points a hole.'),
  ecrire: text('Le trictrac par écrit : plusieurs marqués et leurs consolations, à deux ou en chouette.', 'Trictrac on paper: several marqués and their consolations, for two or as a chouette.'),
  poule: text('Chacun met à la poule ; elle va à qui gagne assez de parties de suite.', 'Everyone stakes; the pool goes to whoever wins enough parties in a row.'),
  'tour-a-tour': text('À trois ou plus, le vainqueur demeure et le suivant prend la place du perdant.', 'For three or more: the winner stays, and the next takes the loser’s place.'),
  toc: text('Un trictrac vif : tout ce qui vaudrait des points vaut un trou.', 'A brisk trictrac: whatever would be worth points is worth a hole.'),
  'toute-table': text('On bat, on rentre, on ramène ses dames et on les sort : le père du backgammon.', 'Hit, re-enter, bring your men home and bear them off: backgammon’s father.'),
  revertier: text('Tout le tour du tablier pour revenir à côté de son point de départ.', 'All the way round the board, back to beside where you began.'),
  jacquet: text('Une course dans le même sens, le courrier devant, et personne n’est battu.', 'A race the same way round, the courier first, and nobody is hit.'),
  garanguet: text('Une course à trois dés, où l’on se croise.', 'A race with three dice, past each other.'),
  plein: text('Chacun chez soi : le premier qui remplit sa seconde table gagne.', 'Each on his own side: the first to fill his second table wins.'),
  'tourne-case': text('Trois dames chacun, à mener au coin par le plus petit nombre.', 'Three men each, to be led to the corner by the lower number.'),
  rabattues: text('Des piles à abattre puis à lever, selon les nombres du dé.', 'Stacks to be laid down and then lifted, by the numbers thrown.'),
  dames: text('Cent cases, prise obligatoire, dame qui vole.', 'A hundred squares, captures are compulsory, kings fly.'),
  echecs: text('Les échecs d’aujourd’hui, ou ceux de Philidor.', 'Chess as played today, or as Philidor played it.'),
  dominos: text('Les six parties de dominos de l’Académie, mains cachées.', 'The six parties of dominoes of the Académie, hands hidden.'),
};

export const MARKING: Readonly<Record<string, Choice>> = {
  auto: {
    title: text('Marque faite pour vous', 'Marked for you'),
    about: text('La table compte et marque : rien ne s’oublie. Pour apprendre.', 'The table counts and marks: nothing is forgotten. Good to learn by.'),
  },
  courtois: {
    title: text('À la main, en courtoisie', 'By hand, courteously'),
    about: text('On marque soi-même ; une faute se redresse sans peine.', 'You mark yourself; faults are set right without penalty.'),
  },
  rigueur: {
    title: text('À la main, en rigueur', 'By hand, in all rigour'),
    about: text('On marque soi-même ; l’adversaire profite de vos fautes.', 'You mark yourself; the opponent profits by your faults.'),
  },
};

export const CLOCKS = {
  none: { title: text('Sans pendule', 'No clock'), about: text('Chacun prend son temps.', 'Everybody takes his time.') },
  rapid: { title: text('10 min + 15 s', '10 min + 15 s'), about: text('Quinze secondes de plus à chaque coup.', 'Fifteen seconds more with each play.') },
  sudden: { title: text('25 min', '25 min'), about: text('Vingt-cinq minutes chacun pour toute la partie.', 'Twenty-five minutes each for the whole game.') },
  days: { title: text('3 jours par coup', '3 days a play'), about: text('Par correspondance : revenez quand vous voulez.', 'By correspondence: come back when you like.') },
} satisfies Record<string, Choice>;

export const OPPONENTS = {
  open: { title: text('Qui voudra', 'Anyone'), about: text('La table paraît dans la salle ; le premier venu s’assied.', 'The table is shown in the lobby; the first to come sits down.') },
  link: { title: text('Par un lien', 'By a link'), about: text('Seul qui a le lien peut s’asseoir.', 'Only who has the link can sit down.') },
} satisfies Record<string, Choice>;

export const LENGTHS = {
  usual: { title: text('Partie entière', 'Whole partie'), about: text('Douze trous.', 'Twelve holes.') },
  half: { title: text('Six trous', 'Six holes'), about: text('Une demi-partie.', 'Half a partie.') },
  short: { title: text('Deux trous', 'Two holes'), about: text('Quelques minutes, pour essayer.', 'A few minutes, to try it.') },
} satisfies Record<string, Choice>;

/** How games end, by the reason the server gives. */
export const REASONS: Readonly<Record<string, Text>> = {
  ...DOMINO_REASONS,
  ...CHESS_REASONS,
  resign: text('par abandon', 'by resignation'),
  draw: text('d’un commun accord', 'by agreement'),
  flag: text('au temps', 'on time'),
  abandoned: text('(la partie a été laissée trop longtemps)', '(the game was left for too long)'),
  'grande-bredouille': text('en grande bredouille', 'by grande bredouille'),
};

/** What is said of a game that nobody has won. */
export const noWinner = (reason: string): Text => (reason === 'abandoned' ? W.noResult : W.drawn);

/** What one is asked, by the kind of the offer. */
export const OFFERS: Readonly<Record<string, Text>> = {
  'offer-draw': text('propose la remise', 'offers a draw'),
  'ask-takeback': text('demande à reprendre son coup', 'asks to take his play back'),
  'ask-adjourn': text('demande à ajourner', 'asks to adjourn'),
};

/** That an offer was declined, by its kind; `{}` is who declined it. */
export const DECLINED: Readonly<Record<string, Text>> = {
  'offer-draw': text('{} refuse la remise.', '{} declined the draw.'),
  'ask-takeback': text('{} refuse que vous repreniez votre coup.', '{} declined the takeback.'),
  'ask-adjourn': text('{} refuse d’ajourner.', '{} declined to adjourn.'),
};

/** Acts that are words rather than gestures; `{}` is what follows the word. */
export const ACTS: Readonly<Record<string, Text>> = {
  ...DOMINO_ACTS,
  ...CHESS_ACTS,
  ...DICE_ACTS,
  tenir: text('Tenir', 'Stay (tenir)'),
  's-en-aller': text('S’en aller', 'Go away (s’en aller)'),
  plein: text('Garder le petit jan', 'Keep the petit jan'),
  coin: text('Prendre le coin', 'Take the coin'),
  passe: text('Passer : rien ne se joue', 'Pass: nothing can be played'),
  jeter: text('Jeter les dés', 'Throw the dice'),
  jeton: text('Jeton à {}', 'Jeton to {}'),
  'autre-jeton': text('Autre jeton à {}', 'Another jeton to {}'),
  fichet: text('Fichet au trou {}', 'Fichet to hole {}'),
  doubler: text('Montrer la bredouille', 'Show bredouille'),
  dedoubler: text('Ôter le second jeton, {}', 'Remove the second jeton, {}'),
  effacer: text('Effacer l’adversaire', 'Wipe the opponent'),
  pavillon: text('Planter le pavillon', 'Plant the pavillon'),
  toucher: text('Toucher {}', 'Touch {}'),
  adouber: text('J’adoube', 'Adjust (j’adoube)'),
  signaler: text('Signaler {}', 'Point out {}'),
  bois: text('Jouer {}', 'Play {}'),
  jouer: text('Jouer {}', 'Play {}'),
  'je-tiens': text('Je tiens', 'I stay (je tiens)'),
  'je-m-en-vais': text('Je m’en vais', 'I go away (je m’en vais)'),
  lever: text('Lever mes dames', 'Lift my men'),
  accorder: text('Accorder', 'Grant it'),
  ecole: text('École de {}', 'École of {}'),
  entiere: text('École entière', 'The whole école'),
  rectifier: text('Rectifier sans école', 'Set right without an école'),
  'faire-marquer': text('Faire marquer', 'Make him mark'),
  'faire-jouer': text('Faire jouer {}', 'Make him play {}'),
  dire: text('Dire {} points', 'Tell him {} points'),
  corriger: text('Reprendre son bois', 'Take one’s wood back'),
  'offrir-de-damer': text('Offrir de damer', 'Offer to crown'),
  'laisser-damer': text('Laisser damer', 'Let it be crowned'),
  'refuser-de-damer': text('Refuser de damer', 'Refuse to crown'),
  'quitter-remise': text('Quitter, remise', 'Leave with a draw'),
  souffler: text('Souffler {}', 'Huff {}'),
  'faire-prendre': text('Faire prendre', 'Make him take'),
  prendre: text('Prendre {}', 'Take {}'),
  laisser: text('Laisser', 'Let it be'),
  'faire-rejouer': text('Faire rejouer', 'Have it played again'),
  consentir: text('Consentir', 'Consent'),
  refuser: text('Refuser', 'Refuse'),
  quitter: text('Quitter', 'Quit'),
  'proposer-de-quitter': text('Proposer de quitter', 'Propose to quit'),
};
