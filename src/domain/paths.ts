/** Every route, in one table: `pattern` for the router, `href` for whoever links to it (spec §2). */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  /** `plan` is the id of a tab: the page opens with it. */
  features: {
    pattern: '/features',
    href: (plan?: string) => (plan === undefined ? '/features' : `/features#${plan}`),
  },
  docs: { pattern: '/docs', href: () => '/docs' },
  adminCommands: {
    pattern: '/docs/admin-commands',
    /** `command` is a command's name: the page opens with its card. */
    href: (command?: string) =>
      command === undefined ? '/docs/admin-commands' : `/docs/admin-commands#${command}`,
  },
  userCommands: {
    pattern: '/docs/user-commands',
    href: (command?: string) =>
      command === undefined ? '/docs/user-commands' : `/docs/user-commands#${command}`,
  },
  docsFeatures: { pattern: '/docs/features', href: () => '/docs/features' },
  changelog: { pattern: '/docs/changelog', href: () => '/docs/changelog' },
  changelogVersion: {
    pattern: '/docs/changelog/:version',
    /** `version` as in '1.45'; the page also answers to 'v1.45'. */
    href: (version: string) => `/docs/changelog/${encodeURIComponent(version)}`,
  },
  terms: { pattern: '/terms', href: () => '/terms' },
  privacy: { pattern: '/privacy', href: () => '/privacy' },
  servers: { pattern: '/servers', href: () => '/servers' },
  dashboard: {
    pattern: '/dashboard/:serverId/:tab?',
    /** `key` is a configuration key: the page opens with that setting focused and marked. */
    href: (serverId: string, tab?: string, key?: string) =>
      [
        `/dashboard/${encodeURIComponent(serverId)}`,
        tab ? `/${encodeURIComponent(tab)}` : '',
        key ? `#${encodeURIComponent(key)}` : '',
      ].join(''),
  },
  admin: { pattern: '/admin', href: () => '/admin' },
  embeds: {
    pattern: '/embeds',
    /** `share` is an encoded message (`message/share-link.ts`): the page opens with it. */
    href: (share?: string) =>
      share === undefined ? '/embeds' : `/embeds?share=${encodeURIComponent(share)}`,
  },
  verification: { pattern: '/auth', href: () => '/auth' },
  /** In the demo, the page of Discord that asks for consent and leads straight back. */
  consent: { pattern: '/auth/v1/*' },
  notFound: { pattern: '*' },
} as const;

/** Whether a page belongs to the marketplace, where accounts and the top bar differ (spec §2). */
export function isMarketplace(path: string): boolean {
  return ['/marketplace', '/store/', '/biz/'].some((part) => path.includes(part));
}

/** An address of a server's dashboard that names a real server: its id is the only group. */
export const realServerAddress = /^\/dashboard\/(\d{1,20})(?:\/|$)/;

/** The id in the address of a server's dashboard; undefined elsewhere. */
export function serverIdIn(path: string): string | undefined {
  const id = /^\/dashboard\/([^/]+)/i.exec(path)?.[1];
  return id === undefined ? undefined : safelyDecoded(id);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
