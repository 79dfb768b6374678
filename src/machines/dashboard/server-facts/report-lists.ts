import type { ActorRefFrom } from 'xstate';
import type { serverPageMachine } from '../server-page/server-page.machine';
import type { serverFactsMachine } from './server-facts.machine';

/** Sends each list that is not empty, also one that was read before the call, but not that of an earlier visit. Returns a function that unsubscribes. */
export function reportLists(
  page: ActorRefFrom<typeof serverPageMachine>,
  facts: ActorRefFrom<typeof serverFactsMachine>,
): () => void {
  let reported: unknown = null;
  const report = ({ context: { servers, isKnown } }: ReturnType<typeof page.getSnapshot>) => {
    if (isKnown || servers === reported || servers.length === 0) return;
    reported = servers;
    facts.send({ type: facts.getSnapshot().matches('idle') ? 'start' : 'reload' });
  };
  report(page.getSnapshot());
  const subscription = page.subscribe(report);
  return () => subscription.unsubscribe();
}
