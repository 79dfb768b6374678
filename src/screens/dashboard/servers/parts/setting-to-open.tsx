import { createContext } from 'react';

/**
 * The key of the setting that the user wants to open (product.md §5.10). The links from this page to the dashboards
 * contain the key. It is null if the user only chooses a server.
 */
export const SettingToOpenContext = createContext<string | null>(null);
