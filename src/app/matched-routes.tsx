import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { markAwake } from './page-root';
import { routes } from './routes';

/**
 * Makes an address ready to be drawn as a whole, in its file or over it. Its outer layout is loaded and put into the
 * routes. What stands inside is put there as something that may come later: in the file it is complete, and where the
 * file is taken over it stays as it stands, to be read and followed, until its script is there. So nobody waits for the
 * script of a text.
 *
 * @throws what the layout's module throws while it is loaded.
 */
export async function prepareRoutes(pathname: string): Promise<void> {
  // The root is loaded with the entry.
  const [, layout, ...inside] = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  if (layout && isUnloaded(layout)) settle(layout, await layout.lazy());
  for (const route of inside) {
    const isLast = route === inside.at(-1);
    if (isUnloaded(route)) settle(route, { element: later(route.lazy, isLast && <Awake />) });
  }
}

/**
 * Loads all an address leads to, so that it is drawn as one piece. What cannot be loaded is left to the router, which
 * tries again and says so.
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.filter(isUnloaded).map(async (route) => settle(route, await route.lazy())),
  ).catch(() => null);
}

function settle(route: RouteObject, ready: Partial<RouteObject>) {
  Object.assign(route, { ...ready, lazy: undefined });
}

function isUnloaded(route: RouteObject): route is RouteObject & { lazy: Load } {
  return typeof route.lazy === 'function';
}

/** How a route is loaded: its module, or an element that was made of it. */
type Load = () => Promise<{ Component?: ComponentType | null; element?: ReactNode }>;

function later(load: Load, beside: ReactNode): ReactNode {
  const Page = lazy(async () => {
    const { Component, element } = await load();
    return { default: Component ?? (() => element) };
  });
  return (
    <Suspense>
      <Page />
      {beside}
    </Suspense>
  );
}

/** Says that what it stands beside hears what is done to it. */
function Awake() {
  useEffect(markAwake, []);
  return null;
}
