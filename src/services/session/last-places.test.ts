import { beforeEach, expect, it } from 'vitest';
import { noLastPlaces } from '#domain/own-place';
import { removeItem, writeItem } from '../browser/local-storage';
import { forgetPlace, readLastPlaces, rememberPlace } from './last-places';

beforeEach(() => removeItem('grouped:last-places'));

it('remembers the servers and stores that a person opened, the latest first', () => {
  expect(readLastPlaces('mira')).toEqual(noLastPlaces);
  rememberPlace('mira', 'servers', '1');
  rememberPlace('mira', 'stores', 'biz_1');
  rememberPlace('mira', 'servers', '2');
  expect(readLastPlaces('mira')).toEqual({ servers: ['2', '1'], stores: ['biz_1'] });
});

it('ignores, and then replaces, what another person opened', () => {
  rememberPlace('mira', 'servers', '1');
  expect(readLastPlaces('leo')).toEqual(noLastPlaces);
  expect(readLastPlaces(null)).toEqual(noLastPlaces);
  rememberPlace('leo', 'stores', 'biz_2');
  expect(readLastPlaces('leo')).toEqual({ servers: [], stores: ['biz_2'] });
});

it('remembers the demo server of a visitor', () => {
  rememberPlace(null, 'servers', 'demo');
  expect(readLastPlaces(null).servers).toEqual(['demo']);
});

it('forgets what can no longer be opened', () => {
  rememberPlace('mira', 'servers', '1');
  forgetPlace('mira', 'servers', '2');
  forgetPlace('leo', 'servers', '1');
  expect(readLastPlaces('mira').servers).toEqual(['1']);
  forgetPlace('mira', 'servers', '1');
  expect(readLastPlaces('mira').servers).toEqual([]);
});

it.each(['', '{', '[]', '{"userId":null}', '{"userId":null,"servers":[1],"stores":[]}'])(
  'ignores %s',
  (stored) => {
    writeItem('grouped:last-places', stored);
    expect(readLastPlaces(null)).toEqual(noLastPlaces);
  },
);
