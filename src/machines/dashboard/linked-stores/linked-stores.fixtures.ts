import type { LinkedStore } from '#domain/servers/linked-store';
import { readerFixtures } from '../../charts/reader.fixtures';
import { linkedStoresMachine } from './linked-stores.machine';

export const serverId = '902334817261953024';

export const cards: LinkedStore = {
  id: 'biz_00000001',
  slug: 'card-collectors',
  name: 'Card Collectors',
  isPublic: true,
  link: 'standing',
  refusedRoles: 1,
};
export const picks: LinkedStore = {
  id: 'biz_00000002',
  slug: 'picks-club',
  name: 'Picks Club',
  isPublic: false,
  link: 'paused',
  refusedRoles: 0,
};

export const linkedStoresFixtures = readerFixtures(linkedStoresMachine, {
  values: [[cards, picks], []],
  input: { serverId },
  patch: { id: cards.id, isCertain: true },
});
