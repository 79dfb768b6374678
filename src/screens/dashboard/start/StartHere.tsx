import { ChevronRight, Lock } from 'lucide-react';
import { useId } from 'react';
import { ProgressBar } from '#components/ProgressBar/ProgressBar';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { setupMessages } from '#content/messages/dashboard/setups';
import { startMessages, startProgressText } from '#content/messages/dashboard/start-here';
import { noPanelText } from '#content/messages/dashboard/why-not';
import { sectionOfSetup, setupRows, setupsFor } from '#domain/bot-config/setups';
import { isAllDone, itemsFor, startItems, startSteps } from '#domain/bot-config/start-here';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, row, stack } from '#theme/box';
import { paths } from '#domain/paths';
import type { Jump } from '../settings/fields/focus-setting';
import { type Who, useFormView } from '../settings/parts/use-saving';
import type { Checked } from '../health/HealthCount';
import { HealthLink } from '../health/HealthLink';
import { HEALTH, type Section } from '../settings/open-tabs';
import * as css from './StartHere.css';
import { setupIcons } from '../settings/parts/setup-icons';
import { PlaceLink } from '../settings/parts/Sidebar';
import { StartRow } from './StartRow';

export interface StartHereProps {
  who: Who;
  isMessageSent: boolean;
  onJump: Jump;
  /** What the health check needs. */
  checked: Checked;
  onOpen: (section: Section) => void;
  /** Records in this browser that the user has dismissed the checklist. The dashboard then no longer opens with it. */
  onDismiss: () => void;
}

/** The checklist for a new server (product.md §9.22). Each step links to its setting. */
export function StartHere(props: StartHereProps) {
  const { who, isMessageSent, checked, onJump, onOpen, onDismiss } = props;
  const onLeave = () => onOpen('editors');
  const titleId = useId();
  const stored = ConfigEditContext.useSelector(({ context }) => context.base);
  const draft = ConfigEditContext.useSelector(({ context }) => context.draft);
  const isLoading = useFormView() === 'loading';
  if (isLoading) return <LoadingStart />;
  const items = itemsFor(startItems({ stored, draft, isMessageSent }), who);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Lock />}
        title={startMessages.noRights}
        description={noPanelText(who.server.name)}
      />
    );
  }
  const done = items.filter(({ state }) => state === 'done').length;
  const areAllDone = isAllDone(items);
  return (
    <div className={css.section}>
      <section aria-labelledby={titleId} className={stack({ gap: 'l' })}>
        <div className={stack({ gap: 'xs' })}>
          <h2
            id={titleId}
            className={box({ size: 'l', weight: 'strong', letterSpacing: '-0.01em', digits: true })}
          >
            {areAllDone ? startMessages.allDone : startProgressText(done, items.length)}
          </h2>
          <p className={box({ size: 's', color: 'textMuted' })}>
            {areAllDone ? startMessages.allDoneHelp : startMessages.help}
          </p>
        </div>
        <ProgressBar labelledBy={titleId} value={done} max={items.length} />
        <ol className={`${box({ surface: 'card' })} ${css.list}`}>
          {items.map((item) => (
            <li key={item.step} className={css.item}>
              <StartRow item={item} server={who.server} onJump={onJump} />
            </li>
          ))}
        </ol>
        <HealthLink {...checked} onOpen={() => onOpen(HEALTH)} />
        <div className={row({ gap: 'm', wraps: true })}>
          {areAllDone ? (
            <Button onPress={onLeave}>{startMessages.toEditors}</Button>
          ) : (
            <>
              <Button
                tone="plain"
                onPress={() => {
                  onDismiss();
                  onLeave();
                }}
              >
                {startMessages.dismiss}
              </Button>
              <p className={box({ size: 's', color: 'textMuted' })}>{startMessages.dismissHelp}</p>
            </>
          )}
        </div>
      </section>
      <SetupLinks who={who} onOpen={onOpen} />
    </div>
  );
}

function SetupLinks({ who, onOpen }: Pick<StartHereProps, 'who' | 'onOpen'>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'm', marginBlockStart: 'l' })}>
      <div className={stack({ gap: 'xs' })}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong', letterSpacing: '-0.01em' })}>
          {setupMessages.startHeading}
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>{setupMessages.startHelp}</p>
      </div>
      <ul className={`${box({ surface: 'card' })} ${css.list}`}>
        {setupsFor(who).map((setup) => (
          <li key={setup} className={css.item}>
            <PlaceLink
              href={paths.dashboard.href(who.server.id, sectionOfSetup(setup))}
              className={css.link}
              onOpen={() => onOpen(sectionOfSetup(setup))}
            >
              <span className={css.setupIcon}>{setupIcons[setup]}</span>
              <span className={stack({ shrinks: true })}>
                <span className={box({ weight: 'medium' })}>{setupRows[setup].title}</span>
                <span className={box({ size: 's', color: 'textMuted' })}>
                  {setupRows[setup].help}
                </span>
              </span>
              <ChevronRight
                aria-hidden
                className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
              />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoadingStart() {
  return (
    <div role="status" aria-busy aria-label="Loading steps" className={css.section}>
      <Skeleton width="12rem" />
      <ol className={`${box({ surface: 'card' })} ${css.list}`}>
        {startSteps.map((step) => (
          <li key={step} className={css.item}>
            <span className={css.loadingRow}>
              <Skeleton width="60%" />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
