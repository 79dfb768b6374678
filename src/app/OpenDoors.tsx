import {
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { DemoContext, type DemoWorld } from './demo-world';
import { BackendContext, DoorsContext, type SessionActors } from './doors';
import type { SessionHostProps } from './SessionHost';

/**
 * Opens what the page on screen asks for, once for all pages. All of it as transitions: what changes at once above a
 * prerendered text that still waits for its script would have React empty the page and draw it anew.
 */
export function OpenDoors({ children }: { children: ReactNode }) {
  const { isUrgent, open } = use(BackendContext);
  const [wanted, setWanted] = useState<'nothing' | 'backend' | 'session'>(
    isUrgent ? 'session' : 'nothing',
  );
  const [backend, setBackend] = useState<{ demo: DemoWorld | null } | null>(null);
  const [host, setHost] = useState<{ SessionHost: ComponentType<SessionHostProps> } | null>(null);
  const [actors, setActors] = useState<SessionActors | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    const fail = (error: unknown) => {
      console.error(error);
      setFailure(
        error instanceof Error ? error : new Error('The site cannot start', { cause: error }),
      );
    };
    if (wanted !== 'nothing')
      open().then((demo) => startTransition(() => setBackend({ demo })), fail);
    if (wanted === 'session') {
      import('./SessionHost').then((module) => startTransition(() => setHost(module)), fail);
    }
  }, [wanted, open]);

  const doors = {
    backend: {
      isOpen: backend !== null,
      open: () => startTransition(() => setWanted((now) => (now === 'nothing' ? 'backend' : now))),
    },
    session: { actors, open: () => startTransition(() => setWanted('session')) },
    failure,
  };
  return (
    <DemoContext value={backend?.demo ?? null}>
      <DoorsContext value={doors}>
        {backend && host && <host.SessionHost onBegun={setActors} />}
        {children}
      </DoorsContext>
    </DemoContext>
  );
}
