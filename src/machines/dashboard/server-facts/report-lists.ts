import type { ActorRefFrom } from 'xstate';
import type { serverPageMachine } from '../server-page/server-page.machine';
import type { serverFactsMachine } from './server-facts.machine';

/**
 * Notifies `facts` of each server list that the page reads and that is not empty, including a list that was read before
 * this call. Returns a function that unsubscribes.
 */
export function reportLists(
  page: ActorRefFrom<typeof serverPageMachine>,
  facts: ActorRefFrom<typeof serverFactsMachine>,
): () => void {
  let reported: unknown = null;
  const report = ({ context: { servers } }: ReturnType<typeof page.getSnapshot>) => {
    if (servers === reported || servers.length === 0) return;
    reported = servers;
    facts.send({ type: facts.getSnapshot().matches('idle') ? 'start' : 'reload' });
  };
  report(page.getSnapshot());
  const subscription = page.subscribe(report);
  return () => subscription.unsubscribe();
}
