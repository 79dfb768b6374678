import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Starts to look for these texts, and forgets those of an earlier call. */
    lookFor(texts: readonly string[]): void;
    /** Returns the texts that have not been visible yet: as soon as there are none, and otherwise after `limit` ms. */
    unseenTexts(limit: number): Promise<string[]>;
  }
}

/**
 * Adds a script to every page of a context. The script notices which of the texts passed to `lookFor` become visible in
 * any element, even for a moment. In these texts, `…` matches one or more characters.
 */
export async function watchForTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let wanted: { text: string; pattern: RegExp }[] = [];
    // A story may replace the timers of its page.
    const setTimer = window.setTimeout.bind(window);
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
      wanted = wanted.filter(({ pattern }) => !isShown(document.body, pattern));
      if (wanted.length === 0) seeAll();
    };
    // Look at each change and not at each frame: on a busy machine, a text can come and go between two frames.
    const watch = new MutationObserver(() => {
      if (wanted.length > 0) look();
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
  });
}
