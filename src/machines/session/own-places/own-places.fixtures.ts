import type { OwnPlace } from '#domain/own-place';
import { readerFixtures } from '../../charts/reader.fixtures';
import { ownPlacesMachine } from './own-places.machine';

const place = (id: string, name: string): OwnPlace => ({ id, name, picture: null });

export const ownServers: readonly OwnPlace[] = [
  place('845201933120405504', 'Resell Heaven'),
  place('902334817261953024', 'Card Collectors'),
];

export const manyServers: readonly OwnPlace[] = Array.from({ length: 40 }, (_, index) =>
  place(`9000000000000000${String(index).padStart(2, '0')}`, `Community ${index + 1}`),
);

export const ownStores: readonly OwnPlace[] = [
  place('biz_00000001', 'Card Collectors'),
  place('biz_00000002', 'Picks Club'),
];

export const ownPlacesInput = {
  userId: '6f1c1c1e-0000-4000-8000-000000000001',
  discordId: '218345611802574848',
} as const;

export const ownPlacesFixtures = readerFixtures(ownPlacesMachine, {
  values: [ownServers, manyServers, []],
  input: { of: 'servers', ...ownPlacesInput },
});
