import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { LegalDocument } from '#content/legal/legal-document';
import { privacy } from '#content/legal/privacy';
import { terms } from '#content/legal/terms';
import { paths } from '#domain/paths';
import { StoryFrame } from '#screens/shell/story-frame';
import { LegalPage } from './LegalPage';

const meta = preview.meta({
  title: 'Screens/Legal',
  component: LegalPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const page = (legal: LegalDocument, at: string) => ({
  render: () => (
    <StoryFrame at={at}>
      <main>
        <LegalPage legal={legal} />
      </main>
    </StoryFrame>
  ),
});

export const Terms = meta.story({
  ...page(terms, paths.terms.href()),
  play: async ({ canvas, step }) => {
    await step('it is dated today', async () => {
      const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
      await waitFor(() => expect(canvas.getByText(today)).toBeVisible());
    });
    await step('seven numbered sections, each with a link', async () => {
      const contents = canvas.getByRole('navigation', { name: 'Contents' });
      const entries = within(contents).getAllByRole('link');
      const headings = canvas.getAllByRole('heading', { level: 2 });
      await expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
        headings.map(({ id }) => `#${id}`),
      );
      await expect(headings.map(({ textContent }) => textContent)).toEqual(
        terms.sections.map(({ title }, index) => `${index + 1}. ${title}`),
      );
      await expect(headings).toHaveLength(7);
    });
    await step('external links open in a new tab', async () => {
      const rules = canvas.getByRole('link', { name: 'Discord’s Terms of Service' });
      await expect(rules).toHaveAttribute('target', '_blank');
      await expect(rules.getAttribute('rel')).toMatch(/\bnoopener\b/);
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).not.toHaveAttribute(
        'target',
      );
    });
    await step('one link leads back', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
        'href',
        '/',
      );
    });
  },
});

export const Privacy = meta.story(page(privacy, paths.privacy.href()));
