/** What a throw waits for that has not come. */
import type { Thrown } from '@academie/protocol/wire';
import { message, type Message } from '@academie/words';
import type { Line } from '../net/line.ts';
import type { Share } from './guarding.svelte.ts';

interface Awaited {
  readonly line: Pick<Line, 'about' | 'log'>;
  /** What the server has asked for last. */
  readonly asked: Thrown | null;
  readonly share: Share;
  /** Whether this browser gives nothing more until its reader has answered. */
  readonly alarmed: boolean;
  readonly players: readonly string[];
  readonly what: 'dice' | 'tiles';
}

/** What it waits for: another browser of one's own, other players, or the server, which has all it needs. */
export function waitTold({ line: { about, log }, asked, share, alarmed, players, what }: Awaited): Message {
  const seat = about?.seat ?? null;
  const owing = owed(log, asked);
  const others = owing.filter((each) => each !== seat).map((each) => players[each] ?? '');
  const mine = seat !== null && owing.includes(seat);
  if (mine && alarmed) return message('web-dice-wait-warning', { what });
  if (mine && share === 'elsewhere') return others.length > 0 ? message('web-dice-wait-either', { what, players: others }) : message('web-dice-wait-elsewhere', { what });
  return others.length > 0 ? message('web-dice-wait-players', { what, players: others }) : message('web-dice-wait-server', { what });
}

/** The seats that owe a link; before the server asks for any, all that have a key are to sign. */
function owed(log: Line['log'], asked: Thrown | null): readonly number[] {
  const fallen = Number(log.findLast(({ kind }) => kind === 'roll')?.body['n'] ?? 0);
  if (asked !== null && asked.n > fallen) return asked.owed;
  const keys = log[0]?.body['keys'];
  return Array.isArray(keys) ? keys.flatMap((key, seat) => (key === null ? [] : [seat])) : [];
}
