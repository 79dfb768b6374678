import { expect, screen, waitFor, within } from 'storybook/test';
import { links } from '#content/links';
import { fields } from '#domain/bot-config/fields';
import { decodeShare } from '#domain/message/share-link';
import preview from '../../../../.storybook/preview';
import { clipboard, HomeInFrame } from './home-story.fixture';

const meta = preview.meta({
  title: 'Screens/Home',
  parameters: { layout: 'fullscreen' },
  render: () => <HomeInFrame />,
  beforeEach: () => {
    clipboard.mockReset();
    clipboard.mockReturnValue({ ok: true, value: null });
  },
});

/**
 * Renders all sections, including those with `content-visibility: auto` outside of the viewport. Otherwise they would
 * have their estimated height and overlap, and axe would measure wrong contrasts.
 */
function layOutAll(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible';
    }
  }
}

export const Landing = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    layOutAll(canvasElement);
    await step('links have the targets of product.md §3, also without JavaScript', async () => {
      const link = (name: string) => canvas.getByRole('link', { name });
      const trigger = (name: string) => canvas.getByRole('button', { name });
      await expect(link('Access Dashboard')).toHaveAttribute('href', '/servers');
      await expect(link('View All Features')).toHaveAttribute('href', '/features');
      await expect(trigger('View Pricing')).toHaveAttribute('href', '/features#plans');
      await expect(trigger('Get Started Now')).toHaveAttribute('href', '/features#plans');
      await expect(trigger('WHAT IS Grouped?')).toHaveAttribute('href', '/#features');
      const plans = within(canvas.getByRole('region', { name: 'Plans and Pricing' }));
      await expect(plans.getAllByRole('article')).toHaveLength(3);
      await expect(plans.getByRole('link', { name: 'Get Base Plan' })).toHaveAttribute(
        'href',
        links.checkout.base,
      );
      await expect(canvasElement.querySelector('#pricing')).toBeVisible();
      const join = link('Join Grouped Client Server');
      await expect(join).toHaveAttribute('href', links.communityInvite);
      await expect(join).toHaveAttribute('target', '_blank');
      await expect(join.getAttribute('rel')).toContain('noopener');
    });
    await step('the picture has the settings of the dashboard, out of reach', async () => {
      const shown = canvasElement.querySelector('[inert]');
      await expect(shown).toHaveAttribute('aria-hidden', 'true');
      const texts = fields.filter(
        (field) => field.tab === 'points' && field.group === 'Success posts',
      );
      await expect(texts.length).toBeGreaterThan(3);
      for (const { label, help } of texts) {
        await expect(shown).toHaveTextContent(`${label}`);
        await expect(shown).toHaveTextContent(help);
      }
      await expect(canvas.queryByRole('switch')).toBeNull();
    });
  },
});

export const WritesInPlace = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    layOutAll(canvasElement);
    const write = within(
      canvas.getByRole('region', { name: 'See a message before your members do' }),
    );
    const message = write.getByRole('article', { name: 'Message' });
    const title = write.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Drop at 9');
    await expect(message).toHaveTextContent('Drop at 9');
    const { href } = write.getByRole<HTMLAnchorElement>('link', {
      name: 'Open in the Embed Designer',
    });
    const share = new URL(href).searchParams.get('share') ?? '';
    const opened = await decodeShare(share, () => 'id');
    await expect(opened.ok && opened.value.embeds[0]?.title).toBe('Drop at 9');
    await userEvent.click(title);
    await userEvent.paste('x'.repeat(256));
    await expect(title).toBeInvalid();
  },
});

export const PricingOpens = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['View Pricing', 'Get Started Now']) {
      await step(name, async () => {
        const trigger = canvas.getByRole('button', { name });
        await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
        await userEvent.click(trigger);
        const dialog = await screen.findByRole('dialog', { name: 'Choose Your Plan' });
        await expect(within(dialog).getAllByRole('article')).toHaveLength(3);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(trigger).toHaveFocus());
      });
    }
  },
});

/**
 * Returns the heading of the current slide. Searches only the dialog, because some cards of the page have the same
 * headings as slides.
 */
const slideCalled = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('heading', { level: 3, name });

export const IntroByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'WHAT IS Grouped?' });
    const slide = slideCalled;
    const button = (name: string) => screen.getByRole('button', { name });

    await step('opens on the first slide, where "Previous" is disabled', async () => {
      trigger.focus();
      await userEvent.keyboard(' ');
      await slide('Welcome');
      await expect(button('Previous')).toBeDisabled();
    });
    await step('arrow keys change the slide', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await slide('Member Management');
      await userEvent.keyboard('{ArrowLeft}');
      await slide('Welcome');
    });
    await step('Next leads to the last slide and moves the focus', async () => {
      button('Next').focus();
      for (const name of [
        'Member Management',
        'Success Tracking',
        'Automation & Notifications',
        'Point Systems & Rewards',
        'Ready to Get Started?',
      ]) {
        await userEvent.keyboard('{Enter}');
        await slide(name);
      }
      await expect(button('Next')).toBeDisabled();
      await expect(button('Previous')).toHaveFocus();
      await expect(screen.getByRole('link', { name: 'Join the Discord' })).toHaveAttribute(
        'href',
        links.communityInvite,
      );
    });
    await step('a dot jumps to its slide', async () => {
      await userEvent.click(button('3: Success Tracking'));
      await slide('Success Tracking');
      await expect(button('3: Success Tracking')).toHaveAttribute('aria-current', 'true');
    });
    await step('starts over when it is opened again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(trigger);
      await slide('Welcome');
    });
  },
});

