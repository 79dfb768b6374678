import type { Panel } from '#domain/permissions/panels';

/** What the panels of a dashboard are called (spec §2 «Server settings»). */
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
