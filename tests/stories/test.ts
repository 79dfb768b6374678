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
import { STORYBOOK, type StoryEntry } from './built-storybook';
import { FRAME_LIMIT, watchForTexts } from './seen-texts';
import { skipDebugWork } from './skip-debug-work';
import { openFrame, playStory, wishesOf, type Played } from './storybook-page';

/** The result of a story, with the console messages of its page. */
export interface Outcome extends Omit<Played, 'begunAt'> {
  /** Unexpected console errors. */
  logged: string[];
  /** Expected console errors that did not occur. */
  missingErrors: string[];
  /** Expected texts that were never visible. */
  unseen: string[];
}

/** A page of the built Storybook on which the stories run one after another. */
export interface Stage {
  /** Plays a story. The first story of each file starts with empty storage. */
  show(story: StoryEntry, texts: readonly string[]): Promise<Outcome>;
  /**
   * Opens a story by its URL, as a link does, on a separate page. `query` is the query of the Storybook URL.
   * `seenTexts` of the returned page contains the texts that became visible.
   */
  visit(query: string, texts?: readonly string[]): Promise<Page>;
  /**
   * Opens Storybook itself, with its sidebar and toolbar, on a separate page. `query` is the query of the Storybook
   * URL.
   */
  visitStorybook(query: string): Promise<Page>;
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
const LATE = 10_000;

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
      // Storybook's frame has no icon, so the browser requests `/favicon.ico`.
      await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await skipDebugWork(context);
      await watchForTexts(context);
      await provide(stageIn(context, origin.replace(/\/$/, '')));
      await context.close();
      await server.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

function stageIn(context: BrowserContext, origin: string): Stage {
  let logged: { text: string; url: string }[] = [];
  /** The failed requests of the current page. `sentAt` is in Unix ms. */
  const failed: { url: string; sentAt: number }[] = [];
  let current: Page | null = null;
  let shownFile = '';

  async function open(): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !actAdvice.test(message.text()) && !isCutOff(message)) {
        logged.push({ text: message.text(), url: message.location().url });
      }
    });
    page.on('pageerror', ({ message }) => logged.push({ text: message, url: '' }));
    const noteFailure = (request: Request) =>
      failed.push({ url: request.url(), sentAt: request.timing().startTime });
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
      shownFile = file;
    }
    return current;
  }

  return {
    visit: async (query, texts = []) => {
      const wanted = new URLSearchParams(query);
      const id = wanted.get('path')?.replace('/story/', '') ?? '';
      wanted.delete('path');
      const page = await context.newPage();
      await page.addInitScript((given) => window.lookFor(given), texts);
      await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&${wanted}`);
      return page;
    },
    visitStorybook: async (query) => {
      const page = await context.newPage();
      await page.goto(`${origin}/${query}`);
      return page;
    },
    show: async ({ id, importPath }, texts) => {
      const page = await pageFor(importPath);
      const { viewport, consoleErrors } = await wishesOf(page, id);
      await page.setViewportSize(sizeOf(viewport));
      logged = [];
      const { begunAt, ...played } = await playStory(page, id, texts);
      if (!(await showsLastRender(page))) {
        console.warn(`The browser stopped rendering frames during ${id}.`);
        current = null;
      }
      const missing = () =>
        consoleErrors.filter((expected) => !logged.some(({ text }) => text.startsWith(expected)));
      let unseen = [...texts];
      // The code of a dialog may be loaded after the story has finished.
      const stillUnseen = async () => {
        const seen = await page.evaluate(() => [...window.seenTexts]);
        unseen = texts.filter((text) => !seen.includes(text));
        return unseen;
      };
      /** Returns whether the failed requests for a URL were all sent by earlier stories, not by the current one. */
      const isLate = (url: string) => {
        const sent = failed.filter((request) => request.url === url);
        return sent.length > 0 && sent.every(({ sentAt }) => sentAt < begunAt);
      };
      for (const lacking of [missing, stillUnseen]) {
        await expect
          .poll(lacking, { timeout: LATE })
          .toEqual([])
          .catch(() => {});
      }
      if (!current) await page.close();
      return {
        ...played,
        logged: logged
          .filter(({ url }) => !isLate(url))
          .map(({ text }) => text)
          .filter((text) => !consoleErrors.some((expected) => text.startsWith(expected))),
        missingErrors: missing(),
        unseen,
      };
    },
  };
}

/**
 * Waits until the last render is visible, which takes up to two animation frames. Returns false if the frames do not
 * occur. Chromium can stop rendering a page whose scripts still run. Such a page would break every later story.
 */
function showsLastRender(page: Page): Promise<boolean> {
  return page.evaluate(async (limit) => {
    const frames = async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return true;
    };
    // If no frame occurs, the page looks for the texts only after `limit` ms. Wait longer than that.
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, 1.5 * limit, false));
    return Promise.race([frames(), tooLate]);
  }, FRAME_LIMIT);
}

function sizeOf(viewport: string | undefined): Size {
  if (viewport === undefined) return whole;
  const size = sizeOfViewport(viewport);
  if (!size) throw new Error(`Storybook knows no viewport ${viewport}.`);
  return size;
}

export { expect };
