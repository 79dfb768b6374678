import { expect, it } from 'vitest';
import { isTotpCode, newSecret, otpauthUri, totpCode } from './totp';

/** The ASCII text '12345678901234567890' in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d the code is %s (RFC 6238, appendix B)', async (seconds, code) => {
  expect(await totpCode(secret, seconds * 1_000, 8)).toBe(code);
});

it('accepts the code of one period before and after, and no other', async () => {
  const at = 1_800_000_015_000;
  const accepted = await Promise.all(
    [-2, -1, 0, 1, 2].map(async (periods) =>
      isTotpCode(secret, await totpCode(secret, at + periods * 30_000), at),
    ),
  );
  expect(accepted).toEqual([false, true, true, true, false]);
});

it('makes secrets of 160 bits and their address', async () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  expect(otpauthUri('My Site', 'ada@example.com', made)).toBe(
    `otpauth://totp/My%20Site:ada%40example.com?algorithm=SHA1&digits=6&issuer=My%20Site&period=30&secret=${made}`,
  );
});
