import { useMemo, useState } from 'react';
import { settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Message } from '#domain/message/message';
import { ClockContext, clockFrom } from './clock';
import { firstLook, MessageRow } from './MessageRow';
import { mentionNames, MentionNamesContext } from './mentions';
import * as css from './MessagePreview.css';

export interface BotMessageProps {
  message: Message;
  /** The time in Unix ms at which the preview was opened. */
  now: number;
  resources: GuildResources;
}

/** A message of the bot as Discord will show it, in the theme of the site. */
export function BotMessage({ message, now, resources }: BotMessageProps) {
  const nameOf = useMemo(() => mentionNames(resources), [resources]);
  const [clock] = useState(() => clockFrom(now));
  return (
    <div className={css.stage({ theme: 'site', device: 'desktop' })}>
      <ClockContext value={clock}>
        <MentionNamesContext value={nameOf}>
          <MessageRow message={message} look={firstLook} sender={settingFieldMessages.yourBot} />
        </MentionNamesContext>
      </ClockContext>
    </div>
  );
}
