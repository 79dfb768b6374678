import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { applyLabel, proposalMessages } from '#content/messages/dashboard/config-proposal';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import {
  ConfigProposalContext,
  isProposalBusy,
  type ProposalStep,
  proposalStep,
} from '#machines/dashboard/config-proposal/config-proposal.machine';
import type { ProposalChoice } from '#machines/dashboard/config-proposal/config-proposal.setup';
import { stack } from '#theme/box';
import type { Who } from '../settings/parts/use-saving';
import { ChooseSource } from './ChooseSource';
import { MapNames } from './MapNames';
import { ReviewChanges } from './ReviewChanges';
import { usePreview } from './use-preview';

const titles = {
  file: proposalMessages.fileTitle,
  server: proposalMessages.serverTitle,
  moment: proposalMessages.momentTitle,
} as const satisfies Record<ProposalChoice, string>;

export interface ProposalDialogProps {
  who: Who;
  /** The roles and channels that the page knows. */
  resources: GuildResources;
}

/** The values of a file or another server, before they are put into the form. Reads the machine `config-proposal`. */
export function ProposalDialog({ who, resources }: ProposalDialogProps) {
  const actor = ConfigProposalContext.useActorRef();
  const step = ConfigProposalContext.useSelector(proposalStep);
  const choice = ConfigProposalContext.useSelector(({ context }) => context.choice);
  const read = ConfigProposalContext.useSelector(({ context }) => context.resources);
  const known = read.roles.length + read.channels.length > 0 ? read : resources;
  const content: Record<ProposalStep, ReactNode> = {
    closed: null,
    choosing: <ChooseSource serverId={who.server.id} />,
    mapping: <MapNames who={who} resources={known} />,
    reviewing: <ReviewChanges who={who} resources={known} />,
  };
  return (
    <Dialog
      size="wide"
      title={titles[choice]}
      isOpen={step !== 'closed'}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) actor.send({ type: 'close' });
      }}
      footer={<Footer step={step} who={who} />}
    >
      <div className={stack({ gap: 'l' })}>{content[step]}</div>
    </Dialog>
  );
}

function Footer({ step, who }: { step: ProposalStep; who: Who }) {
  const actor = ConfigProposalContext.useActorRef();
  const isBusy = ConfigProposalContext.useSelector(isProposalBusy);
  const { changes } = usePreview(who);
  return (
    <>
      <Button tone="plain" onPress={() => actor.send({ type: 'close' })}>
        Cancel
      </Button>
      {(step === 'mapping' || step === 'reviewing') && (
        <Button tone="plain" isDisabled={isBusy} onPress={() => actor.send({ type: 'back' })}>
          Back
        </Button>
      )}
      {step === 'mapping' && (
        <Button
          isPending={isBusy}
          pendingLabel="Checking..."
          onPress={() => actor.send({ type: 'next' })}
        >
          {proposalMessages.showChanges}
        </Button>
      )}
      {step === 'reviewing' && (
        <Button
          isDisabled={changes.length === 0}
          onPress={() =>
            actor.send({
              type: 'apply',
              values: Object.fromEntries(changes.map(({ key, after }) => [key, after])),
            })
          }
        >
          {applyLabel(changes.length)}
        </Button>
      )}
    </>
  );
}
