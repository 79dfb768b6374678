import { createContext } from 'react';

/** The configuration key with which dashboards are opened (product.md §5.10); null if the user only chooses a server. */
export const SettingToOpenContext = createContext<string | null>(null);
