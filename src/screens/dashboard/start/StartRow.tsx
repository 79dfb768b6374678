import { ChevronRight, Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { startStates, startTexts, testMessageTexts } from '#content/messages/dashboard/start-here';
import type { ConfigTab } from '#domain/bot-config/field';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import type { StartItem } from '#domain/bot-config/start-here';
import { blankMessage } from '#domain/message/message';
import { encodePlainShare } from '#domain/message/share-link';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { PlaceLink } from '../settings/parts/Sidebar';
import * as css from './StartHere.css';

const icons = {
  todo: <Circle aria-hidden className={css.open} />,
  unsaved: <CircleDot aria-hidden className={css.unsaved} />,
  done: <CircleCheck aria-hidden className={css.done} />,
} satisfies Record<StartItem['state'], ReactNode>;

export interface StartRowProps {
  item: StartItem;
  server: Pick<Server, 'id' | 'name'>;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
}

/** A step of the checklist, with its state. It links to its setting or, for the test message, to the designer. */
export function StartRow({ item, server, onJump }: StartRowProps) {
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
