import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { API, MESSAGES, WIRE, generated, generatedApi, generatedWire } from '../generate.mjs';
import type { FromClient, FromServer } from '../src/messages.ts';

test('the types are those of the schemas: after a change of the server, run `make web-types`', async () => {
  expect(await readFile(WIRE, 'utf8')).toBe(await generatedWire());
  expect(await readFile(MESSAGES, 'utf8')).toBe(await generated());
  expect(await readFile(API, 'utf8')).toBe(await generatedApi());
});

test('messages are distinguished by t', () => {
  const kindOf = (message: FromServer): string => {
    switch (message.t) {
      case 'step':
        return message.view.position;
      case 'nack':
        return message.reason;
      default:
        return message.t;
    }
  };
  const ping: FromClient = { t: 'ping', sent: 1 };
  expect(kindOf({ t: 'pong', sent: ping.sent })).toBe('pong');
});
