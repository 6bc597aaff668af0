/** Time as it is shown between two messages of the server. */
import type { Logged } from '@academie/protocol/wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a clock that showed `shown` when the last message came. */
export const remaining = (shown: number, running: boolean, since: number): number =>
  Math.max(0, running ? shown - Math.max(0, since) : shown);

/** `2 d 3 h`, `1:02:03`, `4:05`, and tenths in the last ten seconds. */
export function written(milliseconds: number, inDays: (days: number, hours: number) => string): string {
  if (milliseconds >= DAY) {
    return inDays(Math.floor(milliseconds / DAY), Math.floor((milliseconds % DAY) / HOUR));
  }
  if (milliseconds < 10 * SECOND) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const [hours, minutes, seconds] = [HOUR, MINUTE, SECOND].map((unit) => Math.floor(milliseconds / unit));
  const two = (number = 0): string => String(number % 60).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes ?? 0}:${two(seconds)}`;
}

/** `1:05`, `0:09`: what is left before something happens, in whole seconds. */
export function countdown(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time that a clock was given back after an outage, where in the log and when. */
export interface GivenBack {
  readonly seq: number;
  readonly at: number;
  readonly lost: number;
}

/** Every time that a clock was given time back, in order. */
export const givenBack = (log: readonly Logged[]): readonly GivenBack[] =>
  log.flatMap(({ seq, kind, body, at_ms: at }) => (kind === 'pause' ? [{ seq, at, lost: Number(body['lost_ms']) }] : []));
