import { Plus, Smartphone } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Link } from '#components/Link/Link';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { links } from '#content/links';
import {
  addedText,
  factorMessages,
  factorRemovalErrors,
  factorsErrors,
  removeTitle,
} from '#content/messages/session/second-factor';
import type { SecondFactor } from '#domain/session/second-factor';
import { askedSubject, failedRun, runningSubject } from '#machines/charts/view';
import { FactorRemovalContext } from '#machines/session/factor-removal/factor-removal.machine';
import { SecondFactorsContext } from '#machines/session/second-factors/second-factors.machine';
import { box, row, stack } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import { lazyComponent, LazyDialog } from '../../shell/lazy-component';
import { Reading, ReadingNotices } from '../../shell/Reading';
import * as css from './Security.css';

const loadSetup = () => import('./FactorSetupDialog');
const FactorSetupDialog = lazyComponent(async () => (await loadSetup()).FactorSetupDialog);

const none: readonly SecondFactor[] = [];

/** The authenticator apps of the viewer (product.md §6.18). */
export function Factors({ onAdded }: { onAdded: () => void }) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const factors = SecondFactorsContext.useSelector(({ context }) => context.value ?? none);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'l', outline: 'none' })}
    >
      <div className={stack({ gap: 's' })}>
        <h2 id={titleId} className={box({ size: 'xl', weight: 'strong' })}>
          {factorMessages.title}
        </h2>
        <p className={box({ color: 'textMuted', breaks: true })}>{factorMessages.help}</p>
      </div>
      <ReadingNotices reader={SecondFactorsContext} texts={factorMessages} />
      <Failure fallback={section} />
      <Reading
        reader={SecondFactorsContext}
        texts={{ loading: factorMessages.loading, errors: factorsErrors }}
        skeleton={<Skeleton height="4.5rem" />}
        fallback={section}
      >
        {factors.length === 0 ? (
          <p>{factorMessages.none}</p>
        ) : (
          <ul aria-labelledby={titleId} className={box({ surface: 'card' })}>
            {factors.map((factor) => (
              <Factor key={factor.id} factor={factor} />
            ))}
          </ul>
        )}
        {factors.length > 0 && (
          <p className={box({ color: 'textMuted', breaks: true })}>
            {factorMessages.spareHelp}{' '}
            <Link href={links.communityInvite} isExternal>
              {factorMessages.support}
            </Link>
          </p>
        )}
        <div className={row({ align: 'stretch' })}>
          <Button
            tone={factors.length === 0 ? 'accent' : 'plain'}
            icon={<Plus />}
            onPointerEnter={() => void loadSetup().catch(() => null)}
            onPress={() => setIsSettingUp(true)}
          >
            {factors.length === 0 ? factorMessages.setUp : factorMessages.setUpAnother}
          </Button>
        </div>
      </Reading>
      <LazyDialog isOpen={isSettingUp}>
        <FactorSetupDialog
          isOpen={isSettingUp}
          taken={factors.map(({ name }) => name)}
          onClose={() => setIsSettingUp(false)}
          onAdded={() => {
            setIsSettingUp(false);
            onAdded();
          }}
        />
      </LazyDialog>
      <Removal />
      {/* Moves the focus to the section if the app that contains it is no longer listed. */}
      <KeepFocus key={factors.map(({ id }) => id).join()} fallback={section} />
    </section>
  );
}

function Factor({ factor }: { factor: SecondFactor }) {
  const titleId = useId();
  const removal = FactorRemovalContext.useActorRef();
  const running = FactorRemovalContext.useSelector(runningSubject);
  const isRemoving = running?.factor.id === factor.id;
  return (
    <li aria-labelledby={titleId} className={css.session}>
      <span className={css.icon}>
        <Smartphone />
      </span>
      <div className={box({ shrinks: true, breaks: true })}>
        <h3 id={titleId} className={box({ weight: 'strong' })}>
          {factor.name}
        </h3>
        <p className={box({ size: 's', color: 'textMuted' })}>{addedText(factor.addedAt)}</p>
      </div>
      <div className={css.action}>
        <Button
          tone="plain"
          size="compact"
          isDisabled={running !== null && !isRemoving}
          isPending={isRemoving}
          pendingLabel={factorMessages.removing}
          aria-label={`${factorMessages.remove} ${factor.name}`}
          onPress={() => removal.send({ type: 'ask', subject: { factor } })}
        >
          {factorMessages.remove}
        </Button>
      </div>
    </li>
  );
}

function Removal() {
  const removal = FactorRemovalContext.useActorRef();
  const asked = FactorRemovalContext.useSelector(askedSubject);
  return (
    <ConfirmDialog
      title={removeTitle(asked?.factor.name ?? '')}
      description={factorMessages.removeHelp}
      isOpen={asked !== null}
      confirmLabel={factorMessages.remove}
      isDanger
      onConfirm={() => removal.send({ type: 'confirm' })}
      onCancel={() => removal.send({ type: 'cancel' })}
    />
  );
}

/** An alert if an app could not be removed, or if it is unknown whether it was. */
function Failure({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const removal = FactorRemovalContext.useActorRef();
  const failed = FactorRemovalContext.useSelector(failedRun);
  if (!failed) return null;
  return (
    <AlertPanel
      isLive
      level={3}
      tone="warning"
      title={factorRemovalErrors[failed.kind]}
      actions={
        <Button tone="plain" size="compact" onPress={() => removal.send({ type: 'dismiss' })}>
          Dismiss
        </Button>
      }
    >
      <KeepFocus fallback={fallback} />
    </AlertPanel>
  );
}
