export const presets = [
  { name: 'Every hour', expression: '0 * * * *' },
  { name: 'Every 5 hours', expression: '0 */5 * * *' },
  { name: 'Twice a day', expression: '0 0,12 * * *' },
  { name: 'Every day at 6 PM', expression: '0 18 * * *' },
  { name: 'Every Monday at 6 PM', expression: '0 18 * * 1' },
] as const;
