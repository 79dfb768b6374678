import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { has, permissionsText, without } from './bits';
import { only } from './guild.fixture';

describe('permissionsText', () => {
  it.each([
    ['0', 0n],
    ['8', 8n],
    // A JavaScript number would lose the last bit.
    ['9007199254740993', 9_007_199_254_740_993n],
    ['340282366920938463463374607431768211455', (1n << 128n) - 1n],
  ])('reads %s', (text, expected) => {
    expect(v.parse(permissionsText, text)).toBe(expected);
  });

  it.each(['', ' 8', '-8', '0x8', '8.0', '8n', '8'.repeat(40), 8, null, undefined])(
    'rejects %j',
    (text) => {
      expect(v.safeParse(permissionsText, text).success).toBe(false);
    },
  );
});

describe('without', () => {
  it('removes only what is there', () => {
    const left = without(
      only('VIEW_CHANNEL', 'SEND_MESSAGES'),
      only('SEND_MESSAGES', 'EMBED_LINKS'),
    );
    expect(left).toBe(only('VIEW_CHANNEL'));
    expect(has(left, 'EMBED_LINKS')).toBe(false);
  });
});
