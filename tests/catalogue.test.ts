import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entries, storyIdOf } from '../.storybook/catalogue/catalogue';
import { otherTexts, textsByFile, textsIn } from '../.storybook/catalogue/other-texts';
import { find, findOthers } from '../.storybook/catalogue/search';
import { storiesIn } from '../.storybook/catalogue/story-sources';
import { filesBelow } from './setup/source-files';

const rows = entries.map((entry) => ({ ...entry, id: storyIdOf(entry.place) }));
const fixedRows = rows.filter(({ isFixed }) => isFixed);
const sources = filesBelow('src', /\.tsx?$/)
  .filter((path) => !/\.(test|stories|fixtures?)\.tsx?$/.test(path))
  .map((path) => ({ path, code: unescaped(readFileSync(path, 'utf8')) }));

describe('the catalogue of messages', () => {
  it('has each fixed message in one file', () => {
    const files = sources.filter(({ path }) => !/^src\/(?:mocks|domain)\//.test(path));
    const wrong = fixedRows
      .map(({ home, text }) => ({
        text,
        home: `src/${home}`,
        found: files.filter(({ code }) => says(code, text)).map(({ path }) => path),
      }))
      .filter(({ home, found }) => found.join() !== home);
    expect(fixedRows.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  it('has a place in Storybook for each message', () => {
    const known = new Set(storyIds());
    expect(rows.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('has each message of a file once', () => {
    const keys = entries.map(({ home, text }) => `${home} ${text}`);
    expect(keys.length - new Set(keys).size).toBe(0);
  });
});

describe('the texts that the catalogue finds', () => {
  const files = filesBelow('src/content/messages', /\.ts$/).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const wordless = files.filter((path) => textsIn(readFileSync(path, 'utf8')).length === 0);

  it('are in every file of messages', () => {
    expect([...textsByFile.keys()].toSorted()).toEqual(
      files.map((path) => path.replace('src/', '')).toSorted(),
    );
    expect(wordless).toEqual([]);
  });

  it('all say when they appear', () => {
    const all = [...entries, ...otherTexts];
    const rows = [...textsByFile].flatMap(([home, texts]) =>
      texts.map(({ text }) => all.filter((row) => row.home === home && row.text === text)),
    );
    expect(rows.length).toBeGreaterThan(1_500);
    expect(rows.filter(([row]) => !row || row.when.trim() === '')).toEqual([]);
    expect(otherTexts.filter(({ story }) => story !== null).length).toBeGreaterThan(200);
    expect(otherTexts.filter(({ story }) => story !== null && !storyIds().includes(story))).toEqual(
      [],
    );
  });

  it.each([
    ['claim', 'Email address on your receipt'],
    ['receipt', 'Bought with another email?'],
    ['suspended', 'Grouped has hidden this store, so it cannot be deleted. Contact support.'],
    ['banned', 'Grouped has hidden this store, so it cannot be deleted. Contact support.'],
    ['review', 'This is your own store'],
    ['code wrong', 'This code is wrong or too old. Use the newest email, or send another code.'],
  ])('with the words «%s», include «%s»', (words, text) => {
    const { found, isWhole } = find(words);
    const texts = [...(isWhole ? found : []), ...findOthers(words)].map((row) => row.text);
    expect(texts).toContain(text);
  });

  it('say when they appear, by the code around them', () => {
    const code = [
      "import { a } from './A b';",
      '/** Texts of a test (product.md §1). More about them. */',
      'export const texts = {',
      "  firstOne: 'It\\'s one',",
      "  // Not a 'Text here'.",
      "  refused: { title: 'No one', help: `${kind} of two` },",
      '};',
      'function textOf(kind: Kind): string {',
      "  if (kind === 'quiet') return 'Not a word';",
      "  return 'Some words';",
      '}',
    ].join('\n');
    expect(textsIn(code)).toEqual([
      { text: "It's one", when: 'First one. Texts of a test.', reference: 'texts.firstOne' },
      { text: 'No one', when: 'Refused. Texts of a test.', reference: null },
      { text: '… of two', when: 'Refused. Texts of a test.', reference: null },
      { text: 'Not a word', when: 'Quiet. Text of.', reference: null },
      { text: 'Some words', when: 'Quiet. Text of.', reference: null },
    ]);
  });
});

describe('the words for signing in and out (docs/writing.md §3)', () => {
  const others = /\b(?:[Ll]og(?:ged)? (?:[Ii]n|[Oo]ut)|Login|Logout|Sign (?:In|Out))\b/g;
  /** Texts and names that are fixed, and texts that name such a button. */
  const fixed = [
    'src/content/messages/dashboard/servers.ts: logged in',
    'src/content/messages/dashboard/servers.ts: Sign In',
    'src/content/messages/market/seller.ts: log in',
    'src/content/messages/session/account-sessions.ts: Logout',
    'src/content/messages/session/session.ts: Logged in',
    'src/content/messages/session/session.ts: logged out',
    'src/content/messages/session/session.ts: logged out',
    'src/content/messages/session/session.ts: log out',
    'src/screens/dashboard/servers/parts/ServersTopBar.tsx: Sign In',
    'src/screens/market/seller-account/AccountDialog.tsx: Sign In',
    'src/screens/market/seller-account/AccountForms.tsx: Sign In',
    'src/screens/session/AccountButton.tsx: Login',
    'src/screens/session/AccountMenuItems.tsx: Logout',
    'src/screens/session/SignInDialog.tsx: Sign In',
    'src/screens/session/SignInDialog.tsx: Sign In',
  ];

  it('are “sign in” and “sign out” in all other texts', () => {
    const found = sources.flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => !/^\s*(?:\/|\*|\{\/\*)/.test(line))
        .flatMap((line) => [...line.matchAll(others)].map(([word]) => `${path}: ${word}`)),
    );
    expect(found.toSorted()).toEqual(fixed.toSorted());
  });
});

/**
 * Returns whether `code` contains `text` as a whole string literal or template literal. Each `…` in `text` stands for a
 * placeholder of the template literal.
 */
function says(code: string, text: string): boolean {
  const pattern = text.split('…').map(escaped).join('\\$\\{[^}]+\\}');
  return new RegExp(`['"\`]${pattern}['"\`]`).test(code);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Removes the escaping of quotes, so that a text matches regardless of how it is quoted. */
function unescaped(code: string): string {
  return code.replaceAll("\\'", "'");
}

let ids: readonly string[] | undefined;

function storyIds(): readonly string[] {
  ids ??= ['src', '.storybook']
    .flatMap((folder) => filesBelow(folder, /\.stories\.tsx$/))
    .flatMap((path) => storiesIn(readFileSync(path, 'utf8')).map(({ id }) => id));
  return ids;
}
