import { filesBelow } from './source-files';

/** A citation of a document's section in a text, as in `discord.md §2.1`. */
export interface Citation {
  /** The document's name in docs/, such as 'discord.md'. */
  document: string;
  /** The section's number, such as '2' or '2.1'. */
  section: string;
}

/**
 * Documents that are not in the repository. A citation of such a document is an error, because readers could not look
 * it up.
 */
export const foreignDocuments: readonly string[] = [
  'design.md',
  'design §',
  'backend.md',
  'toolchain.md',
  'style.md',
  'spec §',
  'Spec §',
];

const folders = ['src', 'supabase', 'tests', 'scripts', 'deploy', 'docs', '.storybook'];

const textFile = /\.(?:[cm]?[jt]sx?|sql|mdx?|json|toml|css|html)$/;

/** Files that contain wrong citations on purpose, as test data. */
const ownFiles: readonly string[] = ['tests/citations.test.ts', 'tests/setup/citations.ts'];

/**
 * Returns the files whose citations are checked. Reads the folders and not the git index, because a checkout may have
 * no git history.
 */
export function citingFiles(): string[] {
  const found = folders.flatMap((folder) => filesBelow(folder, textFile));
  return ['README.md', 'CONTRIBUTING.md', ...found].filter((path) => !ownFiles.includes(path));
}

const section = String.raw`§\s?\d+(?:\.\d+)*`;
const cited = new RegExp(
  String.raw`([\w-]+\.md)\)?\s(${section}(?:(?:,|,? and)\s${section})*)`,
  'g',
);

/**
 * Returns the citations in a text that name a document and a section. A line break within a citation counts as a space.
 */
export function citationsIn(text: string): Citation[] {
  const matches = unwrapped(text).replaceAll('`', '').matchAll(cited);
  return [...matches].flatMap(([, document = '', sections = '']) =>
    sectionsIn(sections).map((number) => ({ document, section: number })),
  );
}

/** Returns the sections that a document cites without a document name, as in `(§2.1)`. These are its own sections. */
export function ownSectionsIn(text: string): string[] {
  const named = new RegExp(String.raw`(?:[\w-]+\.md\)?|RFC \d+) ${section}`, 'g');
  return sectionsIn(
    unwrapped(text).replaceAll('`', '').replaceAll(cited, '').replaceAll(named, ''),
  );
}

/** Returns the numbers of a document's headings, such as '2' for `## 2. Title` and '2.1' for `### 2.1 Title`. */
export function headingsIn(text: string): string[] {
  return [...text.matchAll(/^#{2,} (\d+(?:\.\d+)*)\.? /gm)].map(([, number = '']) => number);
}

function sectionsIn(text: string): string[] {
  return [...text.matchAll(/§\s?(\d+(?:\.\d+)*)/g)].map(([, number = '']) => number);
}

/** Returns the text with each line break, and the comment marker after it, replaced by a space. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--|#)?[ \t]*/g, ' ');
}
