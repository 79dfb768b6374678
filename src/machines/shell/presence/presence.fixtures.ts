import type { Presence } from '#domain/presence/presence';
import { readerFixtures } from '../../charts/reader.fixtures';
import { presenceMachine } from './presence.machine';

const withPriya: Presence = {
  staff: [{ id: '1', name: 'Priya', role: 'Support', nameColor: '#9b87f5', avatar: null }],
  viewing: 17,
  isSeen: true,
};

export const presenceFixtures = readerFixtures(presenceMachine, { values: [withPriya] });
