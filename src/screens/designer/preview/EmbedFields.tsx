import { memo } from 'react';
import { limits } from '#domain/message/counters';
import type { EmbedField } from '#domain/message/embed';
import { cut } from './cut';
import * as css from './EmbedCard.css';
import { type FieldWidth, fieldWidths } from './field-rows';
import { Markup } from './Markup';

export function EmbedFields({ fields }: { fields: readonly EmbedField[] }) {
  const widths = fieldWidths(fields);
  return (
    <div className={css.fields}>
      {fields.map((field, index) => (
        <Field key={field.id} field={field} width={widths[index] ?? 'whole'} />
      ))}
    </div>
  );
}

interface FieldProps {
  field: EmbedField;
  width: FieldWidth;
}

/** A field of an embed. As in Discord, an empty name or value leaves a gap. */
const Field = memo(function Field({ field: { name, value }, width }: FieldProps) {
  return (
    <div className={css.field[width]}>
      <div className={css.fieldName}>
        <Markup text={cut(name, limits['fields.name'])} context="fieldName" />
      </div>
      <div className={css.fieldValue}>
        <Markup text={cut(value, limits['fields.value'])} context="fieldValue" />
      </div>
    </div>
  );
});
