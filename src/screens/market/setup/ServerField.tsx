import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/Button/Button';
import { Select } from '#components/Select/Select';
import { fieldLabels, sellerMessages } from '#content/messages/market/seller';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { box, row, stack } from '#theme/box';
import { DiscordSignInButton } from '../../session/DiscordSignInButton';
import { fieldMark, useStoreField } from './setup-form';

/** The id of the option for no server. */
const NONE = 'none';

/** The field for the store's Discord server. It offers the servers that the seller administers. */
export function ServerField() {
  const { form, change } = useStoreField();
  const servers = AddServerContext.useActorRef();
  const guilds = AddServerContext.useSelector(({ context }) => context.guilds);
  const isLoading = AddServerContext.useSelector((snapshot) => snapshot.matches('loading'));
  const hasFailed = AddServerContext.useSelector((snapshot) =>
    snapshot.matches({ failed: 'listFailed' }),
  );
  const isConnected = AddServerContext.useSelector(
    ({ context }) => context.error?.kind !== 'noDiscordToken',
  );
  const isUnlinked = StoreSetupContext.useSelector(
    ({ context }) => context.store?.serverLink === 'unlinked' && context.form.serverId === null,
  );
  const isListed = guilds.some(({ id }) => id === form.serverId);
  const options = [
    { id: NONE, label: 'No server' },
    ...guilds.map(({ id, name }) => ({ id, label: name })),
    // The list is not loaded yet, or the seller no longer administers the stored server.
    ...(form.serverId !== null && !isListed
      ? [{ id: form.serverId, label: `Server ${form.serverId}` }]
      : []),
  ];
  // A stored server is always shown, so that the seller can remove it.
  if (!isConnected && form.serverId === null) return <NotConnected />;
  return (
    <div {...fieldMark('serverId')}>
      <Select
        label={fieldLabels.serverId}
        description="The server that members join. You have to be its owner or an administrator."
        options={options}
        value={form.serverId ?? NONE}
        onChange={(id) => change({ serverId: id === NONE ? null : id })}
      />
      {isUnlinked && (
        <p className={box({ size: 's', color: 'textMuted' })}>{sellerMessages.serverUnlinked}</p>
      )}
      <div role="status" className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {isLoading && sellerMessages.serversLoading}
        {!isLoading && !hasFailed && guilds.length === 0 && sellerMessages.serversEmpty}
        {hasFailed && sellerMessages.serversUnavailable}
      </div>
      {hasFailed && (
        <div className={row({ gap: 's', wraps: true })}>
          <Button
            tone="plain"
            size="compact"
            icon={<RotateCw />}
            onPress={() => servers.send({ type: 'open' })}
          >
            Load again
          </Button>
          <DiscordSignInButton tone="plain">Connect Discord</DiscordSignInButton>
        </div>
      )}
    </div>
  );
}

/** Replaces the select if the account is not connected to Discord. Such an account has no servers to select. */
function NotConnected() {
  const titleId = useId();
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={stack({ gap: 's' })}
      {...fieldMark('serverId')}
    >
      <h3 id={titleId} className={box({ size: 's', weight: 'medium' })}>
        {fieldLabels.serverId}
      </h3>
      <p role="status" className={box({ size: 's', color: 'textMuted' })}>
        {sellerMessages.serversNotConnected}
      </p>
      <div>
        <DiscordSignInButton tone="plain">Connect Discord</DiscordSignInButton>
      </div>
    </div>
  );
}
