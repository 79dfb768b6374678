import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { versionList } from '#content/changelog/versions-list';
import { paths } from '#domain/paths';
import {
  fileOf,
  pathOf,
  publicPages,
  rewritesOf,
  routes,
  serverAddressesOf,
  serverSitemaps,
} from './manifest';

describe('the routes', () => {
  it('name modules that exist', () => {
    const modules = routes.flatMap((route) =>
      route.kind === 'file' ? route.modules : [`src/app/pages/${route.page}.tsx`],
    );
    expect(modules.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('have one file and one URL each', () => {
    for (const names of [routes.map(fileOf), routes.map(pathOf)]) {
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('with parameters are served by a shell', () => {
    expect(routes.flatMap(rewritesOf)).toEqual([
      ['/Features', '/features.html'],
      ['/store/*', '/store-shell.html'],
      ['/biz/*', '/biz-shell.html'],
      ['/dashboard/*', '/dashboard-shell.html'],
      ['/auth/v1/*', '/auth/v1-shell.html'],
    ]);
  });
});

it('the handler of the server responds to the store pages, their sitemap and their list', () => {
  expect(routes.flatMap(serverAddressesOf)).toEqual([
    '/store/*',
    '/store-sitemap.xml',
    '/store-list.json',
  ]);
  expect(serverSitemaps).toEqual(['/store-sitemap.xml']);
});

describe('the public pages', () => {
  it('are all pages without an account', () => {
    expect(publicPages.map(({ path }) => path)).toEqual([
      paths.home.href(),
      paths.features.href(),
      paths.docs.href(),
      paths.docsFeatures.href(),
      paths.docsSelling.href(),
      paths.docsBuying.href(),
      paths.adminCommands.href(),
      paths.userCommands.href(),
      paths.changelog.href(),
      ...versionList.map(({ path }) => path),
      paths.terms.href(),
      paths.privacy.href(),
      paths.embeds.href(),
      paths.marketplace.href(),
    ]);
  });

  it('have a one-line description', () => {
    const odd = publicPages.filter(
      ({ title, description }) => title === '' || !/^[A-Z][^\n]{20,160}\.$/.test(description),
    );
    expect(odd).toEqual([]);
  });

  it('have unique titles', () => {
    const titles = publicPages
      .filter(({ group }) => group !== 'Documentation')
      .map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });
});
