import { isolated } from '#domain/names';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { Link } from '#components/Link/Link';
import {
  linkedStoreMessages,
  refusedRolesText,
  unlinkTitle,
} from '#content/messages/dashboard/linked-stores';
import { paths } from '#domain/paths';
import { unlinkFailure, type LinkedStore, type UnlinkFailure } from '#domain/servers/linked-store';
import {
  askedSubject,
  failedRun,
  failureOf,
  runningSubject,
  staleReasonOf,
} from '#machines/charts/view';
import { LinkedStoresContext } from '#machines/dashboard/linked-stores/linked-stores.machine';
import { StoreUnlinkContext } from '#machines/dashboard/store-unlink/store-unlink.machine';
import { box, row, stack } from '#theme/box';
import { LazyDialog } from '../../shell/lazy-component';
import { rest } from '../settings/load-rest';
import * as css from './AccessRequests.css';

const ConfirmDialog = rest.lazy(({ ConfirmDialog: part }) => part);

/** Renders nothing if there are none (product.md §12.25). Reads the machines `linked-stores` and `store-unlink`. */
export function LinkedStores() {
  const place = useRef<HTMLDivElement>(null);
  const machine = LinkedStoresContext.useActorRef();
  const unlink = StoreUnlinkContext.useActorRef();
  const failure = LinkedStoresContext.useSelector(failureOf);
  const stores = LinkedStoresContext.useSelector(({ context }) => context.value);
  const isReading = LinkedStoresContext.useSelector((state) =>
    state.matches({ shown: 'refreshing' }),
  );
  const isStale = LinkedStoresContext.useSelector((state) => staleReasonOf(state) !== null);
  const running = StoreUnlinkContext.useSelector(runningSubject);
  const failed = StoreUnlinkContext.useSelector(failedRun);
  const notUnlinked = failed && stores && unlinkFailure(failed.kind, failed.subject.store, stores);
  const isChecking = notUnlinked === 'unanswered' && isReading;
  useEffect(() => {
    // The pressed button is unmounted together with its store, so move the focus to the container of the stores.
    const unlinked = unlink.on('done', () => place.current?.focus());
    return () => unlinked.unsubscribe();
  }, [unlink]);
  const read = (type: 'retry' | 'reload') => () => {
    place.current?.focus();
    machine.send({ type });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {/* Nothing is said to a viewer who does not administer the server, and has never seen its stores. */}
      {failure && (failure !== 'notAllowed' || stores) && (
        <p className={row({ gap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
          {linkedStoreMessages.notRead[failure]}
          {failure !== 'notAllowed' && <TryAgain onPress={read('retry')} />}
        </p>
      )}
      {isStale && notUnlinked !== 'unanswered' && (
        <p className={row({ gap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
          {linkedStoreMessages.stale}
          <TryAgain label="Load again" onPress={read('reload')} />
        </p>
      )}
      {!failure && stores && (stores.length > 0 || notUnlinked) && (
        <Stores
          stores={stores}
          pending={isChecking ? (failed?.subject.store ?? null) : (running?.store ?? null)}
          notUnlinked={isChecking ? null : notUnlinked}
          onRetry={read('reload')}
        />
      )}
    </div>
  );
}

interface StoresProps {
  stores: readonly LinkedStore[];
  /** The store that is being unlinked, or for which it is being checked whether it is. */
  pending: LinkedStore | null;
  notUnlinked: UnlinkFailure | null;
  onRetry: () => void;
}

function Stores({ stores, pending, notUnlinked, onRetry }: StoresProps) {
  const titleId = useId();
  const machine = StoreUnlinkContext.useActorRef();
  const asked = StoreUnlinkContext.useSelector(({ context }) => context.subject);
  const isConfirming = StoreUnlinkContext.useSelector((state) => askedSubject(state) !== null);
  return (
    <section
      aria-labelledby={titleId}
      className={stack({ gap: 'm', padding: 'l', surface: 'card' })}
    >
      <div>
        <h2 id={titleId} className={box({ size: 'm', weight: 'strong' })}>
          {linkedStoreMessages.title} <Badge>{stores.length}</Badge>
        </h2>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {linkedStoreMessages.help}
        </p>
      </div>
      <div role="alert" className={css.alert}>
        {notUnlinked && (
          <p className={box({ size: 's', color: 'dangerText' })}>
            {linkedStoreMessages.notUnlinked[notUnlinked]}
          </p>
        )}
      </div>
      {notUnlinked === 'unanswered' && (
        <div className={row({ gap: 's', align: 'stretch' })}>
          <TryAgain onPress={onRetry} />
        </div>
      )}
      <ul className={stack()}>
        {stores.map((store) => (
          <StoreRow key={store.id} store={store} isPending={store.id === pending?.id} />
        ))}
      </ul>
      <LazyDialog isOpen={isConfirming}>
        <ConfirmDialog
          title={unlinkTitle(asked?.store.name ?? '')}
          description={linkedStoreMessages.unlinkHelp}
          isOpen={isConfirming}
          confirmLabel="Unlink"
          isDanger
          onConfirm={() => machine.send({ type: 'confirm' })}
          onCancel={() => machine.send({ type: 'cancel' })}
        />
      </LazyDialog>
    </section>
  );
}

function StoreRow({ store, isPending }: { store: LinkedStore; isPending: boolean }) {
  const machine = StoreUnlinkContext.useActorRef();
  const { serverId } = LinkedStoresContext.useSelector(({ context }) => context.request);
  const { slug, name, isPublic, link, refusedRoles } = store;
  const refused = link === 'standing' ? refusedRolesText(refusedRoles) : null;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={box({ weight: 'medium', breaks: true })}>
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
        <span className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {refused ?? linkedStoreMessages.links[link]}
        </span>
      </div>
      <Button
        tone="plain"
        size="compact"
        aria-label={isPending ? undefined : `Unlink ${isolated(name)}`}
        isPending={isPending}
        pendingLabel="Unlinking..."
        onPress={() => machine.send({ type: 'ask', subject: { serverId, store } })}
      >
        Unlink
      </Button>
    </li>
  );
}

function TryAgain({ label = 'Try again', onPress }: { label?: string; onPress: () => void }) {
  return (
    <Button tone="plain" size="compact" onPress={onPress}>
      {label}
    </Button>
  );
}
