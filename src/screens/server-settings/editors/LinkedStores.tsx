import { isolated } from '#domain/names';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Link } from '#components/Link/Link';
import {
  linkedStoreMessages,
  refusedRolesText,
  unlinkTitle,
} from '#content/messages/linked-stores';
import { paths } from '#domain/paths';
import type { LinkedStore } from '#domain/servers/linked-store';
import { LinkedStoresContext } from '#machines/linked-stores/linked-stores.machine';
import { pendingStoreId, storesFailure, unlinkFailure } from '#machines/linked-stores/view';
import * as css from './AccessRequests.css';

/**
 * The stores that are linked to the server (product.md §12.25). Renders nothing if there are none. Reads the machine
 * `linked-stores`.
 */
export function LinkedStores() {
  const place = useRef<HTMLDivElement>(null);
  const machine = LinkedStoresContext.useActorRef();
  const failure = LinkedStoresContext.useSelector(storesFailure);
  const isEmpty = LinkedStoresContext.useSelector(
    (state) => state.context.stores.length === 0 && unlinkFailure(state) === null,
  );
  useEffect(() => {
    // The pressed button is unmounted together with its store, so move the focus to the container of the stores.
    const unlinked = machine.on('unlinked', () => place.current?.focus());
    return () => unlinked.unsubscribe();
  }, [machine]);
  const retry = () => {
    place.current?.focus();
    machine.send({ type: 'retry' });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {failure && (
        <p className={css.notice}>
          {linkedStoreMessages.notRead[failure]}
          {failure !== 'notAllowed' && <TryAgain onPress={retry} />}
        </p>
      )}
      {!failure && !isEmpty && <Stores onRetry={retry} />}
    </div>
  );
}

function Stores({ onRetry }: { onRetry: () => void }) {
  const titleId = useId();
  const machine = LinkedStoresContext.useActorRef();
  const { stores, unlinking } = LinkedStoresContext.useSelector(({ context }) => context);
  const notUnlinked = LinkedStoresContext.useSelector(unlinkFailure);
  const isConfirming = LinkedStoresContext.useSelector((state) =>
    state.matches({ listed: 'confirming' }),
  );
  return (
    <section aria-labelledby={titleId} className={css.card}>
      <div>
        <h2 id={titleId} className={css.title}>
          {linkedStoreMessages.title} <Badge>{stores.length}</Badge>
        </h2>
        <p className={css.help}>{linkedStoreMessages.help}</p>
      </div>
      <div role="alert" className={css.alert}>
        {notUnlinked && (
          <p className={css.failure}>{linkedStoreMessages.notUnlinked[notUnlinked]}</p>
        )}
      </div>
      {notUnlinked === 'unanswered' && (
        <div className={css.actions}>
          <TryAgain onPress={onRetry} />
        </div>
      )}
      <ul className={css.list}>
        {stores.map((store) => (
          <StoreRow key={store.id} store={store} />
        ))}
      </ul>
      <ConfirmDialog
        title={unlinkTitle(unlinking?.name ?? '')}
        description={linkedStoreMessages.unlinkHelp}
        isOpen={isConfirming}
        confirmLabel="Unlink"
        isDanger
        onConfirm={() => machine.send({ type: 'confirm' })}
        onCancel={() => machine.send({ type: 'cancel' })}
      />
    </section>
  );
}

function StoreRow({ store }: { store: LinkedStore }) {
  const machine = LinkedStoresContext.useActorRef();
  const isPending = LinkedStoresContext.useSelector((state) => pendingStoreId(state) === store.id);
  const { slug, name, isPublic, link, refusedRoles } = store;
  const refused = link === 'standing' ? refusedRolesText(refusedRoles) : null;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.name}>
          {isPublic ? (
            <Link href={paths.store.href(slug)} target="_blank">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          {!isPublic && <Badge>{linkedStoreMessages.notPublished}</Badge>}{' '}
          {link === 'paused' && <Badge tone="warning">{linkedStoreMessages.paused}</Badge>}
        </span>
        <span className={css.help}>{refused ?? linkedStoreMessages.links[link]}</span>
      </div>
      <Button
        tone="plain"
        size="compact"
        aria-label={isPending ? undefined : `Unlink ${isolated(name)}`}
        isPending={isPending}
        pendingLabel="Unlinking..."
        onPress={() => machine.send({ type: 'unlink', store })}
      >
        Unlink
      </Button>
    </li>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button tone="plain" size="compact" onPress={onPress}>
      Try again
    </Button>
  );
}
