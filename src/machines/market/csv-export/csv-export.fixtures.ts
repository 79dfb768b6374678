import { commandFixtures } from '../../charts/command.fixtures';
import { countsExportMachine } from './csv-export.machine';

export const csvExportFixtures = commandFixtures(countsExportMachine, {
  subjects: [{ storeId: 'biz_00000001', query: { days: 30 } }],
  values: [
    [{ day: '2026-11-24', referrer: 'discord.com', visits: 40, planClicks: 12, checkouts: 4 }],
  ],
});
