import { type ComponentType, lazy } from 'react';
import { reportLoadFailure } from './load-failure';

/**
 * Returns a lazy component that renders nothing if its code cannot be loaded; an error would make React unmount the
 * whole island. A notice offers a reload, because React does not load a lazy component twice.
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
