import { describe, expect, it } from 'vitest';
import { profileOf, viewerOf } from './profile';
import type { AuthUser, Session } from './session';

const HASH = '8342729096ea3675442027381ff50dfe';
const ADA = {
  provider_id: '175928847299117063',
  sub: '175928847299117064',
  name: 'ada',
  full_name: 'Ada Lovelace',
  user_name: 'ada_l',
  avatar_url: `https://cdn.discordapp.com/avatars/175928847299117063/${HASH}.png`,
};

const user = (metadata: Record<string, unknown>): AuthUser => ({
  id: '0b0d7a33-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  metadata,
});

describe('profileOf', () => {
  it('reads a Discord profile', () => {
    expect(profileOf(user(ADA))).toEqual({
      discordId: '175928847299117063',
      username: 'ada',
      avatarHash: HASH,
      avatar: ADA.avatar_url,
      email: 'ada@example.com',
    });
  });

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['provider_id first', ADA, '175928847299117063'],
    ['sub without provider_id', { ...ADA, provider_id: undefined }, '175928847299117064'],
    ['sub when provider_id is no snowflake', { ...ADA, provider_id: '1/../2' }, ADA.sub],
    ['no Discord id', { ...ADA, provider_id: undefined, sub: undefined }, undefined],
    ['a uuid, as password users have', { ...ADA, provider_id: null, sub: user({}).id }, undefined],
    ['a number, which has lost digits', { ...ADA, provider_id: 1.7e17, sub: null }, undefined],
    ['too many digits', { ...ADA, provider_id: '1'.repeat(21), sub: '' }, undefined],
  ])('id: %s', (_, metadata, discordId) => {
    expect(profileOf(user(metadata))?.discordId).toBe(discordId);
  });

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['name first', {}, 'ada'],
    ['full_name without name', { name: undefined }, 'Ada Lovelace'],
    ['user_name last', { name: '', full_name: '  ' }, 'ada_l'],
    ['no name', { name: '', full_name: null, user_name: undefined }, undefined],
    ['not a string', { name: { toString: 'x' }, full_name: 7, user_name: [] }, undefined],
    ['without the empty discriminator', { name: 'ada#0' }, 'ada'],
    ['with a real discriminator', { name: 'ada#1000' }, 'ada#1000'],
    ['only a discriminator', { name: '#0' }, '#0'],
    ['trimmed', { name: ' ada ' }, 'ada'],
  ])('username: %s', (_, changes, username) => {
    expect(profileOf(user({ ...ADA, ...changes }))?.username).toBe(username);
  });

  it.each<[string, unknown, string | null]>([
    ['animated', 'https://cdn.discordapp.com/avatars/1/a_0123.gif', 'a_0123'],
    ['with a size', 'https://cdn.discordapp.com/avatars/1/0123.webp?size=256', '0123'],
    ['without extension', 'https://cdn.discordapp.com/avatars/1/0123', '0123'],
    ["Discord's default picture", 'https://cdn.discordapp.com/embed/avatars/3.png', null],
    ['no path', 'https://cdn.discordapp.com', null],
    ['a folder', 'https://cdn.discordapp.com/avatars/1/', null],
    ['an encoded path', 'https://cdn.discordapp.com/avatars/1/..%2F..%2Fx.png', null],
    ['not a URL', 'not an address', null],
    ['another type', { href: 'https://x.example/1.png' }, null],
    ['missing', undefined, null],
  ])('avatar hash: %s', (_, avatar_url, avatarHash) => {
    expect(profileOf(user({ ...ADA, avatar_url }))?.avatarHash).toBe(avatarHash);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'file:///etc/passwd',
  ])('ignores the picture %s', (avatar_url) => {
    expect(profileOf(user({ ...ADA, avatar_url }))).toEqual({
      discordId: '175928847299117063',
      username: 'ada',
      avatarHash: null,
      avatar: null,
      email: 'ada@example.com',
    });
  });

  it('returns null for an empty record', () => {
    expect(profileOf(user({}))).toBeNull();
  });
});

describe('viewerOf', () => {
  const session = (metadata: Record<string, unknown>): Session => ({
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresAt: 3_600,
    providerToken: 'discord',
    user: user(metadata),
  });

  it('includes the profile', () => {
    expect(viewerOf(session(ADA))).toEqual({
      userId: '0b0d7a33-0000-4000-8000-000000000001',
      email: 'ada@example.com',
      profile: profileOf(user(ADA)),
    });
  });

  it('works without a Discord profile', () => {
    expect(viewerOf(session({}))).toEqual({
      userId: '0b0d7a33-0000-4000-8000-000000000001',
      email: 'ada@example.com',
      profile: null,
    });
  });
});
