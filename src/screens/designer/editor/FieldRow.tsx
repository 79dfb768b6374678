import { Copy, Trash2 } from 'lucide-react';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { IconButton } from '#components/IconButton/IconButton';
import { MOST_FIELDS } from '#domain/message/embed';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { SortableRow } from '../../shell/sorting/SortableRow';
import { texts } from '../../shell/sorting/SortableRow.css';
import type { Sortable } from '../../shell/sorting/use-sortable';
import { DraftText } from './DraftText';

export interface FieldRowProps {
  embed: number;
  field: number;
  id: string;
  count: number;
  sortable: Sortable;
  /** The id of the text that explains how to move the field. */
  helpId: string;
  /** `control` is the button that was pressed. It keeps the focus. */
  onMove: (from: number, to: number, control: 'up' | 'down') => void;
  onDuplicate: (field: number) => void;
  onRemove: (field: number) => void;
}

export function FieldRow(props: FieldRowProps) {
  const { embed, field, id, count, sortable, helpId, onMove, onDuplicate, onRemove } = props;
  const name = `field ${field + 1}`;
  return (
    <SortableRow
      {...{ id, count, name, sortable, helpId, onMove }}
      place={field}
      options={<Inline embed={embed} field={field} />}
      actions={
        <>
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
        </>
      }
    >
      <div className={texts}>
        <DraftText path={`embeds.${embed}.fields.${field}.name`} label="Name" />
        <DraftText
          path={`embeds.${embed}.fields.${field}.value`}
          label="Value"
          rows={2}
          context="fieldValue"
        />
      </div>
    </SortableRow>
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
