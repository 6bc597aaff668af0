import { describe, expect, it } from 'vitest';
import { askedBy, placeKind, SCOPES } from '../src/game/programs.ts';

describe('what a program asks', () => {
  it('is read from the address it opened, what it leaves out being empty', () => {
    const asked = askedBy('client_id=Board&redirect_uri=https%3A%2F%2Fboard.example%2F%3Fa%3D1&state=x+y&other=1');
    expect(asked).toMatchObject({ client_id: 'Board', redirect_uri: 'https://board.example/?a=1', state: 'x y', scope: '', resource: '' });
    expect(asked).not.toHaveProperty('other');
  });

  it('is nothing if it says something twice', () => {
    expect(askedBy('client_id=Board&redirect_uri=https://board.example&redirect_uri=https://evil.example')).toBeNull();
    expect(askedBy('client_id=Board&other=1&other=2')).not.toBeNull();
  });

  it('goes to a site, to this machine, or to an app', () => {
    expect(placeKind('https://board.example/done')).toBe('site');
    expect(placeKind('http://127.0.0.1:9/done')).toBe('machine');
    expect(placeKind('com.example.app:/done')).toBe('scheme');
  });
});

it('offers every scope once', () => {
  expect(new Set(SCOPES).size).toBe(7);
});
