/** Texts of the pages with the settings of one feature (product.md §9.27). */
export const setupMessages = {
  /** The heading of the list of set-ups. */
  heading: 'Set up',
  /** Where a found setting has the name of its tab. */
  badge: 'Set-up',
  startHeading: 'Set up a feature',
  startHelp: 'Each page has all settings of one feature, in order, whatever tabs they are on.',
  inDiscord: 'In Discord',
  inDiscordHelp: 'After you have saved, run these commands in your server.',
  test: 'Test message',
} as const;
