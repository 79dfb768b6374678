import { matchPath } from 'react-router-dom';
import type { PageFrame } from '#screens/_shell/LoadingFrame';
import { appRoutes } from './app';

/** Returns what is shown around the page of a URL while it loads. */
export function frameAt(pathname: string): PageFrame {
  return appRoutes.find(({ pattern }) => matchPath(pattern, pathname))?.frame ?? 'none';
}
