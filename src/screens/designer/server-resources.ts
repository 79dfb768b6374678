import { createContext } from 'react';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';

/**
 * The roles and channels of the chosen server (product.md §15.18). Empty if no server is chosen, or if its names are not
 * known.
 */
export const ServerResourcesContext = createContext<GuildResources>(noGuildResources);
