import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { DemoContext, type DemoWorld } from './demo-world';
import { BackendContext, DoorsContext, type SessionActors } from './doors';
import { changeGently } from './page-root';
import type { SessionHostProps } from './SessionHost';

/** Opens what the page on screen asks for, once for all pages. */
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
    if (wanted !== 'nothing') open().then((demo) => changeGently(() => setBackend({ demo })), fail);
    if (wanted === 'session') {
      import('./SessionHost').then((module) => changeGently(() => setHost(module)), fail);
    }
  }, [wanted, open]);

  const doors = {
    backend: {
      isOpen: backend !== null,
      open: () => changeGently(() => setWanted((now) => (now === 'nothing' ? 'backend' : now))),
    },
    session: { actors, open: () => changeGently(() => setWanted('session')) },
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
