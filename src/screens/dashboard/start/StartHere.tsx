import { Lock, ChevronRight, Circle, CircleCheck, CircleDot } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ProgressBar } from '#components/ProgressBar/ProgressBar';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  startMessages,
  startProgressText,
  startStates,
  startTexts,
  testMessageTexts,
} from '#content/messages/dashboard/start-here';
import { noPanelText } from '#content/messages/dashboard/why-not';
import type { ConfigTab } from '#domain/bot-config/field';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import {
  isAllDone,
  itemsFor,
  startItems,
  startSteps,
  type StartItem,
} from '#domain/bot-config/start-here';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, row, stack } from '#theme/box';
import { Anchor } from '#components/Link/Anchor';
import { blankMessage } from '#domain/message/message';
import { encodePlainShare } from '#domain/message/share-link';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { type Who, useFormView } from '../settings/parts/use-saving';
import type { Checked } from '../health/HealthCount';
import { HealthLink } from '../health/HealthLink';
import { HEALTH, type Section } from '../settings/open-tabs';
import * as css from './StartHere.css';
import { PlaceLink } from '../settings/parts/Sidebar';

export interface StartHereProps {
  who: Who;
  isMessageSent: boolean;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
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
    <section aria-labelledby={titleId} className={css.section}>
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

const icons = {
  todo: <Circle aria-hidden className={css.open} />,
  unsaved: <CircleDot aria-hidden className={css.unsaved} />,
  done: <CircleCheck aria-hidden className={css.done} />,
} satisfies Record<StartItem['state'], ReactNode>;

interface StartRowProps {
  item: StartItem;
  server: Pick<Server, 'id' | 'name'>;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
}

function StartRow({ item, server, onJump }: StartRowProps) {
  const { step, state, key } = item;
  const { title, todo } = startTexts[step];
  const content = (
    <>
      {icons[state]}
      <span className={stack({ shrinks: true })}>
        <span className={box({ weight: 'medium' })}>{title}</span>
        {state === 'todo' && <span className={visuallyHidden}>{startStates.todo}</span>}
        <span className={box({ size: 's', color: 'textMuted' })}>
          {state === 'todo' ? todo : startStates[state]}
        </span>
      </span>
      <ChevronRight
        aria-hidden
        className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
      />
    </>
  );
  if (key === null) {
    return (
      <Anchor href={paths.embeds.href(testShare(server.name))} className={css.link}>
        {content}
      </Anchor>
    );
  }
  const { tab } = fieldOf(key);
  return (
    <PlaceLink
      href={paths.dashboard.href(server.id, tab, key)}
      className={css.link}
      onOpen={() => onJump(tab, key)}
    >
      {content}
    </PlaceLink>
  );
}

/** Returns the encoded test message for a share link. The link opens the embed designer with this message. */
function testShare(serverName: string): string {
  const blank = blankMessage(() => 'test');
  return encodePlainShare({
    ...blank,
    embeds: blank.embeds.map((embed) => ({ ...embed, ...testMessageTexts(serverName) })),
  });
}
