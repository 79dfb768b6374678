import { adminCommands } from '#content/commands/admin';
import { userCommands } from '#content/commands/user';
import { versions } from '#content/changelog/versions';
import { type Block, richTexts as textsOf } from '#domain/docs/blocks';
import { buyingSections } from './buying';
import { featureSections } from './features';
import { overviewSections } from './overview';
import { sellingSections } from './selling';

/** The sections of the pages without commands. */
export const sectionsOfPages = [overviewSections, featureSections, sellingSections, buyingSections];

const sections = sectionsOfPages.flat();
const commands = [...adminCommands, ...userCommands];

export const allBlocks: readonly Block[] = [
  ...sections.flatMap(({ blocks }) => blocks),
  ...versions.flatMap(({ versionUpdates }) => versionUpdates.flatMap(({ content }) => content)),
];

/** Texts that can contain code in backticks. */
export const richTexts: readonly string[] = [
  ...allBlocks.flatMap(textsOf),
  ...commands.flatMap(({ details }) => details ?? []),
  ...versions.flatMap(({ onboardingGuide, recentUpdates }) => [
    ...recentUpdates,
    ...(onboardingGuide?.steps.map(({ text }) => text) ?? []),
  ]),
];

/** Texts without markup. */
export const plainTexts: readonly string[] = [
  ...sections.flatMap(({ title, links = [] }) => [title, ...links.map(({ label }) => label)]),
  ...commands.flatMap(({ description, usage, example, subCommands = [] }) => [
    description,
    usage,
    ...(example === undefined ? [] : [example]),
    ...subCommands.flatMap((sub) => [sub.name, sub.description, sub.usage]),
  ]),
  ...versions.flatMap((record) => [
    record.title,
    ...record.highlights,
    ...record.summary.updates.map(({ update }) => update),
    ...record.featureCards.flatMap(({ title, features }) => [title, ...features]),
    ...record.versionUpdates.flatMap(({ title, highlight }) => [title, highlight ?? title]),
    ...(record.onboardingGuide?.steps.map(({ title }) => title) ?? []),
  ]),
];

export const exampleLines: readonly string[] = allBlocks.flatMap((block) =>
  block.kind === 'example' ? block.text.split('\n') : [],
);
