import { Fragment, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { TextField } from '#components/TextField/TextField';
import {
  claimedText,
  claimErrors,
  claimMessages,
  sentToText,
} from '#content/messages/market/membership-claim';
import {
  type ClaimFailure,
  isSameAddress,
  readAddress,
} from '#domain/marketplace/membership-claim';
import {
  claimFailure,
  claimView,
  isClaimPending,
  MembershipClaimContext,
} from '#machines/market/membership-claim/membership-claim.machine';
import { box, stack } from '#theme/box';
import { CodeForm } from '../../../session/CodeForm';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';

export interface ClaimDialogProps {
  /** Shows the code of the last email to an address in demo mode, which sends no emails; otherwise null. */
  inboxOf: ((address: string) => ReactNode) | null;
}

/** Claims memberships bought with another email address. Reads the session and the machine `membership-claim`. */
export function ClaimDialog({ inboxOf }: ClaimDialogProps) {
  const claim = MembershipClaimContext.useActorRef();
  const formId = useId();
  const isOpen = MembershipClaimContext.useSelector((state) => state.hasTag('open'));
  const view = MembershipClaimContext.useSelector(claimView);
  const failure = MembershipClaimContext.useSelector(claimFailure);
  return (
    <Dialog
      title={claimMessages.title}
      description={claimMessages.help}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake. Such a press must not close the dialog.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) claim.send({ type: 'close' });
      }}
      footer={<Footer formId={formId} />}
    >
      <div className={stack({ gap: 'l' })}>
        {failure !== null && <Failed kind={failure} />}
        {view === 'form' && <Form formId={formId} />}
        {view === 'mailSent' && <Sent inboxOf={inboxOf} />}
        {(view === 'claimed' || view === 'nothingFound') && <Result />}
      </div>
    </Dialog>
  );
}

function Failed({ kind }: { kind: ClaimFailure }) {
  const { title, help } = claimErrors[kind];
  return (
    <AlertPanel
      key={kind}
      isLive
      tone={kind === 'unreachable' ? 'danger' : 'warning'}
      level={3}
      title={title}
      actions={
        kind === 'signInRequired' && <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
      }
    >
      <p>{help}</p>
    </AlertPanel>
  );
}

function Form({ formId }: { formId: string }) {
  const claim = MembershipClaimContext.useActorRef();
  const address = MembershipClaimContext.useSelector(({ context }) => context.address);
  const isOwn = MembershipClaimContext.useSelector(({ context }) =>
    isSameAddress(context.address, context.ownAddress),
  );
  const isPending = MembershipClaimContext.useSelector(isClaimPending);
  const isWrong = MembershipClaimContext.useSelector(
    (state) => claimFailure(state) === 'invalidAddress',
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    claim.send({ type: 'submit' });
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <TextField
        type="email"
        autoComplete="email"
        label={claimMessages.label}
        description={isOwn ? claimMessages.ownHelp : claimMessages.otherHelp}
        errorMessage={isWrong ? claimErrors.invalidAddress.help : undefined}
        isRequired
        isReadOnly={isPending}
        value={address}
        onChange={(next) => claim.send({ type: 'change', address: next })}
      />
    </form>
  );
}

function Sent({ inboxOf }: ClaimDialogProps) {
  const address = MembershipClaimContext.useSelector(({ context }) => context.address);
  const ownAddress = MembershipClaimContext.useSelector(({ context }) => context.ownAddress);
  const isEarly = MembershipClaimContext.useSelector(({ context }) => context.isEarly);
  const claim = MembershipClaimContext.useActorRef();
  const asked = readAddress(address);
  // An address that replaces another one is confirmed at both.
  const isChange = !isSameAddress(asked, ownAddress);
  const addresses = isChange && ownAddress !== null ? [asked, ownAddress] : [asked];
  const [sentTo] = useState(() => ({ addresses, isChange }));
  return (
    <>
      <div role="status">
        <AlertPanel
          tone={isEarly ? 'warning' : 'info'}
          level={3}
          title={isEarly ? claimMessages.early : claimMessages.sent}
        >
          <p className={box({ breaks: true })}>{sentToText(address.trim())}</p>
          <p>{claimMessages.sentHelp}</p>
        </AlertPanel>
      </div>
      {sentTo.addresses.map((each) => (
        <Fragment key={each}>
          {inboxOf?.(each)}
          <CodeForm
            email={each}
            purpose={sentTo.isChange ? 'email_change' : 'signup'}
            namesAddress={sentTo.addresses.length > 1}
            onAccepted={() => claim.send({ type: 'check' })}
          />
        </Fragment>
      ))}
    </>
  );
}

function Result() {
  const counts = MembershipClaimContext.useSelector(({ context }) => context.counts);
  const isFound = MembershipClaimContext.useSelector((state) => state.matches('claimed'));
  const { title, help } = isFound
    ? claimedText(counts)
    : { title: claimMessages.nothing, help: claimMessages.nothingHelp };
  return (
    <div role="status">
      <AlertPanel tone="info" level={3} title={title}>
        <p>{help}</p>
      </AlertPanel>
    </div>
  );
}

function Footer({ formId }: { formId: string }) {
  const claim = MembershipClaimContext.useActorRef();
  const view = MembershipClaimContext.useSelector(claimView);
  const isFailed = MembershipClaimContext.useSelector((state) => claimFailure(state) !== null);
  const isPending = MembershipClaimContext.useSelector(isClaimPending);
  const isSending = MembershipClaimContext.useSelector((state) => state.matches('sendingMail'));
  const isOwn = MembershipClaimContext.useSelector(({ context }) =>
    isSameAddress(context.address, context.ownAddress),
  );
  const close = () => claim.send({ type: 'close' });
  const another = (
    <Button tone="plain" isDisabled={isPending} onPress={() => claim.send({ type: 'other' })}>
      {claimMessages.other}
    </Button>
  );
  const pendingLabel = isSending ? claimMessages.sending : claimMessages.looking;
  switch (view) {
    case 'form':
      return (
        <>
          <Button tone="plain" onPress={close}>
            Not now
          </Button>
          <Button type="submit" form={formId} isPending={isPending} pendingLabel={pendingLabel}>
            {isOwn ? claimMessages.find : claimMessages.sendCode}
          </Button>
        </>
      );
    case 'mailSent':
      return (
        <>
          {another}
          <Button
            tone="plain"
            isDisabled={isPending}
            onPress={() => claim.send({ type: 'send again' })}
          >
            {claimMessages.sendAgain}
          </Button>
          <Button
            tone="quiet"
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={() => claim.send({ type: isFailed ? 'submit' : 'check' })}
          >
            {claimMessages.check}
          </Button>
        </>
      );
    case 'claimed':
    case 'nothingFound':
      return (
        <>
          {another}
          <Button onPress={close}>Done</Button>
        </>
      );
  }
}
