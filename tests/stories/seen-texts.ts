import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Starts to look for these texts, and forgets those of an earlier call. */
    lookFor(texts: readonly string[]): void;
    /** Returns the texts that have not been visible yet: as soon as there are none, and otherwise after `limit` ms. */
    unseenTexts(limit: number): Promise<string[]>;
  }
}

/** The time limit in ms. If a page has no animation frame for this long, it has stopped rendering. */
export const FRAME_LIMIT = 20_000;

/**
 * Adds a script to every page of a context. The script notices which of the texts passed to `lookFor` become visible in
 * any element, even for one frame. In these texts, `…` matches one or more characters.
 */
export async function watchForTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript((frameLimit) => {
    let wanted: { text: string; pattern: RegExp }[] = [];
    let isDue = false;
    // A story may replace the timers of its page.
    const setTimer = window.setTimeout.bind(window);
    const clearTimer = window.clearTimeout.bind(window);
    let seeAll = () => {};

    const patternOf = (text: string) =>
      new RegExp(
        text
          .split('…')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.+'),
      );
    /** Returns whether text that matches the pattern is visible in the element. */
    const isShown = (element: Element, pattern: RegExp): boolean => {
      if (!pattern.test(element.textContent)) return false;
      if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return false;
      const inside = [...element.children].filter((child) => pattern.test(child.textContent));
      // Check only the innermost element, because an element around it may have no box (`display: contents`).
      if (inside.length === 0) return element.checkVisibility({ visibilityProperty: true });
      return inside.some((child) => isShown(child, pattern));
    };
    const look = () => {
      isDue = false;
      wanted = wanted.filter(({ pattern }) => !isShown(document.body, pattern));
      if (wanted.length === 0) seeAll();
    };
    const watch = new MutationObserver(() => {
      if (isDue || wanted.length === 0) return;
      isDue = true;
      const frame = requestAnimationFrame(() => {
        clearTimer(timer);
        look();
      });
      const timer = setTimer(() => {
        cancelAnimationFrame(frame);
        look();
      }, frameLimit);
    });
    watch.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    window.lookFor = (texts) => {
      wanted = texts.map((text) => ({ text, pattern: patternOf(text) }));
    };
    window.unseenTexts = (limit) =>
      new Promise((resolve) => {
        const end = () => resolve(wanted.map(({ text }) => text));
        seeAll = end;
        if (wanted.length === 0) end();
        else setTimer(end, limit);
      });
  }, FRAME_LIMIT);
}
