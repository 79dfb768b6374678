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
import { Outline } from './Outline';

/** Shows the fields of the message and of one embed, and an outline that selects the embed. Needs an `EditorView`. */
export function MessageEditor() {
  const ids = useEmbedIds();
  const shown = useShownEmbed();
  return (
    <div className={css.editor}>
      <section aria-label="Message" className={css.message}>
        <h2 className={css.heading}>Message</h2>
        <DraftText
          path="content"
          label="Content"
          rows={3}
          context="content"
          placeholder="Shown above the embeds. Mentions here ping people."
        />
        <Sender />
      </section>
      <Outline />
      <section aria-label="Embed" className={css.embed}>
        <EmbedSwitcher />
        <EmbedTabs key={ids[shown]} embed={shown} />
      </section>
    </div>
  );
}

/** These fields are collapsed at first, because most messages use the webhook's own name, picture and channel. */
function Sender() {
  const { isSenderOpen, openSender } = useEditorView();
  const id = useId();
  return (
    <div>
      <h3 className={css.line}>
        <button
          type="button"
          aria-expanded={isSenderOpen}
          aria-controls={id}
          className={css.fold}
          onClick={() => openSender(!isSenderOpen)}
        >
          <ChevronRight aria-hidden className={css.chevron} />
          Sender and thread
        </button>
        {!isSenderOpen && <Excerpt />}
      </h3>
      <div id={id} hidden={!isSenderOpen} className={css.body}>
        {isSenderOpen && <SenderForm />}
      </div>
    </div>
  );
}

function SenderForm() {
  return (
    <>
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
    </>
  );
}

/** What the collapsed fields contain, so that the user notices an imported name or thread. */
function Excerpt() {
  const text = MessageDraftContext.useSelector(({ context }) => excerptOf(context.message));
  return (
    <span aria-hidden className={css.excerpt}>
      {text}
    </span>
  );
}

function excerptOf({ username, avatar_url, thread_name, thread_id }: Message): string {
  const own = [username, thread_name, thread_id, avatar_url].filter((text) => text.trim());
  return cutTo(own.join(' · '), 120);
}
