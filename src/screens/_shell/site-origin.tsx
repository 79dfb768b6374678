import { createContext } from 'react';
import { brand } from '#content/brand';

/** Where the site stands, such as `https://grouped.example`; lent by the app, which reads it from the environment. */
export const SiteOriginContext = createContext<string>(brand.origin);
