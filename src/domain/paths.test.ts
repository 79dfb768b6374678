import { describe, expect, it } from 'vitest';
import { isDocs, isMarketplace, pathInOwnCase, paths, settingIn, storeIn } from './paths';

describe('paths', () => {
  it.each([
    [paths.home.href(), '/'],
    [paths.features.href(), '/features'],
    [paths.features.href('amazon'), '/features#amazon'],
    [paths.docs.href(), '/docs'],
    [paths.adminCommands.href(), '/docs/admin-commands'],
    [paths.adminCommands.href('addrole'), '/docs/admin-commands#addrole'],
    [paths.userCommands.href('points'), '/docs/user-commands#points'],
    [paths.docsFeatures.href(), '/docs/features'],
    [paths.docsSelling.href(), '/docs/selling'],
    [paths.docsBuying.href(), '/docs/buying'],
    [paths.changelog.href(), '/docs/changelog'],
    [paths.changelogVersion.href('1.45'), '/docs/changelog/1.45'],
    [paths.terms.href(), '/terms'],
    [paths.privacy.href(), '/privacy'],
    [paths.servers.href(), '/servers'],
    [paths.admin.href(), '/admin'],
    [paths.embeds.href(), '/embeds'],
    [paths.embeds.href('z.a-_b&c'), '/embeds?share=z.a-_b%26c'],
    [paths.marketplace.href(), '/marketplace'],
    [paths.marketplace.href('sign-in'), '/marketplace?account=sign-in'],
    [paths.seller.href('biz_1'), '/biz/biz_1'],
    [paths.seller.href('new', 'setup'), '/biz/new/setup'],
    [paths.seller.href('a/b', 'users'), '/biz/a%2Fb/users'],
    [paths.verification.href(), '/auth'],
    [paths.dashboard.href('81'), '/dashboard/81'],
    [paths.dashboard.href('81', 'points'), '/dashboard/81/points'],
    [paths.dashboard.href('81', 'points', 'SuccessPoints'), '/dashboard/81/points#SuccessPoints'],
    [paths.dashboard.href('81', undefined, 'SuccessPoints'), '/dashboard/81#SuccessPoints'],
    [paths.dashboard.href('../x?y#z'), '/dashboard/..%2Fx%3Fy%23z'],
    [paths.dashboard.href('81', 'a/b#c'), '/dashboard/81/a%2Fb%23c'],
    [paths.dashboard.href('81', 'points', 'a b#c'), '/dashboard/81/points#a%20b%23c'],
  ])('has the path %s', (href, expected) => {
    expect(href).toBe(expected);
  });

  it.each([
    [paths.home.pattern, '/'],
    [paths.features.pattern, '/features'],
    [paths.docs.pattern, '/docs'],
    [paths.adminCommands.pattern, '/docs/admin-commands'],
    [paths.userCommands.pattern, '/docs/user-commands'],
    [paths.docsFeatures.pattern, '/docs/features'],
    [paths.docsSelling.pattern, '/docs/selling'],
    [paths.docsBuying.pattern, '/docs/buying'],
    [paths.changelog.pattern, '/docs/changelog'],
    [paths.changelogVersion.pattern, '/docs/changelog/:version'],
    [paths.terms.pattern, '/terms'],
    [paths.privacy.pattern, '/privacy'],
    [paths.servers.pattern, '/servers'],
    [paths.dashboard.pattern, '/dashboard/:serverId/:tab?'],
    [paths.admin.pattern, '/admin'],
    [paths.embeds.pattern, '/embeds'],
    [paths.verification.pattern, '/auth'],
    [paths.notFound.pattern, '*'],
  ])('has the router pattern %s', (pattern, expected) => {
    expect(pattern).toBe(expected);
  });
});

describe('settingIn', () => {
  it('reads what the link to a setting names', () => {
    expect(settingIn(new URL(paths.servers.href('roleId'), 'https://a.example').hash)).toBe(
      'roleId',
    );
  });

  it.each(['', '#main', '#setting=', '#setting=a%2Fb', `#setting=${'a'.repeat(65)}`])(
    'is null for %s',
    (hash) => {
      expect(settingIn(hash)).toBeNull();
    },
  );
});

describe('isDocs', () => {
  it.each([
    ['/docs', true],
    ['/Docs/features', true],
    ['/docs/changelog/1.45', true],
    ['/docsearch', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isDocs(path)).toBe(expected);
  });
});

describe('isMarketplace', () => {
  it.each([
    ['/marketplace', true],
    ['/marketplace/x', true],
    ['/store/7', true],
    ['/biz/biz_7/design', true],
    ['/', false],
    ['/servers', false],
    ['/dashboard/81', false],
    ['/store', false],
    ['/biz', false],
    ['/bizarre', false],
    ['/docs/features', false],
  ])('%s → %s', (path, expected) => {
    expect(isMarketplace(path)).toBe(expected);
  });
});

describe('storeIn', () => {
  it.each([
    [paths.store.href('cards'), 'cards'],
    ['/store/biz_00000001', 'biz_00000001'],
    ['/store/cards/', 'cards'],
    ['/Store/cards', 'cards'],
    [paths.store.href('a/b c'), 'a/b c'],
    ['/store/%E0%A4%A', '%E0%A4%A'],
    ['/store/', undefined],
    ['/store/a/b', undefined],
    ['/stores/cards', undefined],
    ['/biz/store/cards', undefined],
  ])('%s: %s', (path, store) => {
    expect(storeIn(path)).toBe(store);
  });
});

describe('pathInOwnCase', () => {
  it.each([
    ['/Embeds', '/embeds'],
    ['/SERVERS', '/servers'],
    ['/Servers/', '/servers'],
    ['/Docs/Admin-Commands', '/docs/admin-commands'],
    ['/docs/CHANGELOG/V1.45', '/docs/changelog/V1.45'],
    ['/Dashboard/845201933120405504/points', '/dashboard/845201933120405504/points'],
    ['/STORE/Card-Collectors', '/store/Card-Collectors'],
    ['/Biz/biz_A/Design', '/biz/biz_A/Design'],
    ['/servers', null],
    ['/nowhere', null],
    ['/Servers/more', null],
    ['/Dashboard', null],
    ['//Embeds', null],
  ])('%s: %s', (path, expected) => {
    expect(pathInOwnCase(path)).toBe(expected);
  });
});
