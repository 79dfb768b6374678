import type { ReactNode } from 'react';
import * as css from './TokenTables.css';

export interface TableProps {
  head: readonly string[];
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
}

/** A table in a docs page. Markdown tables are not available here. The first cell of each row is its heading. */
export function Table({ head, rows }: TableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], at) => (
          <tr key={at}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