export const IntroBySwipe = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WHAT IS Grouped?' }));
    const swipe = async (from: number, to: number, pointer = 'TouchA') => {
      const target = screen.getByRole('group', { name: /of 6/ });
      await userEvent.pointer([
        { keys: `[${pointer}>]`, target, coords: { clientX: from, clientY: 300 } },
        { keys: `[/${pointer}]`, target, coords: { clientX: to, clientY: 310 } },
      ]);
    };
    await slideCalled('Welcome');
    await swipe(300, 200);
    await slideCalled('Member Management');
    await swipe(200, 240);
    await slideCalled('Member Management');
    await swipe(300, 200, 'MouseLeft');
    await slideCalled('Member Management');
    await swipe(200, 300);
    await slideCalled('Welcome');
  },
});

export const IntroLinks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WHAT IS Grouped?' }));
    await userEvent.click(await screen.findByRole('button', { name: /^6:/ }));
    const ways = within(await screen.findByRole('dialog'));
    await userEvent.click(ways.getByRole('link', { name: 'View All Features' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('/features');
  },
});

const firstReport = (canvas: ReturnType<typeof within>) => {
  const [button] = canvas.getAllByRole('button', { name: 'Report' });
  if (button === undefined) throw new Error('Expected a report button');
  return button;
};

export const ReportCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const report = firstReport(canvas);
    await expect(report).toHaveAccessibleDescription('Marcus Tran');
    await userEvent.click(report);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await userEvent.click(dialog.getByText('Misleading'));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy report' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible());
    await expect(dialog.getByRole('status')).toHaveTextContent('Paste it into a ticket');
    await expect(clipboard.mock.calls[0]?.[0]).toMatch(
      /^Report of the review by Marcus Tran .*\nReason: Misleading\n/,
    );
    await expect(dialog.getByRole('link', { name: 'Open the community server' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

export const ReportNotCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    clipboard.mockReturnValue({ ok: false, error: { kind: 'failed' } });
    await userEvent.click(firstReport(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy report' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Reason: Not a real customer');
  },
});

/** Mocks the motion preference. Returns a function that restores it. */
function mockMotion(motion: 'any' | 'reduced') {
  const ask = window.matchMedia;
  window.matchMedia = (query) => {
    const answer = ask.call(window, query);
    return query.includes('reduced-motion')
      ? Object.defineProperty(answer, 'matches', { value: motion === 'reduced' })
      : answer;
  };
  return () => {
    window.matchMedia = ask;
  };
}

export const EarningsCounting = meta.story({
  beforeEach: () => mockMotion('any'),
  play: async ({ canvas }) => {
    const earnings = canvas.getByRole('img', { name: '$40,000,000 + USD' });
    const amount = () => Number(earnings.textContent.replaceAll(/\D/g, ''));
    earnings.scrollIntoView();
    await waitFor(() => expect(amount()).toBeLessThan(20_000_000));
    const before = amount();
    await waitFor(() => expect(amount()).toBeGreaterThan(before));
    await expect(earnings).toHaveAccessibleName('$40,000,000 + USD');
  },
});

export const EarningsWithReducedMotion = meta.story({
  beforeEach: () => mockMotion('reduced'),
  play: async ({ canvas }) => {
    const earnings = canvas.getByRole('img', { name: '$40,000,000 + USD' });
    earnings.scrollIntoView();
    // Wait for two frames. By then, an animated count would have started.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    await expect(earnings).toHaveTextContent('$40,000,000 + USD');
  },
});

export const VerifiedTip = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const earned = canvas.getByRole('button', { name: 'Who verified the earnings' });
    const reviewed = canvas.getByRole('button', { name: 'Who verified the reviews' });
    const tips = canvas.getAllByText('Verified on Discord & Whop');
    const [ofEarned, ofReviewed] = [tips[0], tips[1]];
    await expect(earned).toHaveAccessibleDescription('Verified on Discord & Whop');

    await step('opens on focus, closes with Escape', async () => {
      // Focus the elements directly. Unlike browsers, `userEvent.tab` does not skip the inert picture before the
      // button.
      canvas.getByRole('link', { name: 'Join Grouped Client Server' }).focus();
      earned.focus();
      await expect(earned).toHaveFocus();
      await waitFor(() => expect(ofEarned).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(ofEarned).not.toBeVisible());
      earned.blur();
    });
    await step('opens on hover', async () => {
      await userEvent.hover(earned);
      await expect(ofEarned).not.toBeVisible();
      await waitFor(() => expect(ofEarned).toBeVisible());
    });
    await step('the next one opens at once', async () => {
      await userEvent.unhover(earned);
      await userEvent.hover(reviewed);
      await expect(ofReviewed).toHaveAttribute('data-open');
      await userEvent.unhover(reviewed);
      await waitFor(() => expect(ofReviewed).not.toBeVisible());
    });
    await step('opens on tap', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: earned }]);
      await waitFor(() => expect(ofEarned).toBeVisible());
    });
  },
});
