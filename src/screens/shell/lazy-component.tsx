import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { appMessages } from '#content/messages/shell/app';
import { box } from '#theme/box';

/**
 * Returns a lazy component. If its code cannot be loaded, the text `notLoaded` replaces the component, and the rest of
 * the page still works. For a dialog (a component with `isOpen`), the text is shown only while the dialog is open.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  notLoaded: string = appMessages.partNotLoaded,
) {
  function NotLoaded({ isOpen = true }: { isOpen?: boolean }) {
    return isOpen ? (
      <p role="alert" className={box({ size: 's', color: 'dangerText' })}>
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

interface LazyDialogProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Mounts a dialog when it first opens. The dialog then stays mounted, so that closing is animated. */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
}
