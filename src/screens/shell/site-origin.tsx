import { createContext } from 'react';
import { brand } from '#content/brand';

export const SiteOriginContext = createContext<string>(brand.origin);
