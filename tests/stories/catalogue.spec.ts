import { textsOfStory } from '../../.storybook/catalogue/catalogue';
import { storiesByFile } from './built-storybook';
import { expect, test, type Stage } from './test';

interface Link {
  text: string;
  /** The query of the Storybook URL. */
  query: string;
}

/** Reads the rendered page of the catalogue: the messages and the URLs of their links. */
async function linksOf(stage: Stage): Promise<Link[]> {
  const page = await stage.visit('?path=/story/flows-error-catalogue--all');
  await page.getByRole('heading', { name: 'Error catalogue' }).waitFor();
  const links = await page.locator('#storybook-root tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      text: row.querySelector('th')?.firstChild?.textContent ?? '',
      query: new URL(row.querySelector('a')?.href ?? '').search,
    })),
  );
  await page.close();
  return links;
}

const isConsole = ({ query }: Link) => query.includes('&session=');
const idOf = ({ query }: Link) => /path=\/story\/([\w-]+)/.exec(query)?.[1] ?? '';

test('the links to stories lead to stories that must show the message', async ({ stage }) => {
  // This test checks only that each story exists and lists the message among the texts that it must show.
  // `stories.spec.ts` opens the stories and looks for the messages.
  const ids = new Set([...storiesByFile().values()].flat().map(({ id }) => id));
  const links = (await linksOf(stage)).filter((link) => !isConsole(link));
  expect(links.length).toBeGreaterThan(150);
  expect(
    links.filter((link) => !ids.has(idOf(link)) || !textsOfStory(idOf(link)).includes(link.text)),
  ).toEqual([]);
});

test('each link to a console shows the message on the screen of the machine', async ({ stage }) => {
  const links = (await linksOf(stage)).filter(isConsole);
  expect(links.length).toBeGreaterThan(5);
  for (const { text, query } of links) {
    const page = await stage.visit(query, [text]);
    const seen = page.waitForFunction((wanted) => window.seenTexts.has(wanted), text, {
      timeout: 120_000,
    });
    await expect(seen, text).resolves.toBeTruthy();
    await page.close();
  }
});
