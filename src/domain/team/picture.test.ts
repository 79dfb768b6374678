import { describe, expect, it } from 'vitest';
import {
  checkPicture,
  isWholeImage,
  MOST_PICTURE_BYTES,
  pictureTypes,
  squareCrop,
  storedName,
  storedNameIn,
} from './picture';

const uuid = '0B6F0D7E-1c2d-4e3f-8a9b-0c1d2e3f4a5b';
const stored = uuid.toLowerCase();

describe('a file', () => {
  it.each([
    ['image/png', 1, null],
    ['image/jpeg', MOST_PICTURE_BYTES, null],
    ['image/gif', 10, null],
    ['image/webp', 10, null],
    ['image/avif', 10, null],
    ['image/png', MOST_PICTURE_BYTES + 1, 'tooLarge'],
    ['image/png', 0, 'empty'],
    ['image/svg+xml', 10, 'notAnImage'],
    ['image/PNG', 10, 'notAnImage'],
    ['application/pdf', 10, 'notAnImage'],
    ['constructor', 10, 'notAnImage'],
    ['', 10, 'notAnImage'],
  ])('of %s with %d bytes: %s', (type, size, problem) => {
    expect(checkPicture({ name: 'me.png', type, size })).toBe(problem);
  });

  it('has one of five types', () => {
    expect(pictureTypes).toEqual([
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'image/avif',
    ]);
  });
});

it.each([
  ['me.png', 'image/png', `${stored}.png`],
  ['me.and.my.JPEG', 'image/jpeg', `${stored}.jpeg`],
  ['me.jpg', 'image/jpeg', `${stored}.jpg`],
  ['me.png', 'image/webp', `${stored}.webp`],
  ['me', 'image/jpeg', `${stored}.jpg`],
  ['', 'image/gif', `${stored}.gif`],
  ['me.svg', 'image/svg+xml', null],
])('%s of %s is stored as %s', (name, type, expected) => {
  expect(storedName(uuid, { name, type })).toBe(expected);
});

it.each([
  [`https://x.supabase.co/storage/v1/object/public/team-avatars/${stored}.png`, `${stored}.png`],
  [`https://x.supabase.co/storage/v1/object/public/team-avatars/${stored}.png?t=1`, null],
  [`https://x.supabase.co/storage/v1/object/public/other/${stored}.png`, null],
  ['https://cdn.discordapp.com/avatars/1/2.png', null],
])('%s is the picture %s', (address, name) => {
  expect(storedNameIn(address, 'team-avatars')).toBe(name);
});

describe('a square', () => {
  it.each([
    ['in the middle of a wide image', { width: 300, height: 100 }, { x: 100, y: 0, side: 100 }],
    ['in the middle of a tall image', { width: 100, height: 301 }, { x: 0, y: 101, side: 100 }],
    ['of a square', { width: 64, height: 64 }, { x: 0, y: 0, side: 64 }],
    ['half as large', { width: 100, height: 100, zoom: 2 }, { x: 25, y: 25, side: 50 }],
    [
      'at a corner, kept inside the image',
      { width: 300, height: 100, zoom: 2, center: { x: 1, y: 0 } },
      { x: 250, y: 0, side: 50 },
    ],
    [
      'at the opposite corner',
      { width: 300, height: 100, center: { x: -3, y: 9 } },
      { x: 0, y: 0, side: 100 },
    ],
    ['never larger than the image', { width: 10, height: 20, zoom: 0.1 }, { x: 0, y: 5, side: 10 }],
    ['never smaller than a pixel', { width: 3, height: 3, zoom: 99 }, { x: 1, y: 1, side: 1 }],
  ])('%s', (_, image, expected) => {
    expect(squareCrop(image)).toEqual(expected);
  });

  it.each([
    [{ x: 0, y: 0, side: 64 }, { width: 64, height: 64 }, true],
    [{ x: 0, y: 0, side: 64 }, { width: 65, height: 64 }, false],
    [{ x: 1, y: 0, side: 63 }, { width: 64, height: 64 }, false],
  ])('%j of %j is the whole image: %s', (square, size, expected) => {
    expect(isWholeImage(square, size)).toBe(expected);
  });
});
