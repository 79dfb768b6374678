/** Every route, in one table: `pattern` for the router, `href` for whoever links to it (spec §2). */
export const paths = {
  home: { pattern: '/', href: () => '/' },
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
  notFound: { pattern: '*' },
} as const;

/** Whether a page belongs to the marketplace, where accounts and the top bar differ (spec §2). */
export function isMarketplace(path: string): boolean {
  return ['/marketplace', '/store/', '/biz/'].some((part) => path.includes(part));
}
