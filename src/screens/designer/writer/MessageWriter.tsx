import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { messageProblemText } from '#content/messages/designer/embeds';
import { counterOf } from '#domain/message/counters';
import { blankMessage, type Message } from '#domain/message/message';
import { encodePlainShare } from '#domain/message/share-link';
import { paths } from '#domain/paths';
import { grid, stack } from '#theme/box';
import { ClockContext, clockFrom } from '../preview/clock';
import { firstLook, MessageRow } from '../preview/MessageRow';
import * as preview from '../preview/MessagePreview.css';
import * as css from './MessageWriter.css';

declare module '../../shell/islands/island' {
  interface IslandProps {
    'message-writer': Record<never, never>;
  }
}

type Texts = Pick<Message['embeds'][number], 'title' | 'description'>;

const labels = { title: 'Title', description: 'Description' } satisfies Record<keyof Texts, string>;

const first: Texts = {
  title: 'Welcome to the community!',
  description: 'Read the rules, choose your roles, and **say hello**. Change this text to try it.',
};

function messageOf(texts: Texts): Message {
  const message = blankMessage(() => 'only');
  return { ...message, embeds: message.embeds.map((embed) => ({ ...embed, ...texts })) };
}

/**
 * An embed that is written in place, with the preview of the embed designer. The link opens it in the designer, which
 * puts a stored draft aside (product.md §15.16).
 */
export function MessageWriter() {
  const [texts, setTexts] = useState(first);
  const [clock] = useState(() => clockFrom(Date.now()));
  const message = messageOf(texts);
  return (
    <div className={css.writer}>
      <div className={stack({ gap: 'l', shrinks: true })}>
        <Text of="title" texts={texts} onChange={setTexts} />
        <Text of="description" texts={texts} onChange={setTexts} />
        <div>
          <LinkButton href={paths.embeds.href(encodePlainShare(message))} tone="plain">
            Open in the Embed Designer
            <ArrowRight aria-hidden size="1em" />
          </LinkButton>
        </div>
      </div>
      <section aria-label="Preview" className={grid({ shrinks: true })}>
        <div className={preview.stage({ theme: 'site', device: 'desktop' })}>
          <ClockContext value={clock}>
            <MessageRow message={message} look={firstLook} />
          </ClockContext>
        </div>
      </section>
    </div>
  );
}

interface TextProps {
  of: keyof Texts;
  texts: Texts;
  onChange: (texts: Texts) => void;
}

function Text({ of, texts, onChange }: TextProps) {
  const counter = counterOf(texts[of], of);
  const props = {
    label: labels[of],
    value: texts[of],
    errorMessage:
      counter.count > counter.limit
        ? messageProblemText({ kind: 'tooLong', ...counter })
        : undefined,
    onChange: (text: string) => onChange({ ...texts, [of]: text }),
  };
  return of === 'title' ? <TextField {...props} /> : <TextArea {...props} rows={4} />;
}
