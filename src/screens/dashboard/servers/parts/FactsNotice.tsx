import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { serverListMessages } from '#content/messages/dashboard/server-list';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { serverFactsFailure } from '#machines/dashboard/server-facts/view';
import * as css from './FactsNotice.css';

/** A notice that the setup states of the servers could not be loaded, with a retry button. */
export function FactsNotice() {
  const facts = ServerFactsContext.useActorRef();
  const failure = ServerFactsContext.useSelector(serverFactsFailure);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button is unmounted while the facts load, so the focus moves to the notice's container.
    place.current?.focus();
    facts.send({ type: 'retry' });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {failure && (
        <p className={css.notice}>
          {serverListMessages.factsFailed[failure]}
          <Button tone="plain" size="compact" onPress={retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
