/**
 * The roles of the parts of a table whose CSS changes their `display`, for example to show each row as a card. Browsers
 * drop the roles of such parts, so they must be set (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
