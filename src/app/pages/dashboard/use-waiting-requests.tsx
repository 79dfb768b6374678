import { type ReactNode, Suspense, useState } from 'react';
import { waitingRequestsText } from '#content/messages/dashboard/waiting-requests';
import { useLoadedAtRest } from '#screens/dashboard/settings/at-rest';
import { CountMark } from '#screens/dashboard/settings/parts/CountMark';
import { lazyComponent } from '#screens/shell/lazy-component';
import type { EditorRequestsProps } from './EditorRequests';

const load = () => import('./EditorRequests');
const RequestCounter = lazyComponent(async () => (await load()).RequestCounter);

export interface WaitingRequests {
  /** Reports the requests that the Editors tab shows. */
  requests: Pick<EditorRequestsProps, 'onCount' | 'onShown'>;
  /** How many wait, in the link to the Editors tab. */
  requestCount: ReactNode;
  /** Reads the requests where the Editors tab does not, once the browser was idle. It has to be rendered. */
  counter: ReactNode;
}

/** Counts the requests for access to a server; not if `serverId` is null. */
export function useWaitingRequests(serverId: string | null): WaitingRequests {
  const [waiting, onCount] = useState(0);
  const [areShown, onShown] = useState(false);
  const isAtRest = useLoadedAtRest(load, serverId !== null);
  return {
    requests: { onCount, onShown },
    requestCount: serverId !== null && (
      <CountMark count={waiting} text={waitingRequestsText(waiting)} />
    ),
    counter: serverId !== null && isAtRest && !areShown && (
      <Suspense>
        <RequestCounter serverId={serverId} onCount={onCount} />
      </Suspense>
    ),
  };
}
