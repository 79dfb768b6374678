import type { ReactNode } from 'react';
import { versionModules } from '#content/changelog/load';
import type { Version } from '#content/changelog/versions-list';
import { latestVersion } from '#domain/docs/changelog';
import { paths } from '#domain/paths';

/** A page that is written as a file, and hydrated nowhere but in its islands. */
export interface SitePage {
  path: string;
  /** Its modules, from the root of the project: the build finds its styles by them. */
  modules: readonly string[];
  load: () => Promise<ReactNode>;
}

/** The layout of every page. It is imported here so that the build includes its styles. */
export const loadFrame = () => import('#screens/_shell/site/SiteFrame');

const versions = Object.keys(versionModules) as Version[];

/** Every page that is written as a file, but for the one that answers to unknown addresses. */
export const sitePages: readonly SitePage[] = [
  {
    path: paths.home.href(),
    modules: ['src/screens/home/Home.tsx'],
    load: async () => {
      const { Home } = await import('#screens/home/Home');
      return <Home />;
    },
  },
  {
    path: paths.features.href(),
    modules: ['src/screens/features/Features.tsx'],
    load: async () => {
      const { Features } = await import('#screens/features/Features');
      return <Features />;
    },
  },
  {
    path: paths.terms.href(),
    modules: ['src/screens/legal/LegalPage.tsx'],
    load: async () => {
      const [{ LegalPage }, { terms }] = await Promise.all([
        import('#screens/legal/LegalPage'),
        import('#content/legal/terms'),
      ]);
      return <LegalPage legal={terms} />;
    },
  },
  {
    path: paths.privacy.href(),
    modules: ['src/screens/legal/LegalPage.tsx'],
    load: async () => {
      const [{ LegalPage }, { privacy }] = await Promise.all([
        import('#screens/legal/LegalPage'),
        import('#content/legal/privacy'),
      ]);
      return <LegalPage legal={privacy} />;
    },
  },
  docsPage(paths.docs.href(), 'DocsOverview', async () => {
    const { DocsOverview } = await import('#screens/docs/DocsOverview');
    return <DocsOverview />;
  }),
  docsPage(paths.docsFeatures.href(), 'DocsFeatures', async () => {
    const { DocsFeatures } = await import('#screens/docs/DocsFeatures');
    return <DocsFeatures />;
  }),
  docsPage(paths.adminCommands.href(), 'AdminCommands', async () => {
    const { AdminCommands } = await import('#screens/docs/AdminCommands');
    return <AdminCommands />;
  }),
  docsPage(paths.userCommands.href(), 'UserCommands', async () => {
    const { UserCommands } = await import('#screens/docs/UserCommands');
    return <UserCommands />;
  }),
  versionPage(paths.changelog.href(), latestVersion, true),
  ...versions.map((version) => versionPage(paths.changelogVersion.href(version), version, false)),
];

/** The page that a host answers unknown addresses with. */
export const notFoundPage: SitePage = {
  path: '/404',
  modules: ['src/app/site/UnknownAddress.tsx'],
  load: async () => {
    const { UnknownAddress } = await import('./UnknownAddress');
    return <UnknownAddress />;
  },
};

function docsPage(path: string, name: string, load: () => Promise<ReactNode>): SitePage {
  return {
    path,
    modules: ['src/screens/docs/DocsLayout.tsx', `src/screens/docs/${name}.tsx`],
    load: async () => {
      const [{ DocsLayout }, page] = await Promise.all([
        import('#screens/docs/DocsLayout'),
        load(),
      ]);
      return <DocsLayout path={path}>{page}</DocsLayout>;
    },
  };
}

function versionPage(path: string, version: Version, isLatest: boolean): SitePage {
  return docsPage(path, 'Changelog', async () => {
    const [{ Changelog }, record] = await Promise.all([
      import('#screens/docs/Changelog'),
      versionModules[version](),
    ]);
    return <Changelog record={record} isLatest={isLatest} />;
  });
}
