import { brand } from '#content/brand';

/** The origin of this site, such as 'https://grouped.example', for search engines, feeds, and absolute links. */
export const siteOrigin = (import.meta.env.VITE_SITE_URL ?? brand.origin).replace(/\/$/, '');
