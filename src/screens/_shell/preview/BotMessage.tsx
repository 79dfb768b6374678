import { useState } from 'react';
import { settingFieldMessages } from '#content/messages/setting-fields';
import type { Message } from '#domain/message/message';
import { ClockContext, clockFrom } from './clock';
import { firstLook } from './look';
import { type MentionName, MentionNamesContext } from './mention-names';
import * as css from './MessagePreview.css';
import { MessageRow } from './MessageRow';

export interface BotMessageProps {
  message: Message;
  /** The time in Unix ms at which the preview was opened. */
  now: number;
  nameOf: MentionName;
}

/** A message of the bot as Discord will show it, in the theme of the site. */
export function BotMessage({ message, now, nameOf }: BotMessageProps) {
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
