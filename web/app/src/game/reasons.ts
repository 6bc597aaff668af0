/** Why one move is better than another: what can be counted after both, best first. No rule of a game, no text of a position. */
import { message, type Message } from '@academie/words';
import { judgedTold, type Compared, type Counts } from './analysis.ts';

/** A bold clause, and a sentence with a number in it. */
export interface Reason {
  readonly clause: Message;
  readonly sentence: Message;
}

/** Who moves and who answers, by name; nothing for whoever looks. */
export interface Sides {
  readonly mover: string | null;
  readonly other: string | null;
}

const MOST = 3;
/** Less than this is not worth a sentence: points on average, throws of 36. */
const LEAST_POINTS = 0.25;
const LEAST_WAYS = 2;
/** What a throw of 36 that hits, and a man, are taken to weigh beside a point. */
const WAY = 0.12;
const MAN = 0.3;

interface Weighed extends Reason {
  readonly weight: number;
}

const throwsOf = (player: string | null, { of }: Counts): Message =>
  player === null ? message('web-reasons-your-throws', { of }) : message('web-reasons-throws-of', { of, player });

const points = (player: string | null, better: number, worse: number, moves: Moves): Message =>
  player === null ? message('web-reasons-your-points', { better, worse, ...moves }) : message('web-reasons-points-of', { better, worse, player, ...moves });

interface Moves {
  readonly best: Message;
  readonly played: Message;
}

const GAINS = ['fill', 'keep', 'hit'] as const;
const more = ({ kinds }: Counts, than: Counts, kind: string): number => (kinds[kind] ?? 0) - (than.kinds[kind] ?? 0);

function counted(kind: 'fill' | 'keep' | 'hit' | 'fail', player: string | null, better: Counts, worse: Counts, moves: Moves): Message {
  const args = { throws: throwsOf(player, better), better: better.kinds[kind] ?? 0, worse: worse.kinds[kind] ?? 0, ...moves };
  return message(`web-reasons-many-${kind}`, args);
}

/** What one's own next throw gains. */
function gains(best: Counts, played: Counts, { mover }: Sides, moves: Moves): readonly Weighed[] {
  const kinds = GAINS.filter((kind) => more(best, played, kind) >= LEAST_WAYS).map((kind) => ({
    weight: more(best, played, kind) * WAY,
    clause: message(`web-reasons-you-${kind}`),
    sentence: counted(kind, mover, best, played, moves),
  }));
  const fails = more(played, best, 'fail');
  const by = best.points - played.points;
  return [
    ...kinds,
    ...(fails >= LEAST_WAYS ? [{ weight: fails * WAY, clause: message('web-reasons-you-play'), sentence: counted('fail', mover, best, played, moves) }] : []),
    ...(by >= LEAST_POINTS ? [{ weight: by, clause: message('web-reasons-better-throw'), sentence: points(mover, best.points, played.points, moves) }] : []),
  ];
}

/** What the other's next throw gains less. */
function spared(best: Counts, played: Counts, { other }: Sides, moves: Moves): readonly Weighed[] {
  const hits = more(played, best, 'hit');
  const by = played.points - best.points;
  const clause = other === null ? message('web-reasons-less-given-you') : message('web-reasons-less-given', { player: other });
  return [
    ...(hits >= LEAST_WAYS ? [{ weight: hits * WAY, clause: message('web-reasons-safer'), sentence: counted('hit', other, best, played, moves) }] : []),
    ...(by >= LEAST_POINTS ? [{ weight: by, clause, sentence: points(other, best.points, played.points, moves) }] : []),
  ];
}

/** What the better move costs all the same. */
function price(best: Counts, played: Counts, { other }: Sides, moves: Moves): readonly Reason[] {
  const clause = message('web-reasons-price');
  if (best.points - played.points >= LEAST_POINTS) return [{ clause, sentence: points(other, best.points, played.points, moves) }];
  return more(best, played, 'hit') >= LEAST_WAYS ? [{ clause, sentence: counted('hit', other, best, played, moves) }] : [];
}

function standing(best: Compared, played: Compared, moves: Moves): readonly Weighed[] {
  const [alone, held] = [played.alone.length - best.alone.length, best.held.length - played.held.length];
  const [counts, covers] = [
    { better: best.alone.length, worse: played.alone.length, ...moves },
    { better: best.held.length, worse: played.held.length, ...moves },
  ];
  return [
    ...(alone > 0 ? [{ weight: alone * MAN, clause: message('web-reasons-fewer-alone'), sentence: message('web-reasons-men-alone', counts) }] : []),
    ...(held > 0 && alone <= 0 ? [{ weight: held * MAN, clause: message('web-reasons-more-held'), sentence: message('web-reasons-men-held', covers) }] : []),
  ];
}

/** At most three reasons for the best move rather than another, the weightiest first, its price last. */
export function reasonsFor(best: Compared, played: Compared, sides: Sides): readonly Reason[] {
  const moves = { best: judgedTold(best), played: judgedTold(played) };
  const own = best.mine && played.mine ? gains(best.mine, played.mine, sides, moves) : [];
  const others = best.theirs && played.theirs ? spared(best.theirs, played.theirs, sides, moves) : [];
  const paid = best.theirs && played.theirs ? price(best.theirs, played.theirs, sides, moves) : [];
  const found = [...own, ...others, ...standing(best, played, moves)].sort((one, two) => two.weight - one.weight);
  return [...found.slice(0, MOST - Math.min(paid.length, found.length >= MOST ? 1 : paid.length)), ...paid].slice(0, MOST).map(({ clause, sentence }) => ({ clause, sentence }));
}
