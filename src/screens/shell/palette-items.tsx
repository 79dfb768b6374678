import { adminWords, userWords } from '#content/commands/registry';
import { versionList } from '#content/changelog/versions-list';
import { featureSections } from '#content/docs/features';
import { overviewSections } from '#content/docs/overview';
import { docPage, docPages } from '#content/docs/pages';
import { panelNames } from '#content/panels';
import { fields } from '#domain/bot-config/fields';
import { sectionOfSetup, setupRows, setups } from '#domain/bot-config/setups';
import type { DocPage, DocSection } from '#domain/docs/page';
import type { PaletteItem } from '#domain/palette/item';
import { paths } from '#domain/paths';
import { demoServer, type Server } from '#domain/servers/server';

export interface PaletteScope {
  servers: readonly Server[] | null;
  /** The server whose dashboard is open. If it is null, the settings of the demo server are listed. */
  server: Pick<Server, 'id' | 'name'> | null;
}

/** Returns all items of the palette: pages, documentation, commands, servers, and the settings of one server. */
export function paletteItems({ servers, server }: PaletteScope): readonly PaletteItem[] {
  return [
    ...pages,
    ...docs,
    ...commands,
    ...serverItems(servers ?? []),
    ...setupItems(server ?? demoServer),
    ...settingItems(server ?? demoServer),
  ];
}

const page = (
  label: string,
  href: string,
  detail: string,
  words: readonly string[] = [],
): PaletteItem => ({ id: `page:${href}`, group: 'Pages', label, detail, words, href });

const pages: readonly PaletteItem[] = [
  page('Hub', paths.home.href(), 'What Grouped is, and what it costs', [
    'Home',
    'Pricing',
    'Plans',
  ]),
  page('Features', paths.features.href(), 'Everything the bot does, plan by plan', ['Plans']),
  page('Documentation', paths.docs.href(), 'Guides, commands, and the changelog', ['Docs', 'Help']),
  page('Servers', paths.servers.href(), 'Your dashboard', ['Dashboard', 'Sign in']),
  page('Embed Designer', paths.embeds.href(), 'Write, preview, and send Discord embeds', [
    'Create Discord Embeds',
    'Webhook',
  ]),
  page('Marketplace', paths.marketplace.href(), 'Memberships in paid communities', [
    'Stores',
    'Sellers',
  ]),
  page('My memberships', paths.myMemberships.href(), 'What you have bought, and until when', [
    'Subscriptions',
    'Cancel',
  ]),
  page('Security', paths.security.href(), 'Where your account is signed in', [
    'Sessions',
    'Devices',
    'Sign out',
  ]),
  page('Verification', paths.verification.href(), 'Prove who you are'),
  page('Terms of Service', paths.terms.href(), 'Legal'),
  page('Privacy Policy', paths.privacy.href(), 'Legal', ['Data']),
];

const doc = (label: string, href: string, detail: string): PaletteItem => ({
  id: `doc:${href}`,
  group: 'Docs',
  label,
  detail,
  words: [],
  href,
});

const sectionsOf = ({ path, title }: DocPage, sections: readonly DocSection[]) =>
  sections.map((section) => doc(section.title, `${path}#${section.id}`, title));

const docs: readonly PaletteItem[] = [
  ...docPages.map(({ title, path, description }) => doc(title, path, description)),
  ...sectionsOf(docPage('overview'), overviewSections),
  ...sectionsOf(docPage('features'), featureSections),
  ...versionList.map(({ version, path, title }) => doc(`Version ${version}`, path, title)),
];

const command = (name: string, detail: string, href: string): PaletteItem => ({
  id: `command:${name}`,
  group: 'Commands',
  label: `/${name}`,
  detail,
  words: [],
  href,
});

const commands: readonly PaletteItem[] = [
  ...Object.entries(adminWords).map(([name, words]) =>
    command(name, words, paths.adminCommands.href(name)),
  ),
  ...Object.entries(userWords).map(([name, words]) =>
    command(name, words, paths.userCommands.href(name)),
  ),
];

function serverItems(servers: readonly Server[]): readonly PaletteItem[] {
  const all = servers.some(({ isDemo }) => isDemo) ? servers : [...servers, demoServer];
  return all.map(({ id, name, role }) => ({
    id: `server:${id}`,
    group: 'Servers',
    label: name,
    detail: role,
    words: ['Dashboard'],
    href: paths.dashboard.href(id),
  }));
}

function setupItems({ id, name }: Pick<Server, 'id' | 'name'>): readonly PaletteItem[] {
  return setups.map((setup) => ({
    id: `setup:${setup}`,
    group: 'Settings',
    label: setupRows[setup].title,
    detail: name,
    words: [],
    href: paths.dashboard.href(id, sectionOfSetup(setup)),
  }));
}

function settingItems({ id, name }: Pick<Server, 'id' | 'name'>): readonly PaletteItem[] {
  return fields.map(({ key, label, tab }) => ({
    id: `setting:${key}`,
    group: 'Settings',
    label,
    detail: `${panelNames[tab]} · ${name}`,
    words: [key],
    href: paths.dashboard.href(id, tab, key),
  }));
}
