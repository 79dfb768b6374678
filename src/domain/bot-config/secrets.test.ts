import { describe, expect, it } from 'vitest';
import { isSecret, parseSecretRecords, secretKeys } from './secrets';

const row = { key: 'WhopAPIKey', set_at: '2026-11-03T10:00:00+00:00', set_by_name: 'mira' };

it('knows which settings are secrets', () => {
  expect(secretKeys).toEqual(['WhopAPIKey']);
  expect([isSecret('WhopAPIKey'), isSecret('whopBotMasterRoleID')]).toEqual([true, false]);
});

describe('parseSecretRecords', () => {
  it('reads rows, in UTC', () => {
    expect(parseSecretRecords([row])).toEqual([
      { key: 'WhopAPIKey', setAt: '2026-11-03T10:00:00.000Z', setByName: 'mira' },
    ]);
  });

  it('leaves behind what is no secret of ours, and whatever else a row says', () => {
    const rows = [
      { ...row, key: 'SuccessPoints' },
      { ...row, key: 'Nonsense' },
      { ...row, value: 'x' },
    ];
    expect(parseSecretRecords(rows)).toEqual([
      { key: 'WhopAPIKey', setAt: '2026-11-03T10:00:00.000Z', setByName: 'mira' },
    ]);
  });

  it.each([[null], [{}], [[{ ...row, set_at: 'lately' }]], [[{ ...row, set_by_name: null }]]])(
    'is null for %j',
    (rows) => {
      expect(parseSecretRecords(rows)).toBeNull();
    },
  );
});
