import { stack } from '#theme/box';
import { useEmbedIds, useShownEmbed } from './draft-lists';
import { EmbedSwitcher } from './EmbedSwitcher';
import { EmbedTabs } from './EmbedTabs';
import { MessagePart } from './MessagePart';
import * as css from './MessageEditor.css';

/**
 * The form of a message. It shows the fields of the message itself, and the fields of one embed at a time. Needs an
 * `EditorView`.
 */
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
