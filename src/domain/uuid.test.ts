import { describe, expect, it } from 'vitest';
import { isUuid } from './uuid';

describe('isUuid', () => {
  it.each(['5a1e0000-0000-4000-8000-000000010001', '5A1E0000-0000-4000-8000-00000001000F'])(
    'accepts %s',
    (text) => {
      expect(isUuid(text)).toBe(true);
    },
  );

  it.each([
    '',
    '1',
    '-'.repeat(36),
    '5a1e0000-0000-4000-8000-00000001000',
    '5a1e0000-0000-4000-8000-000000010001 ',
    '{5a1e0000-0000-4000-8000-000000010001}',
    '5a1e00000000400080000000000100010000',
  ])('rejects %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
