import type { Revision } from '#domain/bot-config/history';
import { historyList } from '#domain/bot-config/history-query';
import { readerFixtures } from '../../charts/reader.fixtures';
import { configHistoryMachine } from './config-history.machine';

export function revision(version: number, changes: Revision['changes'] = []): Revision {
  return {
    id: version,
    version,
    savedAt: '2026-11-20T09:00:00.000Z',
    savedBy: { name: 'mira.resells', discordId: null, picture: null },
    changes,
  };
}

export const historyInput = { serverId: '300000000000000001', query: historyList.whole };

export const configHistoryFixtures = readerFixtures(configHistoryMachine, {
  values: [
    {
      revisions: [revision(5), revision(4)],
      more: true,
      people: [{ id: 'mira.resells', name: 'mira.resells' }],
    },
  ],
  input: historyInput,
  query: { key: 'SuccessPoints', panel: null, person: 'mira.resells' },
  patch: { revisions: [revision(3)], more: false, people: [] },
});
