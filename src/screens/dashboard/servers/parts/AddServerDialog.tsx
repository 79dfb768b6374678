import { CircleAlert, ServerOff } from 'lucide-react';
import { useId, useEffect, useRef } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { guildText } from '#content/messages/dashboard/server-list';
import { serversMessages, serversErrorText } from '#content/messages/dashboard/servers';
import { guildIconUrl } from '#domain/servers/icon';
import { factsOf } from '#domain/servers/server-facts';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { box, stack } from '#theme/box';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { classifyError } from '#domain/servers/failure';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { DiscordSignInButton } from '#screens/session/DiscordSignInButton';
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
              <CircleAlert aria-hidden className={box({ flex: 'none', square: 16 })} />
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

interface GuildChoiceProps {
  describedBy: string | undefined;
}

/** The servers to choose from, each with its icon (product.md §7.11). */
function GuildChoice({ describedBy }: GuildChoiceProps) {
  const addServer = AddServerContext.useActorRef();
  const { guilds, chosen } = AddServerContext.useSelector(({ context }) => context);
  const facts = ServerFactsContext.useSelector(({ context }) => context.value);
  const isAdding = AddServerContext.useSelector((state) => state.matches('adding'));
  const isNoneSelected = AddServerContext.useSelector((state) =>
    state.matches({ failed: 'noneSelected' }),
  );
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNoneSelected) group.current?.querySelector('input')?.focus();
  }, [isNoneSelected]);
  return (
    <RadioGroup
      ref={group}
      label="Discord server"
      isLabelHidden
      isDisabled={isAdding}
      aria-describedby={describedBy}
      value={chosen?.id ?? null}
      onChange={(guildId) => addServer.send({ type: 'choose', guildId })}
      options={guilds.map((guild) => ({
        id: guild.id,
        label: guild.name,
        description: guildText(guild, factsOf(facts, guild.id)),
        image: (
          <Avatar
            src={guildIconUrl(guild, 128)}
            name=""
            seed={guild.id}
            size={40}
            shape="rounded"
          />
        ),
      }))}
    />
  );
}

const ROWS = 4;

function LoadingGuilds() {
  return (
    <div aria-busy className={css.choice}>
      <p role="status" className={visuallyHidden}>
        {serversMessages.loading}
      </p>
      <ul className={stack({ gap: 's' })}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.row}>
            <Skeleton shape="circle" width="2.5rem" />
            <Skeleton width={index % 2 === 0 ? '55%' : '40%'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoGuilds() {
  return (
    <EmptyState
      level={3}
      icon={<ServerOff />}
      title={serversMessages.addServer.noGuilds}
      actions={
        <LinkButton tone="plain" href="https://discord.com/developers/applications" target="_blank">
          Open Developer Portal
        </LinkButton>
      }
    />
  );
}

function GuildListFailure() {
  const addServer = AddServerContext.useActorRef();
  const error = AddServerContext.useSelector(({ context }) => context.error);
  if (!error) return null;
  const failure = classifyError(error);
  return (
    <AlertPanel
      isLive
      tone={failure === 'other' ? 'danger' : 'warning'}
      level={3}
      title={serversMessages.alerts[failure === 'other' ? 'failed' : failure]}
    >
      <div className={stack({ gap: 'm', align: 'start' })}>
        <p>{serversErrorText(error)}</p>
        {failure === 'other' ? (
          <Button tone="plain" onPress={() => addServer.send({ type: 'open' })}>
            Try again
          </Button>
        ) : (
          <DiscordSignInButton>Reconnect Discord</DiscordSignInButton>
        )}
      </div>
    </AlertPanel>
  );
}
