import type { API } from 'storybook/manager-api';

/** The query parameter whose value is a session. */
export const SESSION_PARAMETER = 'session';

/** Returns the Storybook id of the console of the machine in a folder of `src/machines`. */
export const consoleIdOf = (folder: string): string => `machines-consoles--${folder}`;

/** The event with which the console tells Storybook's manager what its address should hold. */
export const SESSION_CHANGED = 'console/session-changed';

/** `session` is null if the console is at its first start. */
export interface SessionChange {
  storyId: string;
  session: string | null;
}

/** The part of Storybook's API that this module uses. */
type Manager = Pick<API, 'on' | 'applyQueryParams' | 'setQueryParams' | 'getQueryParam'>;

/**
 * Keeps the session of the console in the address of Storybook's own page, so that a reload, Back and a copied address
 * show what the user saw. The session belongs to one story: another story does not get it.
 *
 * @param page the window of Storybook's page
 */
export function keepSessionInAddress(
  api: Manager,
  page: Pick<Window, 'location' | 'addEventListener'>,
): void {
  let owner = storyIn(page.location);
  api.on(SESSION_CHANGED, ({ storyId, session }: SessionChange) => {
    if (storyIn(page.location) !== storyId) return;
    owner = storyId;
    api.applyQueryParams({ [SESSION_PARAMETER]: session }, { replace: true });
  });
  // Storybook writes the parameters that it knows to each address that it shows. It must know the session of the
  // address that Back returns to before it shows its story, so the listener comes before Storybook's own.
  page.addEventListener(
    'popstate',
    () => {
      owner = storyIn(page.location);
      api.setQueryParams({ [SESSION_PARAMETER]: sessionOfStory(page.location, owner) });
    },
    { capture: true },
  );
  // Storybook's event `SET_CURRENT_STORY`.
  api.on('setCurrentStory', ({ storyId }: { storyId: string }) => {
    if (storyId === owner || !api.getQueryParam(SESSION_PARAMETER)) return;
    api.applyQueryParams({ [SESSION_PARAMETER]: null }, { replace: true });
  });
}

/** Returns the session in the address of Storybook's page, or null if the page shows another story or has none. */
export function sessionOfStory(
  { search }: { search: string },
  storyId: string | null,
): string | null {
  if (storyIn({ search }) !== storyId) return null;
  return new URLSearchParams(search).get(SESSION_PARAMETER);
}

/** Returns the id of the story that an address of Storybook's page shows. */
export function storyIn({ search }: { search: string }): string | null {
  return /^\/story\/(.+)$/.exec(new URLSearchParams(search).get('path') ?? '')?.[1] ?? null;
}
