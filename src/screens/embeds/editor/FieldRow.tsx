import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { IconButton } from '#components/IconButton/IconButton';
import { MOST_FIELDS } from '#domain/message/embed';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { DraftText } from './DraftText';
import * as css from './FieldRow.css';
import type { Sortable } from './use-sortable';

export interface FieldRowProps {
  embed: number;
  field: number;
  id: string;
  count: number;
  sortable: Sortable;
  /** The id of the text that explains how to move it. */
  helpId: string;
  /** `control` is the pressed button, which keeps the focus. */
  onMove: (from: number, to: number, control: 'up' | 'down') => void;
  onDuplicate: (field: number) => void;
  onRemove: (field: number) => void;
}

export function FieldRow(props: FieldRowProps) {
  const { embed, field, id, count, sortable, helpId, onMove, onDuplicate, onRemove } = props;
  const name = `field ${field + 1}`;
  return (
    <li aria-label={`Field ${field + 1}`} className={css.row} {...sortable.itemProps(id)}>
      <div className={css.head}>
        <button
          type="button"
          aria-label={`Reorder ${name}`}
          aria-describedby={helpId}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          data-move={`${id} handle`}
          className={css.handle}
          {...sortable.handleProps(field)}
        >
          <GripVertical aria-hidden />
        </button>
        <span aria-hidden className={css.name}>
          Field {field + 1}
        </span>
        <Inline embed={embed} field={field} />
        <span className={css.actions}>
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp />}
            size="compact"
            data-move={`${id} up`}
            isDisabled={field === 0}
            onPress={() => onMove(field, field - 1, 'up')}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown />}
            size="compact"
            data-move={`${id} down`}
            isDisabled={field === count - 1}
            onPress={() => onMove(field, field + 1, 'down')}
          />
          <IconButton
            label={`Duplicate ${name}`}
            icon={<Copy />}
            size="compact"
            isDisabled={count >= MOST_FIELDS}
            onPress={() => onDuplicate(field)}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 />}
            size="compact"
            onPress={() => onRemove(field)}
          />
        </span>
      </div>
      <div className={css.texts}>
        <DraftText path={`embeds.${embed}.fields.${field}.name`} label="Name" />
        <DraftText path={`embeds.${embed}.fields.${field}.value`} label="Value" rows={2} />
      </div>
    </li>
  );
}

function Inline({ embed, field }: { embed: number; field: number }) {
  const draft = MessageDraftContext.useActorRef();
  const isInline = MessageDraftContext.useSelector(
    ({ context }) => context.message.embeds[embed]?.fields[field]?.inline ?? false,
  );
  return (
    <Checkbox
      label="Inline"
      isSelected={isInline}
      onChange={(inline) =>
        draft.send({ type: 'edit', edit: { kind: 'set inline', embed, field, inline } })
      }
    />
  );
}
