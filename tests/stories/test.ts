import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import { preview } from 'vite';
import { actAdvice } from '../../.storybook/console-errors';
import { sizeOfViewport, type Size } from '../../.storybook/review/viewports';
import { storiesByFile, STORYBOOK, type StoryEntry } from './built-storybook';
import { separateRequests } from './cut-requests';
import { watchForTexts } from './seen-texts';
import { skipDebugWork } from './skip-debug-work';
import { leaveStory, openFrame, playStory, wishesOf, type Played } from './storybook-page';

/** The result of a story, with the console messages of its page. */
export interface Outcome extends Omit<Played, 'isDrawn'> {
  /** Unexpected console errors. */
  logged: string[];
  /** Expected console errors that did not occur. */
  missingErrors: string[];
}

/** A page of the built Storybook on which the stories run one after another. */
export interface Stage {
  /**
   * Plays a story. The first story of each file starts with empty storage.
   *
   * @param session the steps of a state console, which it reads from its URL
   */
  show(story: StoryEntry, texts: readonly string[], session?: string): Promise<Outcome>;
  /**
   * Opens Storybook itself, with its sidebar and toolbar, on a separate page. `query` is the query of the Storybook
   * URL.
   */
  visitStorybook(query: string): Promise<Page>;
  /** Opens a documentation page without sidebar and toolbar. */
  visitDocs(id: string): Promise<Page>;
}

/**
 * Returns whether a console message reports a failed request for a mocked picture that was still loading when the story
 * ended.
 */
function isCutOff(message: ConsoleMessage): boolean {
  return (
    message.text() === 'Failed to load resource: net::ERR_FAILED' &&
    message.location().url.startsWith('https://cdn.discordapp.com/')
  );
}

/**
 * The maximum time to wait for expected console errors and texts after the story, in ms. The browser reports a failed
 * request only after the page has handled the failure.
 */
const LATE = 120_000;
/** If a page has no animation frame for this long, in ms, it has stopped rendering. */
const FRAME_LIMIT = 30_000;

const whole = { width: 1440, height: 900 };

/** The `test` for stories. It uses one page per worker, because loading Storybook takes longer than most stories. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, provide) => {
      const server = await preview({
        configFile: false,
        appType: 'mpa',
        logLevel: 'error',
        build: { outDir: STORYBOOK },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const [origin = ''] = server.resolvedUrls?.local ?? [];
      const context = await browser.newContext({
        viewport: whole,
        // Prevents dialogs from fading in, because axe must not measure their colors during the animation.
        reducedMotion: 'reduce',
        // With this user agent, Storybook ends animations before axe starts. Otherwise Storybook waits for the
        // animations.
        userAgent: 'StorybookTestRunner',
      });
      await skipDebugWork(context);
      await separateRequests(context);
      await watchForTexts(context);
      await provide(stageIn(context, origin.replace(/\/$/, '')));
      await context.close();
      await server.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

function stageIn(context: BrowserContext, origin: string): Stage {
  const files = storiesByFile();
  let logged: { text: string; url: string }[] = [];
  /** The failed requests of the current page, each with the id of the story that sent it. */
  const failed: { url: string; story: string }[] = [];
  const senders = new WeakMap<Request, string>();
  let current: Page | null = null;
  let shownFile = '';
  let shownStory = '';
  let wishes: Awaited<ReturnType<typeof wishesOf>> = new Map();

  async function open(): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !actAdvice.test(message.text()) && !isCutOff(message)) {
        logged.push({ text: message.text(), url: message.location().url });
      }
    });
    page.on('pageerror', ({ message }) => logged.push({ text: message, url: '' }));
    // The browser reports all requests of a story before the end of the story's last script.
    page.on('request', (request) => senders.set(request, shownStory));
    const noteFailure = (request: Request) =>
      failed.push({ url: request.url(), story: senders.get(request) ?? '' });
    page.on('requestfailed', noteFailure);
    page.on('response', (response) => {
      if (!response.ok()) noteFailure(response.request());
    });
    await openFrame(page, origin);
    return page;
  }

  async function pageFor(file: string): Promise<Page> {
    current ??= await open();
    if (file !== shownFile) {
      await current.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      wishes = await wishesOf(current, files.get(file)?.map(({ id }) => id) ?? []);
      shownFile = file;
    }
    return current;
  }

  async function visit(address: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${origin}/${address}`);
    return page;
  }

  /** Returns whether the request of each logged error is known. The browser may log an error before it reports it. */
  function areKnown(): boolean {
    return logged.every(
      ({ text, url }) =>
        !text.startsWith('Failed to load resource') || failed.some((each) => each.url === url),
    );
  }

  /** Returns whether the failed requests for a URL were all sent by earlier stories, not by the current one. */
  function isLate(url: string): boolean {
    const sent = failed.filter((request) => request.url === url);
    return sent.length > 0 && sent.every(({ story }) => story !== shownStory);
  }

  return {
    visitStorybook: visit,
    visitDocs: (id) => visit(`iframe.html?viewMode=docs&id=${id}`),
    show: async ({ id, importPath }, texts, session) => {
      const page = await pageFor(importPath);
      if (session !== undefined) {
        await page.evaluate((text) => {
          const url = new URL(location.href);
          url.searchParams.set('session', text);
          history.replaceState(history.state, '', url);
        }, session);
      }
      const { viewport, consoleErrors = [] } = wishes.get(id) ?? {};
      const size = sizeOf(viewport);
      if (!isSame(page.viewportSize(), size)) await page.setViewportSize(size);
      logged = [];
      shownStory = id;
      const { isDrawn, ...played } = await playStory(page, {
        storyId: id,
        texts,
        late: LATE,
        frameLimit: FRAME_LIMIT,
      });
      const missing = () =>
        consoleErrors.filter((expected) => !logged.some(({ text }) => text.startsWith(expected)));
      if (missing().length > 0) {
        await expect
          .poll(missing, { timeout: LATE })
          .toEqual([])
          .catch(() => {});
      }
      if (!areKnown()) await expect.poll(areKnown, { timeout: LATE }).toBe(true);
      if (isDrawn) await leaveStory(page);
      else {
        // This page would break every later story.
        console.warn(`The browser stopped drawing frames during ${id}.`);
        current = null;
        await page.close();
      }
      const unexpected = logged
        .filter(({ url }) => !isLate(url))
        .map(({ text }) => text)
        .filter((text) => !consoleErrors.some((expected) => text.startsWith(expected)));
      return { ...played, logged: unexpected, missingErrors: missing() };
    },
  };
}

function isSame(one: Size | null, other: Size): boolean {
  return one?.width === other.width && one.height === other.height;
}

function sizeOf(viewport: string | undefined): Size {
  if (viewport === undefined) return whole;
  const size = sizeOfViewport(viewport);
  if (!size) throw new Error(`Storybook knows no viewport ${viewport}.`);
  return size;
}

export { expect };
