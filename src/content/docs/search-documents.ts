import { adminCommands } from '#content/commands/admin';
import { userCommands } from '#content/commands/user';
import { versions } from '#content/changelog/versions';
import { anchorOf } from '#domain/docs/anchor';
import { blockText, plainText } from '#domain/docs/blocks';
import { versionAnchors, type VersionRecord } from '#domain/docs/changelog';
import type { CommandDoc } from '#domain/docs/command';
import type { DocPage, DocSection } from '#domain/docs/page';
import type { DocDocument } from '#domain/docs/search';
import { buyingSections } from './buying';
import { featureSections } from './features';
import { overviewSections } from './overview';
import { docPage, docPages } from './pages';
import { sellingSections } from './selling';

/** Everything that the documentation search can find: pages, sections, commands, and the changes of each version. */
export const searchDocuments: readonly DocDocument[] = [
  ...docPages.map(({ path, title, description }) => place(path, title, '', [description])),
  ...sections(docPage('overview'), overviewSections),
  ...sections(docPage('features'), featureSections),
  ...sections(docPage('selling'), sellingSections),
  ...sections(docPage('buying'), buyingSections),
  ...commands(docPage('admin-commands'), adminCommands),
  ...commands(docPage('user-commands'), userCommands),
  // Old changes rank lower than documents about the current version.
  ...versions.flatMap(changes).map((change) => ({ ...change, weight: 0.5 })),
];

function sections({ path, title }: DocPage, parts: readonly DocSection[]): DocDocument[] {
  return parts.map((part) =>
    place(`${path}#${part.id}`, title, part.title, part.blocks.map(blockText)),
  );
}

function commands({ path, title }: DocPage, docs: readonly CommandDoc[]): DocDocument[] {
  return docs.map(({ name, description, usage, example = '', details = '', subCommands = [] }) =>
    place(`${path}#${name}`, title, `/${name}`, [
      description,
      plainText(details),
      usage,
      example,
      ...subCommands.map((sub) => `${sub.name}: ${sub.description}`),
    ]),
  );
}

function changes({ path, version, onboardingGuide, ...record }: VersionRecord): DocDocument[] {
  const title = `Version ${version}`;
  const guide = onboardingGuide?.steps.map((step) => `${step.title}: ${plainText(step.text)}`);
  return [
    place(path, title, '', [record.title, ...record.highlights]),
    ...(guide
      ? [place(`${path}#${versionAnchors.onboardingGuide}`, title, 'Onboarding guide', guide)]
      : []),
    place(`${path}#${versionAnchors.recentUpdates}`, title, 'Recent updates', [
      ...record.recentUpdates.map(plainText),
      ...record.summary.updates.map(({ update }) => update),
    ]),
    place(
      `${path}#${versionAnchors.featureCards}`,
      title,
      'New features',
      record.featureCards.map((card) => `${card.title}: ${card.features.join(', ')}`),
    ),
    ...record.versionUpdates.map((change) =>
      place(`${path}#${anchorOf(change.title)}`, title, change.title, [
        ...change.content.map(blockText),
        change.highlight ?? '',
      ]),
    ),
  ];
}

/** Returns a search document. Its path is also its id. */
function place(
  path: string,
  title: string,
  section: string,
  texts: readonly string[],
): DocDocument {
  return { id: path, path, title, section, text: texts.filter((text) => text !== '').join('\n') };
}
