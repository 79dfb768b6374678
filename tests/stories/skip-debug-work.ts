import type { BrowserContext } from '@playwright/test';

/**
 * Prevents work of React and Storybook that no story needs. In a profile of a page, that work took a seventh of the time.
 */
export async function skipDebugWork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // React's development build uses these two functions, where the browser has them, to describe each render in the
    // performance panel.
    Reflect.deleteProperty(console, 'createTask');
    Reflect.deleteProperty(console, 'timeStamp');
    // No test prints call stacks.
    Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });
    // React's development build creates an error for the call stack of each element. While Playwright listens to the page,
    // the browser reads the stack of each error, whatever the limit is.
    const ofElement = Error('react-stack-top-frame');
    window.Error = new Proxy(Error, {
      apply: (target, self, given: unknown[]) =>
        given[0] === ofElement.message ? ofElement : Reflect.apply(target, self, given),
    });
    // Storybook's highlighter reads the styles of all elements after each change. It does not start if this flag says
    // that it has already been started.
    Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
  });
}
