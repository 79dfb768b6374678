import type { Page } from '@playwright/test';

/** The page settings and expected errors of a story. */
export interface StoryWishes {
  /** The viewport that the story's globals name. If it is undefined, the story uses the whole window. */
  viewport: string | undefined;
  /** Prefixes of the console errors that the story expects. */
  consoleErrors: readonly string[];
}

/** The outcome of a played story. */
export interface Played {
  /** The start of the story's first render, in Unix ms. */
  begunAt: number;
  status: string;
  /** Errors of the story's render or play function. */
  errors: string[];
  /** Violated axe rules, each with its elements. */
  axe: string[];
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
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(which: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { consoleErrors?: readonly string[] };
    }>;
  };
}

/** Opens Storybook's preview frame without a story. */
export async function openFrame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__.ready());
}

/** Reads a story's requirements without rendering the story. */
export function wishesOf(page: Page, storyId: string): Promise<StoryWishes> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as StorybookWindow;
    const { storyGlobals, parameters } = await storybook.loadStory({ storyId: id });
    return {
      viewport: storyGlobals.viewport?.value,
      consoleErrors: parameters.consoleErrors ?? [],
    };
  }, storyId);
}

/**
 * Selects a story, as a click in Storybook's sidebar does. Waits until the story has been played and checked with axe.
 *
 * @param texts the texts to look for, starting at the story's first render
 */
export function playStory(page: Page, storyId: string, texts: readonly string[]): Promise<Played> {
  return page.evaluate(
    ([id, wanted]) =>
      new Promise<Played>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
        const errors: string[] = [];
        // Stories have a clock of their own.
        const now = () => performance.timeOrigin + performance.now();
        let begunAt = now();
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
        const end = (payload: unknown) => {
          const { storyId: ended, status, reporters } = payload as Finished;
          if (ended !== id) return;
          channel.off('storyFinished', end);
          channel.off('storyRenderPhaseChanged', begin);
          for (const trouble of troubles) channel.off(trouble, note);
          const axe = reporters
            .filter((reporter) => reporter.type === 'a11y' && reporter.status === 'failed')
            .flatMap(({ result }) => result?.violations ?? [])
            .map((rule) => [rule.id, ...rule.nodes.map(({ html }) => html)].join('\n'));
          resolve({ begunAt, status, errors, axe });
        };
        // Do not call `lookFor` earlier, because the previous story stays visible until this one renders.
        const begin = (payload: unknown) => {
          const { storyId: begun, newPhase } = payload as { storyId: string; newPhase: string };
          if (begun !== id || newPhase !== 'rendering') return;
          begunAt = now();
          window.lookFor(wanted);
        };
        for (const trouble of troubles) channel.on(trouble, note);
        channel.on('storyRenderPhaseChanged', begin);
        channel.on('storyFinished', end);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, texts] as const,
  );
}
