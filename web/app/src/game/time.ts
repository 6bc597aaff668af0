/** Dates and spans for people. */
import { localeOf, message, say, type Language } from '@academie/words';
import { written } from './clock.ts';

/** `15 nov. 2026`: a date as it stands in lists. */
export const dateTold = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(date));

/** `2 d 3 h`: what is left of some time. */
export const leftTold = (milliseconds: number, language: Language): string =>
  written(Math.max(0, milliseconds), (days, hours) => say(message('web-table-days-hours', { days, hours }), language));

/** `15 November`: a day of this year. */
export const dayTold = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(date);

const STEPS = [['minute', 60], ['hour', 60], ['day', 24], ['week', 7]] as const;

/** `2 hours ago`: how long ago something was, in the largest unit that fits. */
export function agoTold(date: string, now: number, language: Language): string {
  let [ago, unit]: [number, Intl.RelativeTimeFormatUnit] = [Math.max(0, (now - Date.parse(date)) / 1000), 'second'];
  for (const [larger, size] of STEPS) {
    if (ago < size) break;
    [ago, unit] = [ago / size, larger];
  }
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(unit === 'second' ? 0 : -Math.floor(ago), unit);
}

const isToday = (at: Date): boolean => at.toDateString() === new Date().toDateString();

/** `14:05` today, `15 nov., 14:05` before: when something was said. */
export function momentTold(date: string, language: Language): string {
  const at = new Date(date);
  const day = isToday(at) ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(localeOf(language), { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** `today 9:12`, `15 Nov 2026, 14:05` before: when a device has come. */
export function arrivalTold(date: string, language: Language): string {
  const at = new Date(date);
  if (!isToday(at)) return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return say(message('web-settings-device-today', { hour: String(at.getHours()), minute: String(at.getMinutes()).padStart(2, '0') }), language);
}
