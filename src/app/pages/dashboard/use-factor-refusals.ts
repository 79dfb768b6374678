import { useEffect, useEffectEvent } from 'react';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';

/** Calls `onRefused` when a save was refused, because the server requires a second factor that the viewer has not set up. */
export function useFactorRefusals(onRefused: () => void): void {
  const save = ConfigSaveContext.useActorRef();
  const onNotice = useEffectEvent(onRefused);
  useEffect(() => {
    const notices = save.on('notice', ({ notice }) => {
      if (notice === 'factorMissing') onNotice();
    });
    return () => notices.unsubscribe();
  }, [save]);
}
