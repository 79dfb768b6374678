import { describe, expect, it } from 'vitest';
import { adminCommands } from '#content/commands/admin';
import { userCommands } from '#content/commands/user';
import { versionList } from '#content/changelog/versions-list';
import { buildIndex, searchDocs } from '#domain/docs/search';
import { docPages } from './pages';
import { searchDocuments } from './search-documents';

const index = buildIndex(searchDocuments);
const first = (query: string) => searchDocs(index, query)[0]?.path;

it('each place is one document with text', () => {
  const ids = searchDocuments.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(searchDocuments.filter(({ text }) => text.length < 15)).toEqual([]);
});

it.each(docPages)('the page $title is found by its title', ({ title, path }) => {
  expect(first(title)).toBe(path);
});

it.each([...adminCommands, ...userCommands])('/$name is found by its name', ({ name }) => {
  expect(first(`/${name}`)).toMatch(new RegExp(`-commands#${name}$`));
});

it.each(versionList)('version $version is found by its number', ({ version, path }) => {
  expect(first(version)).toBe(path);
  expect(first(`v${version}`)).toBe(path);
});

describe('questions of readers', () => {
  it.each([
    ['invite bot', '/docs#first-steps'],
    ['onboarding guide', '/docs/changelog/1.5#onboarding-guide'],
    ['onboarding tickets', '/docs#onboarding-tickets'],
    ['relays', '/docs/features#keywords'],
    ['SuccessTwitterPoints', '/docs/features#points'],
    ['deal monitors', '/docs#deal-monitors'],
    ['embed limits', '/docs#embed-designer'],
    ['failed payment', '/docs/buying#payments-and-refunds'],
    ['payment failed ticket', '/docs/features#retention'],
    ['how to cancel', '/docs/buying#how-to-cancel'],
    ['webhook secret', '/docs/selling#providers-and-webhooks'],
    ['import members', '/docs/selling#members-and-import'],
    ['telegram', '/docs/changelog/1.1#telegram-and-the-checkout-log-in-beta'],
    ['gmail', '/docs/user-commands#gmail-dots'],
    ['opacity', '/docs/features#success'],
  ])('"%s"', (query, path) => {
    expect(first(query)).toBe(path);
  });
});
