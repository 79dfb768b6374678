import { spyOn } from 'storybook/test';

/**
 * Watches whether the page asks before its tab is closed. Call it before the page is rendered. The returned function
 * closes the tab as far as the page can tell, and returns whether the page asked.
 *
 * A story must not dispatch `beforeunload` itself: MSW would receive it too, and would mock no request of later stories.
 */
export function watchClosing(): () => boolean {
  const added = spyOn(window, 'addEventListener');
  return () => {
    const listener = added.mock.calls.findLast(([type]) => type === 'beforeunload')?.[1];
    const closing = new Event('beforeunload', { cancelable: true });
    if (typeof listener === 'function') listener.call(window, closing);
    return closing.defaultPrevented;
  };
}
