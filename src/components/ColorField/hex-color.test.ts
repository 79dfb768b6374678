import { expect, it } from 'vitest';
import { readHexColor } from './hex-color';

it.each([
  ['#5865f2', '#5865f2'],
  ['#5865F2', '#5865f2'],
  ['5865F2', '#5865f2'],
  ['fff', '#ffffff'],
  ['#0Af', '#00aaff'],
  [' #5865f2 ', '#5865f2'],
  ['', null],
  ['#', null],
  ['#12', null],
  ['#12345', null],
  ['#5865f2ff', null],
  ['##ffffff', null],
  ['violet', null],
])('reads %j as %j', (text, color) => {
  expect(readHexColor(text)).toBe(color);
});
