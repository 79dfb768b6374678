import { describe, expect, it } from 'vitest';
import { avatarUrl, guildIconUrl } from './icon';

describe('guildIconUrl', () => {
  it('is a png of the requested size', () => {
    expect(guildIconUrl({ id: '81', icon: 'abc' }, 128)).toBe(
      'https://cdn.discordapp.com/icons/81/abc.png?size=128',
    );
  });

  it('is not animated', () => {
    expect(guildIconUrl({ id: '81', icon: 'a_bc' }, 64)).toBe(
      'https://cdn.discordapp.com/icons/81/a_bc.png?size=64',
    );
  });

  it.each([null, ''])('is null for the icon %j', (icon) => {
    expect(guildIconUrl({ id: '81', icon }, 128)).toBeNull();
  });
});

describe('avatarUrl', () => {
  const of = (avatarHash: string | null, discordId = '80351110224678912') =>
    avatarUrl({ discordId, avatarHash });

  it('is a png of 256 px by default', () => {
    expect(of('abc')).toBe('https://cdn.discordapp.com/avatars/80351110224678912/abc.png?size=256');
  });

  it('is a gif for an animated avatar', () => {
    expect(of('a_bc')).toBe(
      'https://cdn.discordapp.com/avatars/80351110224678912/a_bc.gif?size=256',
    );
  });

  it('has the requested size', () => {
    expect(avatarUrl({ discordId: '1', avatarHash: 'abc' }, 64)).toBe(
      'https://cdn.discordapp.com/avatars/1/abc.png?size=64',
    );
  });

  // The index is (id >> 22) % 6. With a JavaScript number, the shift would give a wrong index.
  it.each([
    ['80351110224678912', 5],
    ['1234567890123456789', 1],
    ['4194303', 0],
    ['4194304', 1],
    ['25165824', 0],
    ['', 0],
    ['not an id', 0],
    ['9'.repeat(21), 0],
  ])('without a hash, %j has the default avatar %i', (discordId, index) => {
    const expected = `https://cdn.discordapp.com/embed/avatars/${index}.png`;
    expect(of(null, discordId)).toBe(expected);
    expect(of('', discordId)).toBe(expected);
    expect(of('3', discordId)).toBe(expected);
  });
});
