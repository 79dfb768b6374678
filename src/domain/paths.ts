/** All routes. `pattern` is for the router, `href` creates links (product.md §2.1). */
export const paths = {
  /** `section` is the id of a section to scroll to. */
  home: {
    pattern: '/',
    href: (section?: 'features' | 'pricing') => (section === undefined ? '/' : `/#${section}`),
  },
  /** `plan` is the id of the tab to open. */
  features: {
    pattern: '/features',
    href: (plan?: string) => (plan === undefined ? '/features' : `/features#${plan}`),
  },
  docs: { pattern: '/docs', href: () => '/docs' },
  adminCommands: {
    pattern: '/docs/admin-commands',
    /** `command` is the name of a command. The page opens with the card of that command. */
    href: (command?: string) =>
      command === undefined ? '/docs/admin-commands' : `/docs/admin-commands#${command}`,
  },
  userCommands: {
    pattern: '/docs/user-commands',
    href: (command?: string) =>
      command === undefined ? '/docs/user-commands' : `/docs/user-commands#${command}`,
  },
  docsFeatures: { pattern: '/docs/features', href: () => '/docs/features' },
  docsSelling: { pattern: '/docs/selling', href: () => '/docs/selling' },
  docsBuying: { pattern: '/docs/buying', href: () => '/docs/buying' },
  changelog: { pattern: '/docs/changelog', href: () => '/docs/changelog' },
  changelogVersion: {
    pattern: '/docs/changelog/:version',
    /** `version` is a version such as "1.45". "v1.45" is accepted, too. */
    href: (version: string) => `/docs/changelog/${encodeURIComponent(version)}`,
  },
  terms: { pattern: '/terms', href: () => '/terms' },
  privacy: { pattern: '/privacy', href: () => '/privacy' },
  servers: {
    pattern: '/servers',
    /** The page opens this setting in the server that was chosen last (product.md §5.10). */
    href: (setting?: string) =>
      setting === undefined ? '/servers' : `/servers#setting=${encodeURIComponent(setting)}`,
  },
  dashboard: {
    pattern: '/dashboard/:serverId/:tab?',
    /** `key` is a configuration key. The page focuses and marks this setting. */
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
    /** `share` is an encoded message (`message/share-link.ts`) to open. */
    href: (share?: string) =>
      share === undefined ? '/embeds' : `/embeds?share=${encodeURIComponent(share)}`,
  },
  marketplace: {
    pattern: '/marketplace',
    /** `account` is the part of the account dialog to open (`marketplace/account-address.ts`). */
    href: (account?: string) =>
      account === undefined
        ? '/marketplace'
        : `/marketplace?account=${encodeURIComponent(account)}`,
  },
  store: {
    pattern: '/store/:store',
    /** `store` is the address of a store, or its id. */
    href: (store: string) => `/store/${encodeURIComponent(store)}`,
  },
  seller: {
    pattern: '/biz/:businessId/*',
    /** `businessId` may be 'new'. Without a section, the dashboard chooses one. The page focuses `field`. */
    href: (businessId: string, section?: SellerSection, field?: string) =>
      [
        `/biz/${encodeURIComponent(businessId)}`,
        section === undefined ? '' : `/${section}`,
        field === undefined ? '' : `#${field}`,
      ].join(''),
  },
  myMemberships: { pattern: '/memberships', href: () => '/memberships' },
  security: { pattern: '/security', href: () => '/security' },
  /** The sitemap for search engines. The handler in `src/app/server` generates it. */
  storeSitemap: { href: () => '/store-sitemap.xml' },
  /** A page of the public stores as JSON, for the host's cache. The handler in `src/app/server` generates it. */
  storeList: {
    href: (query = '') => (query === '' ? '/store-list.json' : `/store-list.json?${query}`),
  },
  verification: { pattern: '/auth', href: () => '/auth' },
  /**
   * In demo mode, replaces Discord's consent page and the links in emails. Redirects to the page that the URL names.
   */
  consent: { pattern: '/auth/v1/*' },
  notFound: { pattern: '*' },
} as const;

/** Returns '/servers' for '/SERVERS', or null if the case is right or no route has the path (product.md §2.1). */
export function pathInOwnCase(path: string): string | null {
  const given = path.replace(/(.)\/+$/, '$1').split('/');
  for (const route of Object.values(paths)) {
    if (!('pattern' in route) || route.pattern === '*') continue;
    const fixed = route.pattern.replace(/\/[:*].*$/, '').split('/');
    const isFixed = fixed.length === route.pattern.split('/').length;
    const isRoute =
      fixed.every((part, index) => part === given[index]?.toLowerCase()) &&
      (isFixed ? given.length === fixed.length : given.length > fixed.length);
    if (!isRoute) continue;
    const own = [...fixed, ...given.slice(fixed.length)].join('/');
    return own === path ? null : own;
  }
  return null;
}

/** Returns whether a page belongs to the marketplace (product.md §2.3). */
export function isMarketplace(path: string): boolean {
  return ['/marketplace', '/store/', '/biz/'].some((part) => path.includes(part));
}

/** Returns whether a page belongs to the documentation, which includes the changelog. */
export function isDocs(path: string): boolean {
  return /^\/docs(?:\/|$)/i.test(path);
}

/** Matches the path of a dashboard with a numeric server id. The only capture group is the id. */
export const realServerAddress = /^\/dashboard\/(\d{1,20})(?:\/|$)/;

export function settingIn(hash: string): string | null {
  return /^#setting=(\w{1,64})$/.exec(hash)?.[1] ?? null;
}

/** Returns the server id in a dashboard path, or undefined. */
export function serverIdIn(path: string): string | undefined {
  const id = /^\/dashboard\/([^/]+)/i.exec(path)?.[1];
  return id === undefined ? undefined : safelyDecoded(id);
}

/** Returns the address or id of the store in the path of a store page, or undefined. */
export function storeIn(path: string): string | undefined {
  const store = /^\/store\/([^/]+)\/?$/i.exec(path)?.[1];
  return store === undefined ? undefined : safelyDecoded(store);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The sections of a seller's dashboard, in the order of the sidebar. */
export const sellerSections = [
  'overview',
  'design',
  'memberships',
  'users',
  'payments',
  'reviews',
  'setup',
] as const;
export type SellerSection = (typeof sellerSections)[number];
