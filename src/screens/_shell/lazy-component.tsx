import { type ComponentType, lazy } from 'react';
import { appMessages } from '#content/messages/app';
import * as css from './lazy-component.css';

/**
 * A part of the page that is loaded when it is first drawn. Whoever is offline then loses no more than that part, and is
 * told so in its place (a dialog's: once it is open), in the words given.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  notLoaded: string = appMessages.partNotLoaded,
) {
  function NotLoaded({ isOpen = true }: { isOpen?: boolean }) {
    return isOpen ? (
      <p role="alert" className={css.failure}>
        {notLoaded}
      </p>
    ) : null;
  }
  return lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      console.error(error);
      return NotLoaded;
    }),
  }));
}
