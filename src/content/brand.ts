/** The product's name and the sentences that go with it wherever it is introduced (spec §2). */
export const brand = {
  name: 'Grouped',
  heroTitle: 'Grouped Dashboard',
  tagline: 'A powerful Discord bot designed to automate and elevate your paid communities',
} as const;
