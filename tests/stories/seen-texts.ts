import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** The texts that were looked for and seen since. */
    seenTexts: Set<string>;
    /** Forgets what was seen, and looks for these from now on. */
    lookFor(texts: readonly string[]): void;
  }
}

/**
 * Has the pages of a browser note, from their next load on, which of the texts they are asked for with `lookFor` a viewer gets to see: in
 * any element that is shown, be it for one frame. `…` stands for what is filled in.
 */
export async function watchForTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let wanted: { text: string; pattern: RegExp }[] = [];
    let isDue = false;
    window.seenTexts = new Set();

    const patternOf = (text: string) =>
      new RegExp(
        text
          .split('…')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.+'),
      );
    /** Whether an element that is shown says it, or one in it. */
    const isShown = (element: Element, pattern: RegExp): boolean => {
      if (!pattern.test(element.textContent)) return false;
      if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return false;
      const inside = [...element.children].filter((child) => pattern.test(child.textContent));
      // Of the elements around it some have no box of their own (`display: contents`).
      if (inside.length === 0) return element.checkVisibility({ visibilityProperty: true });
      return inside.some((child) => isShown(child, pattern));
    };
    const look = () => {
      isDue = false;
      for (const { text, pattern } of wanted) {
        if (isShown(document.body, pattern)) window.seenTexts.add(text);
      }
      wanted = wanted.filter(({ text }) => !window.seenTexts.has(text));
    };
    const watch = new MutationObserver(() => {
      if (isDue || wanted.length === 0) return;
      isDue = true;
      requestAnimationFrame(look);
    });
    watch.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    window.lookFor = (texts) => {
      window.seenTexts.clear();
      wanted = texts.map((text) => ({ text, pattern: patternOf(text) }));
    };
  });
}
