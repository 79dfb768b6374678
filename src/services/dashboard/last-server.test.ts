import { beforeEach, expect, it } from 'vitest';
import { forgetLastServer, readLastServer, rememberLastServer } from './last-server';
import { removeItem, writeItem } from '../browser/local-storage';

beforeEach(() => removeItem('grouped:last-server'));

it('is the server that the person opened last', () => {
  expect(readLastServer('mira')).toBeNull();
  rememberLastServer('mira', '1');
  rememberLastServer('mira', '2');
  expect(readLastServer('mira')).toBe('2');
});

it('is not the server of somebody else', () => {
  rememberLastServer('mira', '1');
  expect(readLastServer('leo')).toBeNull();
  expect(readLastServer(null)).toBeNull();
});

it('is the server of a visitor who is not signed in', () => {
  rememberLastServer(null, 'demo');
  expect(readLastServer(null)).toBe('demo');
});

it('forgets only the server that can no longer be opened', () => {
  rememberLastServer('mira', '1');
  forgetLastServer('mira', '2');
  expect(readLastServer('mira')).toBe('1');
  forgetLastServer('mira', '1');
  expect(readLastServer('mira')).toBeNull();
});

it.each(['', '{', '"1"', '{"userId":1,"serverId":"1"}'])(
  'ignores the stored value %s',
  (stored) => {
    writeItem('grouped:last-server', stored);
    expect(readLastServer(null)).toBeNull();
  },
);
