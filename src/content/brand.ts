/** The product's name and the sentences that go with it wherever it is introduced (spec §2). */
export const brand = {
  name: 'Grouped',
  /** Where the site stands, as far as nobody says otherwise (`VITE_SITE_URL`). */
  origin: 'https://grouped.example',
  heroTitle: 'Grouped Dashboard',
  tagline: 'A powerful Discord bot designed to automate and elevate your paid communities',
} as const;
