import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { API, WIRE, generatedApi, generatedWire } from '../generate.mjs';
import type { FromClient, FromServer } from '../src/wire.ts';

test('the types are those of the schemas: after a change of the server, run `make web-types`', async () => {
  expect(await readFile(WIRE, 'utf8')).toBe(await generatedWire());
  expect(await readFile(API, 'utf8')).toBe(await generatedApi());
});

test('messages are distinguished by t', () => {
  const kindOf = (message: FromServer): string => {
    switch (message.t) {
      case 'step':
        return message.view.board.kind;
      case 'nack':
        return message.message.key ?? '';
      default:
        return message.t;
    }
  };
  const ping: FromClient = { t: 'ping', sent: 1 };
  expect(kindOf({ t: 'pong', sent: ping.sent })).toBe('pong');
});
