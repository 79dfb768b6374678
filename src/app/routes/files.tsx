import type { ReactNode } from 'react';
import { brand } from '#content/brand';
import { versionModules } from '#content/changelog/load';
import { type Version, versionEntries } from '#content/changelog/versions-list';
import { type DocPageId, docPages } from '#content/docs/pages';
import type { LegalDocument } from '#content/legal/legal-document';
import { privacy } from '#content/legal/privacy';
import { terms } from '#content/legal/terms';
import { latestVersion } from '#domain/docs/changelog';
import { paths } from '#domain/paths';
import type { CommandPageProps } from '#screens/site/docs/commands/CommandPage';
import type { SectionsPageProps } from '#screens/site/docs/parts/SectionsPage';
import type { FileRoute, Listing } from './route';

/**
 * Loads the frame around every static page. The import must be in this file, because the build collects the styles of
 * the static pages from the imports of this file.
 */
export const loadFrame = () => import('#screens/shell/SiteFrame');

interface DocModule {
  /** The name of the page's module in `src/screens/site/docs`. */
  name: string;
  load: () => Promise<ReactNode>;
}

const docModules: Record<DocPageId, DocModule> = {
  overview: sectionsPage('overview'),
  features: sectionsPage('features'),
  selling: sectionsPage('selling'),
  buying: sectionsPage('buying'),
  'admin-commands': commandPage('admin'),
  'user-commands': commandPage('user'),
  changelog: changelogPage(latestVersion, true),
};

const versions = Object.keys(versionEntries) as Version[];

/** Every static page, in the order in which the sitemap lists them. */
export const fileRoutes: readonly FileRoute[] = [
  {
    kind: 'file',
    path: paths.home.href(),
    listing: {
      title: 'Automate your paid Discord community',
      description: `${brand.tagline}: tickets, subscriptions, points, keyword pings and deal monitors.`,
      group: 'Product',
    },
    modules: ['src/app/site/Landing.tsx'],
    load: async () => {
      const { Landing } = await import('../site/Landing');
      return <Landing />;
    },
  },
  {
    kind: 'file',
    path: paths.features.href(),
    listing: {
      title: 'Features',
      description:
        'Tickets, subscriptions, roles, points, keyword pings, deal monitors: the 70+ features of every plan, one by one.',
      group: 'Product',
    },
    aliases: ['/Features'],
    modules: ['src/screens/site/features/Features.tsx'],
    load: async () => {
      const { Features } = await import('#screens/site/features/Features');
      return <Features />;
    },
  },
  ...docPages.map(({ id, path, title, description }) =>
    docsPage(path, { title, description, group: 'Documentation' }, docModules[id]),
  ),
  ...versions.map((version) => ({
    ...docsPage(
      versionEntries[version].path,
      versionListing(version),
      changelogPage(version, false),
    ),
    movedFrom: [paths.changelogVersion.href(`v${version}`)],
  })),
  legalPage(paths.terms.href(), terms),
  legalPage(paths.privacy.href(), privacy),
];

export const notFoundRoute: FileRoute = {
  kind: 'file',
  path: '/404',
  listing: null,
  modules: ['src/app/site/UnknownAddress.tsx'],
  load: async () => {
    const { UnknownAddress } = await import('../site/UnknownAddress');
    return <UnknownAddress />;
  },
};

function legalPage(path: string, legal: LegalDocument): FileRoute {
  return {
    kind: 'file',
    path,
    listing: { title: legal.title, description: legal.description, group: 'Legal' },
    modules: ['src/screens/site/legal/LegalPage.tsx'],
    load: async () => {
      const { LegalPage } = await import('#screens/site/legal/LegalPage');
      return <LegalPage legal={legal} />;
    },
  };
}

function docsPage(path: string, listing: Listing, { name, load }: DocModule): FileRoute {
  return {
    kind: 'file',
    path,
    listing,
    modules: ['src/screens/site/docs/DocsPage.tsx', `src/screens/site/docs/${name}.tsx`],
    load: async () => {
      const [{ DocsLayout }, page] = await Promise.all([
        import('#screens/site/docs/DocsPage'),
        load(),
      ]);
      return <DocsLayout path={path}>{page}</DocsLayout>;
    },
  };
}

function versionListing(version: Version): Listing {
  const { title, highlights, date } = versionEntries[version];
  return {
    title: `Version ${version}: ${title}`,
    description: `${highlights.join('. ')}.`,
    group: 'Changelog',
    changed: date,
  };
}

function sectionsPage(id: SectionsPageProps['id']): DocModule {
  return {
    name: 'parts/SectionsPage',
    load: async () => {
      const { SectionsPage } = await import('#screens/site/docs/parts/SectionsPage');
      return <SectionsPage id={id} />;
    },
  };
}

function commandPage(audience: CommandPageProps['audience']): DocModule {
  return {
    name: 'commands/CommandPage',
    load: async () => {
      const { CommandPage } = await import('#screens/site/docs/commands/CommandPage');
      return <CommandPage audience={audience} />;
    },
  };
}

function changelogPage(version: Version, isLatest: boolean): DocModule {
  return {
    name: 'Changelog',
    load: async () => {
      const [{ Changelog }, record] = await Promise.all([
        import('#screens/site/docs/Changelog'),
        versionModules[version](),
      ]);
      return <Changelog record={record} isLatest={isLatest} />;
    },
  };
}
