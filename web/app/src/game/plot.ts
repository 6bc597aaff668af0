/** Curves over time as numbers: where points and marks of the axes lie. No page, no words but dates. */
import { localeOf, type Language } from '@academie/words';

/** A value at a time, in milliseconds. */
export interface PlotPoint {
  readonly at: number;
  readonly value: number;
  /** How far it may be off, up and down. */
  readonly spread: number | null;
  /** Whether it is not yet to be relied on. */
  readonly soft: boolean;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

const [HOUR, DAY] = [3_600_000, 86_400_000] as const;
const STEPS = [1, 2, 5, 10] as const;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;
/** Spans of dates that read well, in milliseconds. */
const SPANS = [
  HOUR / 4, HOUR, 3 * HOUR, 6 * HOUR, DAY, 2 * DAY, WEEK_DAYS * DAY, 2 * WEEK_DAYS * DAY,
  MONTH_DAYS * DAY, 3 * MONTH_DAYS * DAY, 6 * MONTH_DAYS * DAY, YEAR_DAYS * DAY, 2 * YEAR_DAYS * DAY, 5 * YEAR_DAYS * DAY,
] as const;

/** A step of 1, 2 or 5 times a power of ten that makes at most so many. */
export function niceStep(span: number, most: number): number {
  const rough = Math.max(span, 1e-9) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough - 1e-12) ?? 10);
}

/** The marks of an axis of numbers: all multiples of a nice step within the range. */
export function ticksOf({ low, high }: Range, most: number): readonly number[] {
  const step = niceStep(high - low, most);
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => Number(((first + nth) * step).toPrecision(12)));
}

/** The range of an axis: all values with their spread, out to the next marks, and never less than `least` wide. */
export function rangeOf(points: readonly PlotPoint[], least: number, most: number): Range {
  const lows = points.map(({ value, spread }) => value - (spread ?? 0));
  const highs = points.map(({ value, spread }) => value + (spread ?? 0));
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const pad = Math.max(0, (least - (high - low)) / 2);
  const step = niceStep(high - low + 2 * pad, most);
  return { low: Math.floor((low - pad) / step + 1e-9) * step, high: Math.ceil((high + pad) / step - 1e-9) * step };
}

/** The times that an axis shows: from the first point to the last, an hour at the least. */
export function timesOf(points: readonly PlotPoint[]): Range {
  const [low, high] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return high - low >= HOUR ? { low, high } : { low: low - HOUR / 2, high: high + HOUR / 2 };
}

/** The marks of an axis of dates, at the start of hours, days, months or years of the reader. */
export function datesOf({ low, high }: Range, most: number): readonly number[] {
  const span = SPANS.find((each) => (high - low) / each <= most + 0.5) ?? niceStep(high - low, most);
  const found: number[] = [];
  let next = startOf(new Date(low), span);
  while (next <= high && found.length <= most + 1) {
    if (next >= low) found.push(next);
    next = startOf(new Date(next + span * 1.02), span);
  }
  return found;
}

/** The round date at or before a date that a span goes with. */
function startOf(date: Date, span: number): number {
  const [year, month, day, hour] = [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()];
  if (span >= YEAR_DAYS * DAY) return new Date(year, 0).getTime();
  if (span >= MONTH_DAYS * DAY) return new Date(year, month).getTime();
  if (span >= DAY) return new Date(year, month, day).getTime();
  return new Date(year, month, day, hour, Math.floor(date.getMinutes() / 15) * 15).getTime();
}

/** How a mark of an axis of dates is written: the finer the axis, the more of the date. */
export function dateMark(at: number, { low, high }: Range, language: Language): string {
  const days = (high - low) / DAY;
  const style: Intl.DateTimeFormatOptions =
    days > 2 * YEAR_DAYS ? { year: 'numeric' }
    : days > 4 * MONTH_DAYS ? { month: 'short', year: 'numeric' }
    : days > 2 ? { day: 'numeric', month: 'short' }
    : { hour: 'numeric', minute: '2-digit' };
  return new Intl.DateTimeFormat(localeOf(language), style).format(at);
}

/** The number of the point nearest to a time. */
export function nearest(points: readonly PlotPoint[], at: number): number {
  let found = 0;
  for (const [number, point] of points.entries()) {
    if (Math.abs(point.at - at) < Math.abs((points[found]?.at ?? Infinity) - at)) found = number;
  }
  return found;
}

/** A part of a curve that is drawn in one way. */
export interface Stretch {
  readonly soft: boolean;
  readonly points: readonly PlotPoint[];
}

/** The curve in stretches; each begins where the one before ends, so that nothing is missing between. */
export function stretchesOf(points: readonly PlotPoint[]): readonly Stretch[] {
  const found: { soft: boolean; points: PlotPoint[] }[] = [];
  for (const point of points) {
    const last = found.at(-1);
    if (last?.soft === point.soft) last.points.push(point);
    else found.push({ soft: point.soft, points: [...(last?.points.slice(-1) ?? []), point] });
  }
  return found;
}
