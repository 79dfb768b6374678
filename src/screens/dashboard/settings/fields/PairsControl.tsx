import { memo } from 'react';
import { pairNeedsOf } from '#domain/bot-config/bot-needs';
import type { ChannelPair } from '#domain/bot-config/field';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { type ControlProps, problemTextAt } from './control';
import { Picker } from '../../guild/Picker';
import { RowList, type RowProps, TwoCells } from './RowList';
import { useRows } from './use-rows';

const blank: ChannelPair = { from: '', to: '' };

/** A list of rows with two channels each. Empty rows are left out of the value. */
export function PairsControl(props: ControlProps<'channelPairs'>) {
  const { field, value, onChange, resources, problem } = props;
  const pairs = useRows<ChannelPair, readonly ChannelPair[]>({
    value,
    onChange,
    read: (known) => known,
    write: (rows) => rows.filter(isStarted),
    blank,
  });
  const problems = rowProblems(
    pairs.rows.map(({ cells }) => cells),
    problem,
  );
  return (
    <RowList rows={pairs} noun="pair" most={100} problems={problems}>
      {(row, number, wrong) => (
        <PairRow {...{ row, number, resources, field }} problem={wrong} onChange={pairs.change} />
      )}
    </RowList>
  );
}

const PairRow = memo(function PairRow(
  props: RowProps<ChannelPair> & Pick<ControlProps<'channelPairs'>, 'field'>,
) {
  const { row, number, problem, resources, field, onChange } = props;
  const needs = pairNeedsOf(field.key);
  const { id, cells } = row;
  return (
    <TwoCells
      from={
        <Picker
          thing="channel"
          label={`From, pair ${number}`}
          isLabelHidden
          resources={resources}
          use={needs.from}
          errorMessage={problemTextAt(problem, 'from')}
          value={cells.from}
          onChange={(from) => onChange(id, { ...cells, from })}
        />
      }
      to={
        <Picker
          thing="channel"
          label={`To, pair ${number}`}
          isLabelHidden
          resources={resources}
          use={needs.to}
          errorMessage={problemTextAt(problem, 'to', '')}
          value={cells.to}
          onChange={(to) => onChange(id, { ...cells, to })}
        />
      }
    />
  );
});

function isStarted({ from, to }: ChannelPair): boolean {
  return from !== '' || to !== '';
}

/** Returns `problem` for the row that it belongs to, with a path relative to the row, such as 'to'. */
function rowProblems(
  rows: readonly ChannelPair[],
  problem: ConfigProblem | null,
): (ConfigProblem | null)[] {
  const [place = '', ...rest] = problem?.path.split('.') ?? [];
  const troubled = place === '' ? undefined : rows.filter(isStarted)[Number(place)];
  return rows.map((row) =>
    problem !== null && row === troubled ? { ...problem, path: rest.join('.') } : null,
  );
}
