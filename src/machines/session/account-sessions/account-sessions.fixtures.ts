import type { AccountSession } from '#domain/session/account-session';
import { readerFixtures } from '../../charts/reader.fixtures';
import { accountSessionsMachine } from './account-sessions.machine';

export const thisSession: AccountSession = {
  id: '5e551000-0000-4000-8000-000000000001',
  device: { browser: 'Firefox', system: 'Windows', kind: 'computer' },
  signedInAt: '2026-11-20T09:00:00.000Z',
  usedAt: '2026-11-25T14:20:00.000Z',
  isCurrent: true,
};

export const phoneSession: AccountSession = {
  id: '5e551000-0000-4000-8000-000000000002',
  device: { browser: 'Safari', system: 'iPhone', kind: 'phone' },
  signedInAt: '2026-11-12T10:00:00.000Z',
  usedAt: '2026-11-24T19:05:00.000Z',
  isCurrent: false,
};

export const accountSessionsFixtures = readerFixtures(accountSessionsMachine, {
  values: [[thisSession, phoneSession], [thisSession]],
});
