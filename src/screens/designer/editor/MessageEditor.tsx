import { stack } from '#theme/box';
import { useEmbedIds, useShownEmbed } from './use-draft';
import { EmbedSwitcher } from './EmbedSwitcher';
import { EmbedTabs } from './EmbedTabs';
import * as css from './MessageEditor.css';
import { cutTo } from '#domain/names';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Message } from '#domain/message/message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { DraftText } from './DraftText';
import { useEditorView } from './EditorView';

/** Shows the fields of the message, and of one embed at a time. Needs an `EditorView`. */
export function MessageEditor() {
  const ids = useEmbedIds();
  const shown = useShownEmbed();
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <MessagePart />
      <section aria-label="Embed" className={css.embed}>
        <EmbedSwitcher />
        <EmbedTabs key={ids[shown]} embed={shown} />
      </section>
    </div>
  );
}

/** The fields are collapsed at first, because most messages are a single embed. */
function MessagePart() {
  const { isMessageOpen, openMessage } = useEditorView();
  const id = useId();
  return (
    <section aria-label="Message" className={css.message}>
      <h2 className={css.heading}>
        <button
          type="button"
          aria-expanded={isMessageOpen}
          aria-controls={id}
          className={css.fold}
          onClick={() => openMessage(!isMessageOpen)}
        >
          <ChevronRight aria-hidden className={css.chevron} />
          Message
        </button>
        {!isMessageOpen && <Excerpt />}
      </h2>
      <div id={id} hidden={!isMessageOpen} className={css.body}>
        {isMessageOpen && <MessageForm />}
      </div>
    </section>
  );
}

function MessageForm() {
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText
        path="content"
        label="Content"
        rows={3}
        context="content"
        placeholder="Shown above the embeds. Mentions here ping people."
      />
      <div className={css.row}>
        <DraftText path="username" label="Username" placeholder="The webhook's own name" />
        <DraftText
          path="avatar_url"
          label="Avatar URL"
          placeholder="https://example.com/avatar.png"
          isAddress
        />
      </div>
      <div className={css.row}>
        <DraftText
          path="thread_id"
          label="Thread ID"
          description="Posts in a thread of the channel."
        />
        <DraftText
          path="thread_name"
          label="New thread name"
          description="Creates a post in a forum channel."
        />
      </div>
    </div>
  );
}

/** An excerpt of the content. It is shown while the fields are collapsed, so that the user notices an imported text. */
function Excerpt() {
  const text = MessageDraftContext.useSelector(({ context }) => excerptOf(context.message));
  return (
    <span aria-hidden className={css.excerpt}>
      {text}
    </span>
  );
}

function excerptOf({ content, username, thread_id, thread_name }: Message): string {
  const words = cutTo(content.trim(), 120);
  if (words !== '') return words;
  const own = [username, thread_name, thread_id].find((text) => text.trim() !== '');
  return own ?? 'Text, name, picture, and thread';
}
