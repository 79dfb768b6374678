import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

/**
 * Calls `onPerson` with the user id of the session, or null without a session, now and after each snapshot. It does not
 * call while the stored session is being restored. Returns a function that unsubscribes.
 */
export function reportPerson(
  session: ActorRefFrom<typeof sessionMachine>,
  onPerson: (userId: string | null) => void,
): () => void {
  const report = (at: ReturnType<typeof session.getSnapshot>) => {
    if (!at.matches('restoring')) onPerson(at.context.session?.user.id ?? null);
  };
  report(session.getSnapshot());
  const subscription = session.subscribe(report);
  return () => subscription.unsubscribe();
}
