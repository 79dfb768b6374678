import type { Panel } from '#domain/permissions/panels';

/** The names of the panels (product.md §9.1). */
export const panelNames = {
  advanced: 'Advanced',
  api: 'API',
  roles: 'Roles',
  channels: 'Channels',
  points: 'Points',
  misc: 'Misc',
  embeds: 'Embeds',
  editors: 'Editors',
} as const satisfies Record<Panel, string>;

/** The name of the checklist for a new server (product.md §9.22). */
export const startName = 'Start here';

/** The name of the page with what the bot cannot do (product.md §9.23). */
export const healthName = 'Health';
