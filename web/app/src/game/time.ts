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
