import { type ComponentType, lazy } from 'react';
import { appMessages } from '#content/messages/app';
import * as css from './lazy-component.css';

/**
 * Returns a lazy component. If its code cannot be loaded, the text `notLoaded` is shown in its place and the rest of
 * the page still works. If the component is a dialog (has `isOpen`), the text is shown only while it is open.
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
