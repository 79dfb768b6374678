/** The product's name and tagline (product.md §3.1). */
export const brand = {
  name: 'Grouped',
  /** The site's default origin. `VITE_SITE_URL` overrides it. */
  origin: 'https://grouped.example',
  heroTitle: 'Grouped Dashboard',
  tagline: 'A powerful Discord bot designed to automate and elevate your paid communities',
  promise: "Your community is open all night. You don't have to be.",
} as const;
