import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code';

const codeOf = (text: string) => qrCode(new TextEncoder().encode(text));
const drawn = (text: string) =>
  codeOf(text)
    .map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    .join('\n');
const digest = (text: string) =>
  createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

// A decoder (jsQR 1.4.0) has read these codes, and those of every other length.
it.each([
  [17, 21, '6a372923751b5624'],
  [18, 25, '9db022a1441f6414'],
  [106, 37, '92ed2c0f4c6aa876'],
  [107, 41, '6ba083aaae05c8d5'],
  [230, 53, 'bf488c25bf170785'],
  [271, 57, 'e91ac0bf5790d422'],
])('%d bytes need %d squares', (length, size, hash) => {
  const text = 'otpauth://totp/'.repeat(20).slice(0, length);
  expect(codeOf(text)).toHaveLength(size);
  expect(digest(text)).toBe(hash);
});

it('refuses a text that is too long', () => {
  expect(() => codeOf('a'.repeat(272))).toThrow('too long');
});
