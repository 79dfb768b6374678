import type { Page } from '@playwright/test';

/** The page settings and expected errors of a story. */
export interface StoryWishes {
  /** The viewport that the story's globals name. If it is undefined, the story uses the whole window. */
  viewport: string | undefined;
  /** Prefixes of the console errors that the story expects. */
  consoleErrors: readonly string[];
}

/** What a story must show. */
export interface Wanted {
  storyId: string;
  /** The texts to look for, starting at the story's first render. */
  texts: readonly string[];
  /** How long to wait for texts after the story, in ms. The code of a dialog may still be loading. */
  late: number;
  /** How long to wait for a frame, in ms. */
  frameLimit: number;
}

/** The outcome of a played story. */
export interface Played {
  /** Whether the browser drew the last render. Chromium can stop drawing a page whose scripts still run. */
  isDrawn: boolean;
  status: string;
  /** Errors of the story's render or play function, and parts of tables without a role (`shell/table-roles.ts`). */
  errors: string[];
  /** Violated axe rules, each with its elements. */
  axe: string[];
  /** The wanted texts that were never visible. */
  unseen: string[];
}

interface Finished {
  storyId: string;
  status: string;
  reporters: {
    type: string;
    status: string;
    result?: { violations?: { id: string; nodes: { html: string }[] }[] };
  }[];
}

/** The parts of `window` in a built Storybook that are used here. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    transports: readonly unknown[];
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentRender?: { id: string };
    teardownRender(render: unknown): Promise<void>;
    loadStory(which: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { consoleErrors?: readonly string[] };
    }>;
  };
}

/**
 * Opens Storybook's preview frame without a story. Its events are not sent, because no other window listens: Storybook
 * would serialize each event, with DOM events in it, and never release it. Some DOM events cannot be serialized, and
 * the call that reports them would throw.
 */
export async function openFrame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    const storybook = window as unknown as StorybookWindow;
    await storybook.__STORYBOOK_PREVIEW__.ready();
    storybook.__STORYBOOK_ADDONS_CHANNEL__.transports = [];
  });
}

/** Reads the requirements of stories without rendering them. */
export async function wishesOf(
  page: Page,
  storyIds: readonly string[],
): Promise<ReadonlyMap<string, StoryWishes>> {
  const wishes = await page.evaluate((ids) => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as StorybookWindow;
    return Promise.all(
      ids.map(async (id) => {
        const { storyGlobals, parameters } = await storybook.loadStory({ storyId: id });
        return [
          id,
          { viewport: storyGlobals.viewport?.value, consoleErrors: parameters.consoleErrors ?? [] },
        ] as const;
      }),
    );
  }, storyIds);
  return new Map(wishes);
}

/**
 * Selects a story, as a click in Storybook's sidebar does. Waits until the story has been played and checked with axe,
 * and its last render is drawn, which takes up to two frames.
 */
export function playStory(page: Page, wanted: Wanted): Promise<Played> {
  return page.evaluate(async ({ storyId: id, texts, late, frameLimit }) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    const errors: string[] = [];
    const note = (problem: unknown) => {
      const { message } = Object(problem) as { message?: unknown };
      errors.push(typeof message === 'string' ? message : JSON.stringify(problem));
    };
    const troubles = [
      'storyMissing',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ];
    let drawn: Promise<boolean> = Promise.resolve(true);
    const frames = async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return true;
    };
    const finished = await new Promise<Finished>((resolve) => {
      const end = (payload: unknown) => {
        if ((payload as Finished).storyId !== id) return;
        channel.off('storyFinished', end);
        channel.off('storyRenderPhaseChanged', watch);
        for (const trouble of troubles) channel.off(trouble, note);
        resolve(payload as Finished);
      };
      const watch = (payload: unknown) => {
        const { storyId: begun, newPhase } = payload as { storyId: string; newPhase: string };
        if (begun !== id) return;
        if (newPhase === 'rendering') window.lookFor(texts);
        // While axe looks, the last render is drawn.
        if (newPhase === 'completed') {
          const tooLate = new Promise<false>((never) => setTimeout(never, frameLimit, false));
          drawn = Promise.race([frames(), tooLate]);
        }
      };
      for (const trouble of troubles) channel.on(trouble, note);
      channel.on('storyRenderPhaseChanged', watch);
      channel.on('storyFinished', end);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    const isDrawn = await drawn;
    const axe = finished.reporters
      .filter((reporter) => reporter.type === 'a11y' && reporter.status === 'failed')
      .flatMap(({ result }) => result?.violations ?? [])
      .map((rule) => [rule.id, ...rule.nodes.map(({ html }) => html)].join('\n'));
    const unseen = await window.unseenTexts(late);
    const parts = document.querySelectorAll('table, thead, tbody, tfoot, tr, th, td');
    const lost = [...parts].filter(
      (part) => !/^(table|none)/.test(getComputedStyle(part).display) && !part.hasAttribute('role'),
    );
    const tags = new Set(lost.map((part) => (part.cloneNode() as Element).outerHTML));
    for (const tag of tags) errors.push(`No role, but another display: ${tag}`);
    return { isDrawn, status: finished.status, errors, axe, unseen };
  }, wanted);
}

/** Removes the story from the page, so that what it still does is not taken for what the next story does. */
export function leaveStory(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as StorybookWindow;
    await storybook.teardownRender(storybook.currentRender);
    window.cutRequests();
  });
}
