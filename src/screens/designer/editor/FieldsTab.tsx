import { ListPlus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { MOST_FIELDS } from '#domain/message/embed';
import type { MessageEdit } from '#domain/message/edits';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box, row, stack } from '#theme/box';
import { useAnnounce } from '../../shell/Announcer';
import { useFieldIds } from './use-draft';
import { useEditorView } from './EditorView';
import { FieldRow } from './FieldRow';
import { useSortable } from '../../shell/sorting/use-sortable';

const { said, ...texts } = embedEditorMessages;

export function FieldsTab({ embed }: { embed: number }) {
  const draft = MessageDraftContext.useActorRef();
  const ids = useFieldIds(embed);
  const announce = useAnnounce();
  const { focus, focusPath } = useEditorView();
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const count = ids.length;

  const edit = (change: MessageEdit) => draft.send({ type: 'edit', edit: change });
  const move = (from: number, to: number, control: 'handle' | 'up' | 'down') => {
    edit({ kind: 'move field', embed, from, to });
    announce(said.moved(to + 1, count));
    // If the field is now first or last, one of its two buttons is disabled. The handle then takes the focus.
    focus(`[data-move="${ids[from]} ${control}"]:enabled`, `[data-move="${ids[from]} handle"]`);
  };
  const sortable = useSortable({
    list,
    ids,
    onMove: (from, to) => move(from, to, 'handle'),
  });

  return (
    <div data-path={`embeds.${embed}.fields`} className={stack({ gap: 'm', shrinks: true })}>
      {count === 0 ? (
        <div className={box({ surface: 'dashed' })}>
          <EmptyState
            level={3}
            icon={<ListPlus />}
            title={texts.noFields}
            description={texts.noFieldsHelp}
          />
        </div>
      ) : (
        <ul ref={list} className={stack({ gap: 's' })} {...sortable.listProps}>
          {ids.map((id, field) => (
            <FieldRow
              key={id}
              {...{ embed, field, id, count, sortable, helpId }}
              onMove={move}
              onDuplicate={(at) => {
                edit({ kind: 'duplicate field', embed, field: at });
                announce(said.fieldDuplicated(at + 2));
                focusPath(`embeds.${embed}.fields.${at + 1}.name`);
              }}
              onRemove={(at) => {
                edit({ kind: 'remove field', embed, field: at });
                announce(said.fieldRemoved(at + 1));
                focus(
                  `[aria-label="Remove field ${Math.min(at + 1, count - 1)}"]`,
                  `[data-add-field]`,
                );
              }}
            />
          ))}
        </ul>
      )}
      <p id={helpId} hidden>
        {texts.reorderHelp}
      </p>
      <div className={row({ gap: 'm', wraps: true })}>
        <Button
          tone="plain"
          icon={<Plus />}
          data-add-field
          isDisabled={count >= MOST_FIELDS}
          onPress={() => {
            edit({ kind: 'add field', embed });
            announce(said.fieldAdded(count + 1));
            focusPath(`embeds.${embed}.fields.${count}.name`);
          }}
        >
          Add Field
        </Button>
        <span className={box({ size: 's', color: 'textMuted', digits: true })}>
          {count >= MOST_FIELDS ? texts.mostFields : count > 0 && `${count} of ${MOST_FIELDS}`}
        </span>
      </div>
    </div>
  );
}
