import { brand } from '#content/brand';

/** Where this site stands, such as 'https://grouped.example': what search engines, feeds and links to it are told. */
export const siteOrigin = (import.meta.env.VITE_SITE_URL ?? brand.origin).replace(/\/$/, '');
