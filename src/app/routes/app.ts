import { embedsDescription } from '#content/embeds-page';
import { paths } from '#domain/paths';
import { earlyCalls } from '#services/early-answers';
import type { AppRoute, ServerRoute } from './route';

/** Every page that React Router shows. */
export const appRoutes: readonly (AppRoute | ServerRoute)[] = [
  {
    kind: 'app',
    pattern: paths.embeds.pattern,
    page: 'EmbedsPage',
    load: () => import('../pages/EmbedsPage'),
    layout: 'tool',
    title: 'Discord Embed Designer',
    isPrerendered: true,
    listing: {
      title: 'Discord Embed Designer',
      description: embedsDescription,
      group: 'Product',
    },
  },
  {
    kind: 'app',
    pattern: paths.marketplace.pattern,
    page: 'MarketplacePage',
    load: () => import('../pages/MarketplacePage'),
    layout: 'tool',
    title: 'Marketplace',
    isPrerendered: true,
    listing: {
      title: 'Marketplace',
      description:
        'Memberships in paid Discord communities: reselling, Amazon, sports betting, trading cards, crypto, and sneakers.',
      group: 'Product',
    },
  },
  {
    kind: 'server',
    pattern: paths.store.pattern,
    page: 'StorePage',
    load: () => import('../pages/StorePage'),
    layout: 'tool',
    title: 'Store',
    sitemap: paths.storeSitemap.href(),
  },
  {
    kind: 'app',
    pattern: paths.seller.pattern,
    page: 'SellerPage',
    load: () => import('../pages/SellerPage'),
    layout: 'session',
    title: 'Your store',
  },
  {
    kind: 'app',
    pattern: paths.myMemberships.pattern,
    page: 'MyMembershipsPage',
    load: () => import('../pages/MyMembershipsPage'),
    layout: 'session',
    title: 'My memberships',
  },
  {
    kind: 'app',
    pattern: paths.servers.pattern,
    page: 'ServersPage',
    load: () => import('../pages/ServersPage'),
    layout: 'session',
    title: 'Your Dashboard',
    early: earlyCalls.servers,
  },
  {
    kind: 'app',
    pattern: paths.dashboard.pattern,
    page: 'DashboardPage',
    load: () => import('../pages/DashboardPage'),
    layout: 'session',
    title: 'Bot Configuration',
    early: earlyCalls.dashboard,
  },
  {
    kind: 'app',
    pattern: paths.admin.pattern,
    page: 'AdminPage',
    load: () => import('../pages/AdminPage'),
    layout: 'session',
    title: 'Admin Panel',
  },
  {
    kind: 'app',
    pattern: paths.verification.pattern,
    page: 'VerificationPage',
    load: () => import('../pages/VerificationPage'),
    layout: 'session',
    title: 'Grouped Verification',
  },
  {
    kind: 'app',
    pattern: paths.consent.pattern,
    page: 'ConsentPage',
    load: () => import('../pages/ConsentPage'),
    layout: 'tool',
    title: 'Discord',
  },
];
