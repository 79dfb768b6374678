import { memo } from 'react';
import { embedLimits } from '#domain/bot-config/checks';
import type { EmbedField } from '#domain/bot-config/field';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { stack } from '#theme/box';
import { problemTextAt, ProblemLine } from './control';
import * as css from './large-controls.css';
import { LimitedText } from './LimitedText';
import { RowList } from './RowList';
import { type Row, useRows } from './use-rows';

const blank: EmbedField = { name: '', value: '', inline: false };

export interface EmbedFieldsProps {
  value: readonly EmbedField[];
  onChange: (value: readonly EmbedField[]) => void;
  /** The problem of the whole embed. */
  problem: ConfigProblem | null;
}

/** The fields of an embed. Each one has a name and a value. Empty fields are not part of the embed. */
export function EmbedFields({ value, onChange, problem }: EmbedFieldsProps) {
  const rows = useRows<EmbedField, readonly EmbedField[]>({
    value,
    onChange,
    read: (fields) => fields,
    write: (fields) => fields.filter(hasText),
    blank,
  });
  const written = rows.rows.filter(({ cells }) => hasText(cells));
  return (
    <div className={stack({ gap: 'xs' })}>
      <RowList rows={rows} noun="field" most={embedLimits.fields} isTall>
        {(row, number) => {
          const path = `fields.${written.indexOf(row)}`;
          return (
            <FieldRow
              {...{ row, number }}
              nameProblem={problemTextAt(problem, `${path}.name`)}
              valueProblem={problemTextAt(problem, `${path}.value`)}
              onChange={rows.change}
            />
          );
        }}
      </RowList>
      <ProblemLine text={problemTextAt(problem, 'fields')} />
    </div>
  );
}

interface FieldRowProps {
  row: Row<EmbedField>;
  number: number;
  nameProblem: string | undefined;
  valueProblem: string | undefined;
  onChange: (id: number, cells: EmbedField) => void;
}

const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { row, number, nameProblem, valueProblem, onChange } = props;
  const { id, cells } = row;
  return (
    <div className={css.embedField}>
      <LimitedText
        label={`Field ${number} name`}
        value={cells.name}
        onChange={(name) => onChange(id, { ...cells, name })}
        limit={embedLimits.name}
        errorMessage={nameProblem}
      />
      <LimitedText
        label={`Field ${number} value`}
        value={cells.value}
        onChange={(value) => onChange(id, { ...cells, value })}
        limit={embedLimits.value}
        errorMessage={valueProblem}
        rows={2}
      />
      <Checkbox
        label={`Show field ${number} inline`}
        isSelected={cells.inline}
        onChange={(inline) => onChange(id, { ...cells, inline })}
      />
    </div>
  );
});

function hasText({ name, value }: EmbedField): boolean {
  return name.trim() !== '' || value.trim() !== '';
}
