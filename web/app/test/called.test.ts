import { afterEach, expect, test, vi } from 'vitest';
import { browserName } from '../src/game/push.ts';
import { agoTold, arrivalTold } from '../src/game/time.ts';

afterEach(() => { vi.useRealTimers(); });

test('a browser is named as its owner knows it', () => {
  const agents = {
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0': 'Firefox, Linux',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36': 'Chrome, Android',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0': 'Edge, Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1': 'Safari, iPhone',
    'something else': '',
  };
  for (const [agent, name] of Object.entries(agents)) expect(browserName(agent)).toBe(name);
});

test('how long ago something was is said in the largest unit that fits', () => {
  const now = Date.parse('2026-11-17T12:00:00Z');
  const ago = (seconds: number, language = 'en'): string => agoTold(new Date(now - seconds * 1000).toISOString(), now, language);
  expect([20, 70, 3 * 3600, 26 * 3600, 9 * 86_400].map((seconds) => ago(seconds))).toEqual(['now', '1 minute ago', '3 hours ago', 'yesterday', 'last week']);
  expect(ago(2 * 3600, 'fr')).toBe('il y a 2 heures');
  expect(ago(-50), 'clocks differ').toBe('now');
});

test('a device that came today is told with the time alone, an older one with its date', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 19, 18, 30) });
  const told = (date: Date, language: string): string => arrivalTold(date.toISOString(), language).replace(/\s/g, ' ');
  const morning = new Date(2026, 10, 19, 9, 2);
  expect(['en', 'fr', 'nl'].map((language) => told(morning, language))).toEqual(['today 9:02', 'aujourd’hui à 9 h 02', 'vandaag 9:02']);
  expect(told(new Date(2026, 10, 18, 23, 59), 'en')).toContain('18 Nov 2026');
  expect(told(new Date(2025, 10, 19, 9, 2), 'fr')).toContain('19 nov. 2025');
});
