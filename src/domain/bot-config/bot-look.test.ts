import { describe, expect, it } from 'vitest';
import { isSameLook, lookOf } from './bot-look';
import { defaultConfig } from './fields';

const look = {
  color: '#9b87f5',
  icon: 'https://pictures.example/icon.png',
  thumbnail: 'https://pictures.example/thumbnail.png',
  image: 'https://pictures.example/image.png',
  welcomeImage: 'https://pictures.example/welcome.png',
  website: 'https://resell-heaven.example',
};
describe('lookOf', () => {
  it('reads the settings of a configuration', () => {
    const config = {
      ...defaultConfig(),
      EmbedColor: look.color,
      EmbedIcon: look.icon,
      EmbedThumbnail: look.thumbnail,
      EmbedImage: look.image,
      WelcomeEmbedImage: look.welcomeImage,
      websiteLink: look.website,
    };
    expect(lookOf(config)).toEqual(look);
  });

  it('is the default look for a new configuration', () => {
    expect(lookOf(defaultConfig())).toMatchObject({ color: '#ffffff', image: '', website: '' });
  });
});

describe('isSameLook', () => {
  it('is false if any part differs', () => {
    expect(isSameLook(look, { ...look })).toBe(true);
    const others = Object.keys(look).map((part) => ({ ...look, [part]: 'other' }));
    expect(others.filter((other) => isSameLook(look, other))).toEqual([]);
  });
});
