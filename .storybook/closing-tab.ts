import { spyOn } from 'storybook/test';

/**
 * Starts to record whether the page asks for confirmation before its tab is closed. Call this function before the page
 * is rendered. The returned function simulates closing the tab, and returns whether the page asked. A story must not
 * dispatch `beforeunload` itself: MSW would receive the event too, and would then not mock the requests of later
 * stories.
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
