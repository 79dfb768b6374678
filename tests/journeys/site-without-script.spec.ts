import { publicPages } from '../../src/app/routes/manifest';
import { paths } from '../../src/domain/paths';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** For each page, a text that appears only on that page. */
const words: Record<string, string> = {
  [paths.home.href()]:
    'A powerful Discord bot designed to automate and elevate your paid communities',
  [paths.features.href()]: 'Anti-Mirroring Module',
  [paths.embeds.href()]: 'The designer needs JavaScript.',
  [paths.marketplace.href()]: 'Restocks, price errors, and group buys, around the clock.',
  [paths.docs.href()]: 'First steps: invite the bot',
  [paths.docsFeatures.href()]: 'Features',
  [paths.docsSelling.href()]: 'Payment providers and webhooks',
  [paths.docsBuying.href()]: 'How to cancel',
  [paths.adminCommands.href()]: 'Draws a new winner for a giveaway.',
  [paths.userCommands.href()]: 'leaderboard',
  [paths.changelog.href()]: 'Onboarding guide',
  [paths.terms.href()]: 'Terms of Service',
  [paths.privacy.href()]: 'Privacy Policy',
};

test('without a script, every public page and a demo store can be read and reached', async ({
  page,
}) => {
  const open = ['/'];
  const seen = new Set(open);
  for (const path of open) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Older versions of the changelog have no words of their own here.
      const text = words[path] ?? 'Changelog';
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      // No button that needs a script may be visible. Buttons of disclosures and explanations are not checked here. They
      // may be visible, because their content can be read without a script.
      const dead = page
        .locator('button:not([aria-expanded], [aria-describedby], [inert] *)')
        .filter({ visible: true });
      expect(await dead.allInnerTexts()).toEqual([]);
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
      for (const next of found) {
        const isPublic = publicPages.some((known) => known.path === next);
        if (!isPublic || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    });
  }
  expect(publicPages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);

  await page.goto('/marketplace');
  await page.getByRole('link', { name: /Sneaker Wire/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sneaker Wire');
  await expect(page.getByText('$39.99/month')).toBeVisible();
  await expect(page.getByText('This is a demo store.')).toBeVisible();
});
