import { beforeEach, expect, it } from 'vitest';
import { forgetKnownServers, readKnownServers, rememberKnownServers } from './resync';
import { writeItem } from '../browser/local-storage';

beforeEach(forgetKnownServers);

it('keeps the ids and names of the last list, for the person who saw it', () => {
  expect(readKnownServers('mira')).toBeNull();
  const server = { id: '1', name: 'Vault', icon: 'x' };
  rememberKnownServers('mira', [server]);
  expect(readKnownServers('mira')).toEqual([{ id: '1', name: 'Vault' }]);
  expect(readKnownServers('leo')).toBeNull();
  forgetKnownServers();
  expect(readKnownServers('mira')).toBeNull();
});

it.each(['', '{', '[]', '{"userId":"mira","servers":[{"id":1}]}'])('ignores %s', (stored) => {
  writeItem('grouped:known-servers', stored);
  expect(readKnownServers('mira')).toBeNull();
});
