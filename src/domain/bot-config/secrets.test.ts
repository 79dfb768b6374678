import { describe, expect, it } from 'vitest';
import { isSecret, parseSecretRecords, secretKeys } from './secrets';

const row = { key: 'WhopAPIKey', set_at: '2026-11-03T10:00:00+00:00', set_by_name: 'mira' };

it('lists the settings that are secrets', () => {
  expect(secretKeys).toEqual(['WhopAPIKey']);
  expect([isSecret('WhopAPIKey'), isSecret('whopBotMasterRoleID')]).toEqual([true, false]);
});

describe('parseSecretRecords', () => {
  it('parses rows and converts dates to UTC', () => {
    expect(parseSecretRecords([row])).toEqual([
      { key: 'WhopAPIKey', setAt: '2026-11-03T10:00:00.000Z', setByName: 'mira' },
    ]);
  });

  it('drops unknown settings and extra columns', () => {
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
