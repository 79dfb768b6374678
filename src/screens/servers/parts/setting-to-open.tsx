import { createContext } from 'react';

/**
 * The key of the setting that a dashboard shows when the user opens it from this page (product.md §5.10); null if the
 * user only chooses a server.
 */
export const SettingToOpenContext = createContext<string | null>(null);
