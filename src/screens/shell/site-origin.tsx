import { createContext } from 'react';
import { brand } from '#content/brand';

/** The site's origin, such as `https://grouped.example`. Provided by the app from the environment. */
export const SiteOriginContext = createContext<string>(brand.origin);
