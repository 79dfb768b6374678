import { expect, it } from 'vitest';
import { fileNameOf } from './file-name';

it.each([
  ['Resell Heaven 🎉', 'resell-heaven-history-2026-11-25.csv'],
  ['Café “Größe”', 'cafe-grosse-history-2026-11-25.csv'],
  ['🎉', 'server-history-2026-11-25.csv'],
])('names the file of %s', (server, name) => {
  expect(fileNameOf(server, 'history', 'csv', Date.parse('2026-11-25T12:00:00Z'))).toBe(name);
});
