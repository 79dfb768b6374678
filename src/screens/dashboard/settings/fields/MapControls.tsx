import { memo } from 'react';
import { NumberField, type NumberFieldValue } from '#components/NumberField/NumberField';
import { TextField } from '#components/TextField/TextField';
import type { ConfigValue } from '#domain/bot-config/config';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { type ControlProps, numberPropsOf, problemTextAt } from './control';
import { mapRowProblems, type MapRow, type MapRules, readMap, writeMap } from './map-rows';
import { Picker } from '../../guild/Picker';
import { RowList, type RowProps, TwoCells } from './RowList';
import { type Rows, useRows } from './use-rows';

const most = 100;

type Points = NumberFieldValue;

const pointRules: MapRules<Points> = { fold: (id) => id, empty: null };

export function PointsControl(props: ControlProps<'pointsMap'>) {
  const { field, resources } = props;
  const { rows, problems } = useMapRows({ ...props, rules: pointRules });
  return (
    <RowList rows={rows} noun="channel" most={most} problems={problems}>
      {(row, number, problem) => (
        <PointsRow {...{ row, number, problem, resources }} field={field} onChange={rows.change} />
      )}
    </RowList>
  );
}

const PointsRow = memo(function PointsRow(
  props: RowProps<MapRow<Points>> & Pick<ControlProps<'pointsMap'>, 'field'>,
) {
  const { row, number, problem, resources, field, onChange } = props;
  const { id, cells } = row;
  return (
    <TwoCells
      from={
        <Picker
          thing="channel"
          label={`Channel or thread, row ${number}`}
          isLabelHidden
          resources={resources}
          errorMessage={problemTextAt(problem, 'name')}
          value={cells.name}
          onChange={(name) => onChange(id, { ...cells, name })}
        />
      }
      to={
        <NumberField
          label={`Points, row ${number}`}
          isLabelHidden
          {...numberPropsOf(field)}
          errorMessage={problemTextAt(problem, 'value')}
          value={cells.value}
          onChange={(value) => onChange(id, { ...cells, value })}
        />
      }
    />
  );
});

/** Keywords are compared without case, because the bot ignores case. */
const relayRules: MapRules<string> = { fold: (keyword) => keyword.toLowerCase(), empty: '' };

export function RelaysControl(props: ControlProps<'relayMap'>) {
  const { resources } = props;
  const { rows, problems } = useMapRows({ ...props, rules: relayRules });
  return (
    <RowList rows={rows} noun="keyword" most={most} problems={problems}>
      {(row, number, problem) => (
        <RelayRow {...{ row, number, problem, resources }} onChange={rows.change} />
      )}
    </RowList>
  );
}

const RelayRow = memo(function RelayRow(props: RowProps<MapRow<string>>) {
  const { row, number, problem, resources, onChange } = props;
  const { id, cells } = row;
  return (
    <TwoCells
      from={
        <TextField
          label={`Keyword, row ${number}`}
          isLabelHidden
          placeholder="Keyword"
          errorMessage={problemTextAt(problem, 'name')}
          value={cells.name}
          onChange={(name) => onChange(id, { ...cells, name })}
        />
      }
      to={
        <Picker
          thing="channel"
          label={`Channel, row ${number}`}
          isLabelHidden
          resources={resources}
          use="posts"
          errorMessage={problemTextAt(problem, 'value')}
          value={cells.value}
          onChange={(value) => onChange(id, { ...cells, value })}
        />
      }
    />
  );
});

interface MapRowsOptions<Value extends ConfigValue> {
  value: Readonly<Record<string, Value>>;
  onChange: (value: Readonly<Record<string, Value>>) => void;
  problem: ConfigProblem | null;
  rules: MapRules<Value>;
}

function useMapRows<Value extends ConfigValue>(
  options: MapRowsOptions<Value>,
): {
  rows: Rows<MapRow<Value>>;
  problems: (ConfigProblem | null)[];
} {
  const { value, onChange, problem, rules } = options;
  const rows = useRows<MapRow<Value>, Readonly<Record<string, Value>>>({
    value,
    onChange,
    read: readMap,
    write: (cells) => writeMap(cells, rules),
    blank: { name: '', value: rules.empty },
  });
  const problems = mapRowProblems(
    rows.rows.map(({ cells }) => cells),
    rules,
    problem,
  );
  return { rows, problems };
}
