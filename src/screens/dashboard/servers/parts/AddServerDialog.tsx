import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { serversMessages } from '#content/messages/dashboard/servers';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { GuildChoice } from './GuildChoice';
import { GuildListFailure, LoadingGuilds, NoGuilds } from './GuildListStates';
import * as css from './AddServerDialog.css';

const { addServer: messages } = serversMessages;

/** Adds a server (product.md §7.11). */
export function AddServerDialog({ isOpen }: { isOpen: boolean }) {
  const addServer = AddServerContext.useActorRef();
  const state = AddServerContext.useSelector((snapshot) => snapshot);
  const problemId = useId();
  const problem = useProblem();
  const isListed = state.context.guilds.length > 0;
  return (
    <Dialog
      title="Add Discord Server"
      description={messages.description}
      isOpen={isOpen}
      onOpenChange={(open) => addServer.send({ type: open ? 'open' : 'close' })}
      footer={
        <>
          {problem && (
            <p role="alert" id={problemId} className={css.problem}>
              <CircleAlert aria-hidden className={css.problemIcon} />
              {problem}
            </p>
          )}
          <Button
            isDisabled={!isListed}
            isPending={state.matches('adding')}
            pendingLabel="Adding..."
            onPress={() => addServer.send({ type: 'add' })}
          >
            Add Server
          </Button>
        </>
      }
    >
      {state.matches('loading') && <LoadingGuilds />}
      {state.matches({ failed: 'listFailed' }) && <GuildListFailure />}
      {state.matches('choosing') && !isListed && <NoGuilds />}
      {isListed && (
        <div className={css.choice}>
          <GuildChoice describedBy={problem ? problemId : undefined} />
        </div>
      )}
    </Dialog>
  );
}

function useProblem(): string | null {
  return AddServerContext.useSelector((state) => {
    if (state.matches({ failed: 'noneSelected' })) return messages.noneSelected;
    return state.matches({ failed: 'notAvailable' }) ? messages.notAvailable : null;
  });
}
