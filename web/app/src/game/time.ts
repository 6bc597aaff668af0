/** Dates and spans for people. */
import type { Language } from '../words/text.ts';
import { written } from './clock.ts';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** `15 nov. 2026`: a date as it stands in lists. */
export const dateTold = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(date));

/** `2 d 3 h`: what is left of some time. */
export const leftTold = (milliseconds: number, language: Language): string =>
  written(Math.max(0, milliseconds), language === 'fr' ? 'j' : 'd');
