// People, tables and games for pages to be full of, each made when it is first asked for.
import { ask, enter, playOn, playQuickly } from './people.mjs';

/** How many turns each board is shown after. */
const IN_PLAY = 5;
/** How many games are begun at once: machines have seconds to answer. */
const AT_ONCE = 3;
const FOUR = 'dominos-a-quatre';

/** Makes each thing once, however often it is asked for. */
function once(make) {
  const made = new Map();
  return (key) => made.get(key) ?? made.set(key, make(key)).get(key);
}

/** Lets so many things be done at once; the others wait. */
function atMost(most) {
  const waiting = [];
  let busy = 0;
  return async (what) => {
    if (busy >= most) await new Promise((free) => { waiting.push(free); });
    busy += 1;
    try {
      return await what();
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  };
}

export const say = (page, game, word) => ask(page, 'POST', `/bot/games/${game}/say`, { id: crypto.randomUUID(), word });

/**
 * Two people with accounts, and what they can be asked for: `board(key)` is a game in play of that kind, `over(key)` one
 * that has ended, `between(kind)` one of theirs that stands as told below, `table()` one that waits for somebody. `full()`
 * comes once there is something in every list.
 */
export async function furnish(person) {
  const [page, other] = [await person({ expected: /status of (401|409)/ }), await person()];
  const stamp = Date.now() % 1e6;
  const [name, rival] = [`Lepeintre${stamp}`, `Manoury${stamp}`];
  await Promise.all([enter(page, name), enter(other, rival)]);
  const games = new Map((await ask(page, 'GET', '/games')).filter(({ engines }) => engines.length > 0).map((game) => [game.key, game]));
  const slot = atMost(AT_ONCE);
  const couple = { page, other, name };
  const board = once((key) => slot(() => (key === FOUR ? four(person, page, other) : inPlay(page, games.get(key)))));
  const over = once((key) => slot(() => playQuickly(page, ...(OVER[key] ?? [{ game: key }, 8]))));
  const between = once((kind) => slot(() => BETWEEN[kind](couple)));
  const table = once(() => ask(other, 'POST', '/tables', { game: 'trictrac', clock: { pace: 'increment', base_ms: 600_000, step_ms: 15_000 } }).then(({ id }) => id));
  const keys = [...games.keys(), FOUR];
  const lists = once(() => Promise.all([lobbyOf(couple), table(), over('trictrac'), over('dames'), between('rated'), ...keys.map(board)]));
  return { page, other, name, rival, keys, board, over, between, table: () => table(), full: () => lists() };
}

const OVER = {
  trictrac: [{ game: 'trictrac', options: { holes: 2 } }, 60],
  dames: [{ game: 'dames' }, 12],
};

/** A challenge, and a table of one's own that waits by the day. */
async function lobbyOf({ page, other, name }) {
  await ask(other, 'POST', '/tables', { game: 'dames', opponent: { name } });
  await ask(page, 'POST', '/tables', { game: 'dames', private: true, clock: { pace: 'days', base_ms: 0, step_ms: 259_200_000 } });
}

/** A game against a machine after a few turns. */
async function inPlay(page, { key, engines }) {
  const { name: engine } = engines.find(({ name }) => name === 'simple') ?? engines[0];
  const { game } = await ask(page, 'POST', '/tables', { game: key, opponent: { engine }, seat: 0 });
  await playOn(page, game, IN_PLAY);
  return game;
}

/**
 * A party of dominoes of four in the middle of its first coup. The rival opens the table: whoever does is taken from the
 * lobby to the game when it begins, and the first person's lobby may be on show.
 */
async function four(person, page, other) {
  const guests = [await person(), await person()];
  for (const guest of guests) await enter(guest);
  const players = [page, other, ...guests];
  const terms = { game: 'dominos', ruleset: 'piquet-voleur-1806', options: { players: 4, first: 1 }, seats: 4, seat: 1, private: true };
  const table = await ask(other, 'POST', '/tables', terms);
  let begun = table;
  for (const guest of [page, ...guests]) begun = await ask(guest, 'POST', `/tables/${table.id}/join`);
  await Promise.all(players.map((page, nth) => playOn(page, begun.game, nth === 0 ? 4 : 3)));
  await Promise.all(guests.map((guest) => guest.context().close()));
  return begun.game;
}

/** A game of the two, after so many acts of each; the rival opens the table, as above. */
async function twoAt({ page, other }, terms, acts = 0) {
  const table = await ask(other, 'POST', '/tables', { private: true, seat: 1, clock: { pace: 'none' }, ...terms });
  const { game } = await ask(page, 'POST', `/tables/${table.id}/join`);
  await Promise.all([page, other].map((each) => playOn(each, game, acts)));
  return game;
}

/** A game of the two in which one has said something. */
const said = (terms, who, word) => async (couple) => {
  const game = await twoAt(couple, terms, 3);
  await say(couple[who], game, word);
  return game;
};

/** What is said in the chat of a game, and by whom. */
export const TALK = [['other', 'Bonjour !'], ['page', 'Bonjour, bonne partie.'], ['other', 'Vous battez mon coin par passage ouvert, je crois.']];
const CLOCK = { pace: 'sudden', base_ms: 600_000 };

/** How the games of the two stand. */
const BETWEEN = {
  'draw-offered': said({ game: 'dames' }, 'other', 'offer-draw'),
  // At draughts no dice fall after one's last move.
  'takeback-asked': said({ game: 'dames' }, 'other', 'ask-takeback'),
  'adjourn-asked': said({ game: 'echecs' }, 'other', 'adjourn'),
  'draw-own': said({ game: 'echecs' }, 'page', 'offer-draw'),
  adjourned: async (couple) => {
    const game = await said({ game: 'dames' }, 'other', 'adjourn')(couple);
    await say(couple.page, game, 'accept');
    return game;
  },
  rated: async (couple) => {
    const game = await twoAt(couple, { game: 'dames', rated: true, clock: CLOCK });
    await say(couple.page, game, 'resign');
    return game;
  },
  drawn: async (couple) => {
    const game = await said({ game: 'dames' }, 'other', 'offer-draw')(couple);
    await say(couple.page, game, 'accept');
    return game;
  },
  rematch: async (couple) => {
    const game = await twoAt(couple, { game: 'dames' }, 2);
    await say(couple.page, game, 'resign');
    await ask(couple.other, 'POST', `/games/${game}/rematch`);
    return game;
  },
  talk: async (couple) => {
    const game = await twoAt(couple, { game: 'trictrac', clock: CLOCK }, 4);
    for (const [who, text] of TALK) await ask(couple[who], 'POST', `/bot/games/${game}/chat`, { text });
    return game;
  },
  begun: (couple) => twoAt(couple, { game: 'dames' }),
};
