import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { ComboBox } from '#components/ComboBox/ComboBox';
import { DateTimePanel } from '#components/DateTimePanel/DateTimePanel';
import { FileField } from '#components/FileField/FileField';
import { TextArea } from '#components/TextArea/TextArea';
import { proposalErrorText, proposalMessages } from '#content/messages/dashboard/config-proposal';
import type { ProposalSource } from '#domain/bot-config/proposal';
import type { Server } from '#domain/servers/server';
import {
  ConfigProposalContext,
  isProposalBusy,
} from '#machines/dashboard/config-proposal/config-proposal.machine';
import type { ProposalChoice } from '#machines/dashboard/config-proposal/config-proposal.setup';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { toLocalTime } from '../../designer/editor/local-time';

/** The step in which the user chooses a file, pastes a text, or chooses a server or a time. */
export function ChooseSource({ serverId }: { serverId: string }) {
  const choice = ConfigProposalContext.useSelector(({ context }) => context.choice);
  const steps: Record<ProposalChoice, ReactNode> = {
    file: <ChooseFile />,
    server: <ChooseServer serverId={serverId} />,
    moment: <ChooseMoment />,
  };
  return steps[choice];
}

function ChooseFile() {
  const actor = ConfigProposalContext.useActorRef();
  const isReading = ConfigProposalContext.useSelector(isProposalBusy);
  const source = ConfigProposalContext.useSelector(({ context }) => context.source);
  const problem = ConfigProposalContext.useSelector(({ context }) => context.problem);
  const [text, setText] = useState(source?.kind === 'text' ? source.text : '');
  const words = problem ? proposalErrorText(problem) : undefined;
  return (
    <>
      <p>{proposalMessages.fileHelp}</p>
      <FileField
        label={proposalMessages.fileLabel}
        chooseLabel={proposalMessages.chooseFile}
        dropHelp={proposalMessages.dropHelp}
        types={['application/json', '.json']}
        errorMessage={source?.kind === 'file' ? words : undefined}
        isPending={isReading && source?.kind === 'file'}
        onChoose={(file) => actor.send({ type: 'read', source: { kind: 'file', file } })}
      />
      <div className={stack({ gap: 's', align: 'stretch' })}>
        <TextArea
          isCode
          rows={6}
          label={proposalMessages.pasteLabel}
          value={text}
          onChange={setText}
          errorMessage={source?.kind === 'text' ? words : undefined}
        />
        <span>
          <Button
            tone="plain"
            isDisabled={text.trim() === ''}
            isPending={isReading && source?.kind === 'text'}
            pendingLabel="Reading..."
            onPress={() => actor.send({ type: 'read', source: { kind: 'text', text } })}
          >
            {proposalMessages.readPasted}
          </Button>
        </span>
      </div>
      <p role="status" className={visuallyHidden}>
        {isReading ? proposalMessages.reading : ''}
      </p>
    </>
  );
}

function ChooseServer({ serverId }: { serverId: string }) {
  const actor = ConfigProposalContext.useActorRef();
  const isListing = ConfigProposalContext.useSelector((state) => state.matches('listing'));
  const { servers, owner } = ConfigProposalContext.useSelector(({ context }) => context);
  return (
    <>
      <p>{proposalMessages.serverHelp}</p>
      <p role="status" className={isListing ? box({ color: 'textMuted' }) : visuallyHidden}>
        {isListing ? proposalMessages.listing : ''}
      </p>
      {servers?.ok === false && !isListing && (
        <AlertPanel
          isLive
          level={3}
          tone="danger"
          title={proposalMessages.notListed}
          actions={
            <Button
              tone="plain"
              icon={<RotateCw />}
              onPress={() => owner && actor.send({ type: 'open', choice: 'server', owner })}
            >
              Try again
            </Button>
          }
        />
      )}
      {servers?.ok && <Servers servers={servers.value.filter(({ id }) => id !== serverId)} />}
    </>
  );
}

function Servers({ servers }: { servers: readonly Server[] }) {
  const actor = ConfigProposalContext.useActorRef();
  const isReading = ConfigProposalContext.useSelector((state) => state.matches('reading'));
  const source = ConfigProposalContext.useSelector(({ context }) => context.source);
  const problem = ConfigProposalContext.useSelector(({ context }) => context.problem);
  const [chosen, setChosen] = useState(source?.kind === 'server' ? source.server.id : '');
  const server = servers.find(({ id }) => id === chosen);
  const isUnknown = chosen !== '' && !server;
  const words = isUnknown ? proposalMessages.unknownServer : problem && proposalErrorText(problem);
  if (servers.length === 0) return <p>{proposalMessages.noOtherServer}</p>;
  return (
    <div className={stack({ gap: 'm' })}>
      <ComboBox
        isClearable
        label={proposalMessages.serverLabel}
        placeholder={proposalMessages.serverPlaceholder}
        options={servers.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={setChosen}
        {...(words && { errorMessage: words })}
      />
      <span>
        <Button
          isDisabled={!server}
          isPending={isReading}
          pendingLabel="Reading..."
          onPress={() => {
            if (!server) return;
            const { id, name } = server;
            actor.send({ type: 'read', source: { kind: 'server', server: { id, name } } });
          }}
        >
          Read its settings
        </Button>
      </span>
    </div>
  );
}

function ChooseMoment() {
  const actor = ConfigProposalContext.useActorRef();
  const isReading = ConfigProposalContext.useSelector(isProposalBusy);
  const source = ConfigProposalContext.useSelector(({ context }) => context.source);
  const problem = ConfigProposalContext.useSelector(({ context }) => context.problem);
  const [local, setLocal] = useState(() => toLocalTime(timeOf(source)));
  const time = Date.parse(local);
  return (
    <>
      <p>{proposalMessages.momentHelp}</p>
      {problem && <AlertPanel isLive level={3} tone="danger" title={proposalErrorText(problem)} />}
      <div className={stack({ gap: 'm', align: 'start' })}>
        <DateTimePanel label={proposalMessages.momentLabel} value={local} onChange={setLocal} />
        <Button
          isDisabled={Number.isNaN(time)}
          isPending={isReading}
          pendingLabel="Reading..."
          onPress={() =>
            actor.send({
              type: 'read',
              source: { kind: 'moment', at: new Date(time).toISOString() },
            })
          }
        >
          {proposalMessages.showChanges}
        </Button>
      </div>
    </>
  );
}

function timeOf(source: ProposalSource | null): string {
  if (source?.kind === 'moment') return source.at;
  return source?.kind === 'version' ? source.savedAt : new Date().toISOString();
}
