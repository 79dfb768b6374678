import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { parseColor } from '#domain/message/color';
import type { MessageEdit } from '#domain/message/edits';
import { MOST_EMBEDS } from '#domain/message/message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box, row } from '#theme/box';
import { useAnnounce } from '../../shell/Announcer';
import { useEmbedIds, useShownEmbed, useDraftText } from './use-draft';
import { useEditorView } from './EditorView';
import * as css from './EmbedSwitcher.css';
import { useSortable, type Sortable } from '../../shell/sorting/use-sortable';

const { said, ...texts } = embedEditorMessages;

export function EmbedSwitcher() {
  const draft = MessageDraftContext.useActorRef();
  const ids = useEmbedIds();
  const shown = useShownEmbed();
  const announce = useAnnounce();
  const { chooseEmbed, focus } = useEditorView();
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const count = ids.length;
  const isFull = count >= MOST_EMBEDS;

  const edit = (change: MessageEdit) => draft.send({ type: 'edit', edit: change });
  const choose = (place: number) => {
    const id = draft.getSnapshot().context.message.embeds[place]?.id;
    if (id !== undefined) chooseEmbed(id);
  };
  const move = (from: number, to: number, ...controls: string[]) => {
    const id = ids[from];
    edit({ kind: 'move embed', from, to });
    announce(said.moved(to + 1, count));
    focus(...controls, `[data-embed="${id}"]`);
  };
  const sortable = useSortable({
    list,
    ids,
    axis: 'horizontal',
    onMove: (from, to) => move(from, to),
  });

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
      {count > 1 && (
        <ul
          ref={list}
          aria-label="Embeds"
          className={row({ gap: 's', align: 'stretch', wraps: true })}
          {...sortable.listProps}
        >
          {ids.map((id, embed) => (
            <Chip
              key={id}
              {...{ id, embed, sortable, helpId }}
              isShown={embed === shown}
              onChoose={() => chooseEmbed(id)}
            />
          ))}
        </ul>
      )}
      {isFull && <p className={box({ size: 's', color: 'textMuted' })}>{texts.mostEmbeds}</p>}
      <p id={helpId} hidden>
        {texts.reorderHelp}
      </p>
    </div>
  );
}

interface ChipProps {
  id: string;
  embed: number;
  isShown: boolean;
  sortable: Sortable;
  helpId: string;
  onChoose: () => void;
}

function Chip({ id, embed, isShown, sortable, helpId, onChoose }: ChipProps) {
  const [title] = useDraftText(`embeds.${embed}.title`);
  const [color] = useDraftText(`embeds.${embed}.color`);
  return (
    <li className={css.item} {...sortable.itemProps(id)}>
      <button
        type="button"
        aria-current={isShown}
        aria-describedby={helpId}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        data-embed={id}
        className={css.chip}
        onClick={onChoose}
        {...sortable.handleProps(embed)}
      >
        <span
          aria-hidden
          className={css.bar}
          style={{ backgroundColor: parseColor(color) ?? undefined }}
        />
        <span className={box({ flex: 'none', weight: 'medium', digits: true })}>{embed + 1}</span>
        <span dir="auto" className={box({ shrinks: true, truncated: true })}>
          {title.trim() || 'Untitled'}
        </span>
      </button>
    </li>
  );
}
