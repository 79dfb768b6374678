import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import type { MessageEdit } from '#domain/message/edits';
import { MOST_EMBEDS } from '#domain/message/message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box, row } from '#theme/box';
import { useAnnounce } from '../../shell/Announcer';
import { useEmbedIds, useMoveEmbed, useShownEmbed } from './use-draft';
import { useEditorView } from './EditorView';
import * as css from './EmbedSwitcher.css';

const { said, ...texts } = embedEditorMessages;

export function EmbedSwitcher() {
  const draft = MessageDraftContext.useActorRef();
  const ids = useEmbedIds();
  const shown = useShownEmbed();
  const announce = useAnnounce();
  const { chooseEmbed, focus } = useEditorView();
  const move = useMoveEmbed();
  const count = ids.length;
  const isFull = count >= MOST_EMBEDS;

  const edit = (change: MessageEdit) => draft.send({ type: 'edit', edit: change });
  const choose = (place: number) => {
    const id = draft.getSnapshot().context.message.embeds[place]?.id;
    if (id !== undefined) chooseEmbed(id);
  };
  return (
    <div data-path="embeds" className={css.root}>
      <div className={row({ columnGap: 'm', justify: 'between', wraps: true })}>
        <h2 className={box({ size: 'm', weight: 'strong', digits: true })}>
          {count === 1 ? 'Embed' : `Embed ${shown + 1} of ${count}`}
        </h2>
        <div role="group" aria-label="Embed" className={css.actions}>
          {count > 1 && (
            <>
              <IconButton
                label="Move embed back"
                icon={<ArrowLeft />}
                size="compact"
                data-move-embed="back"
                isDisabled={shown === 0}
                onPress={() => move(shown, shown - 1, '[data-move-embed=back]:enabled')}
              />
              <IconButton
                label="Move embed forward"
                icon={<ArrowRight />}
                size="compact"
                data-move-embed="forward"
                isDisabled={shown === count - 1}
                onPress={() => move(shown, shown + 1, '[data-move-embed=forward]:enabled')}
              />
              <IconButton
                label="Remove embed"
                icon={<Trash2 />}
                size="compact"
                onPress={() => {
                  edit({ kind: 'remove embed', embed: shown });
                  announce(said.embedRemoved(shown + 1));
                  choose(Math.min(shown, count - 2));
                  focus('[aria-current=true][data-embed]', '[data-add-embed]');
                }}
              />
            </>
          )}
          <IconButton
            label="Duplicate embed"
            icon={<Copy />}
            size="compact"
            isDisabled={isFull}
            onPress={() => {
              edit({ kind: 'duplicate embed', embed: shown });
              announce(said.embedDuplicated(shown + 2));
              choose(shown + 1);
            }}
          />
          <Button
            tone="quiet"
            size="compact"
            icon={<Plus />}
            data-add-embed
            isDisabled={isFull}
            onPress={() => {
              edit({ kind: 'add embed' });
              announce(said.embedAdded(count + 1));
              choose(count);
            }}
          >
            Add Embed
          </Button>
        </div>
      </div>
      {isFull && <p className={box({ size: 's', color: 'textMuted' })}>{texts.mostEmbeds}</p>}
    </div>
  );
}
