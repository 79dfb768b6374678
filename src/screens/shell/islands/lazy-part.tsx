import { type ComponentType, lazy } from 'react';
import { reportLoadFailure } from './load-failure';

/**
 * Renders nothing if the code cannot be loaded, because the error would unmount the whole island. A notice offers to
 * reload the page, because React does not load a lazy component a second time.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      reportLoadFailure(error, { attempts: 1, retry: null });
      return Nothing;
    }),
  }));
}

function Nothing() {
  return null;
}
