import { serverStateText } from '#content/messages/dashboard/server-list';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { useNow } from '../../../shell/use-now';
import * as css from './ServerRow.css';

export interface ServerStateProps {
  /** The id of this element. The element describes the link of the row. */
  id: string;
  serverId: string;
  /** The fixed time of a story, in Unix ms. */
  now?: number | undefined;
}

/** The setup state and the last change of a server. Empty until both are known. */
export function ServerState({ id, serverId, now: still }: ServerStateProps) {
  const now = useNow(still);
  const facts = ServerFactsContext.useSelector(({ context }) => context.facts.get(serverId));
  const words = facts && serverStateText(facts, now);
  return (
    <p id={id} title={words} className={css.state}>
      {words}
    </p>
  );
}
