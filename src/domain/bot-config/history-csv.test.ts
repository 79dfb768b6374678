import { expect, it } from 'vitest';
import { revision } from '#machines/dashboard/config-history/config-history.fixtures';
import { historyCsv } from './history-csv';

const resources = {
  roles: [],
  channels: [
    { id: '800000000000000001', name: 'log', type: 'text', parentId: null, position: 0 } as const,
  ],
};

it('has a line for each change, with names and without secrets', () => {
  const csv = historyCsv(
    [
      revision(2, [
        { key: 'SuccessPoints', before: null, after: 25 },
        { key: 'logsChannel', before: '', after: '800000000000000001' },
      ]),
      revision(1, [{ key: 'WhopAPIKey', before: '', after: '••••••••' }]),
    ],
    resources,
  );
  const [, ...lines] = csv.trimEnd().split('\r\n');
  const start = '2026-11-20T09:00:00.000Z,mira.resells,,';
  expect(lines).toEqual([
    `${start}points,Success points,Not set,25 points`,
    `${start}channels,Bot log,Not set,#log`,
    `${start}api,Whop API Key,Not set,Set`,
  ]);
});
