import { Plus, Trash2, ArrowRight } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { box } from '#theme/box';
import { firstControl } from './focus-setting';
import * as css from './large-controls.css';
import type { Row, Rows } from './use-rows';

export interface RowListProps<Cells> {
  rows: Rows<Cells>;
  /** The name of a row in the labels of buttons, such as 'Add pair' and 'Remove pair 2'. */
  noun: string;
  most: number;
  problems?: readonly (ConfigProblem | null)[];
  /** Whether each row has several labeled lines. The remove button is then small and in the corner. */
  isTall?: boolean;
  children: (row: Row<Cells>, number: number, problem: ConfigProblem | null) => ReactNode;
}

/** Props of one row. Wrap the row component in `memo`, so that typing in one row does not rerender the others. */
export interface RowProps<Cells> {
  row: Row<Cells>;
  /** The number of the row, counted from 1. It distinguishes the labels of different rows. */
  number: number;
  problem: ConfigProblem | null;
  resources: GuildResources;
  onChange: (id: number, cells: Cells) => void;
}

/** The focus target after the next render. */
type Landing = { to: 'new row' } | { to: 'removal'; index: number };

/**
 * A new row takes the focus. After a removal, the focus moves to the next remove button, the row above, or "Add". An
 * incomplete row is reported only after the focus has left it.
 */
export function RowList<Cells>(props: RowListProps<Cells>) {
  const { rows: edited, noun, most, problems = [], isTall = false, children } = props;
  const { rows, add, remove } = edited;
  const root = useRef<HTMLDivElement>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const [activeId, setActiveId] = useState<number | null>(null);

  useEffect(() => {
    if (landing && root.current) land(root.current, landing);
  }, [landing]);

  function addRow() {
    add();
    setLanding({ to: 'new row' });
  }
  function removeRow(id: number, index: number) {
    remove(id);
    setLanding({ to: 'removal', index });
  }

  return (
    <div ref={root} className={css.rows}>
      {rows.length > 0 && (
        <ul className={css.rowList}>
          {rows.map((row, index) => (
            <li key={row.id} className={css.rowLine}>
              <div
                className={css.rowCells}
                onFocus={() => setActiveId(row.id)}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!currentTarget.contains(relatedTarget)) setActiveId(null);
                }}
              >
                {children(row, index + 1, problemNow(problems[index], row.id === activeId))}
              </div>
              <RemoveButton {...{ id: row.id, index, noun, isTall }} onRemove={removeRow} />
            </li>
          ))}
        </ul>
      )}
      <Button
        tone="plain"
        size="compact"
        icon={<Plus />}
        isDisabled={rows.length >= most}
        onPress={addRow}
      >
        Add {noun}
      </Button>
    </div>
  );
}

interface RemoveButtonProps {
  id: number;
  index: number;
  noun: string;
  isTall: boolean;
  onRemove: (id: number, index: number) => void;
}

const RemoveButton = memo(function RemoveButton(props: RemoveButtonProps) {
  const { id, index, noun, isTall, onRemove } = props;
  return (
    <IconButton
      label={`Remove ${noun} ${index + 1}`}
      icon={<Trash2 />}
      size={isTall ? 'compact' : 'normal'}
      onPress={() => onRemove(id, index)}
    />
  );
});

function problemNow(problem: ConfigProblem | null = null, isActive: boolean): ConfigProblem | null {
  const isUnfinished = problem?.kind === 'emptyName' || problem?.kind === 'emptyValue';
  return isActive && isUnfinished ? null : problem;
}

function land(root: HTMLElement, landing: Landing) {
  const rows = [...root.querySelectorAll(':scope > ul > li')];
  if (landing.to === 'new row') {
    const added = rows.at(-1);
    if (added) firstControl(added)?.focus();
    return;
  }
  const neighbor = rows[landing.index] ?? rows[landing.index - 1] ?? root;
  neighbor.querySelector<HTMLElement>(':scope > button')?.focus();
}

export function TwoCells({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className={css.twoCells}>
      <div className={box({ shrinks: true })}>{from}</div>
      <span aria-hidden className={css.arrow}>
        <ArrowRight />
      </span>
      <div className={box({ shrinks: true })}>{to}</div>
    </div>
  );
}
