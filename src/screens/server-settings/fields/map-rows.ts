import type { ConfigProblem } from '#domain/bot-config/problem';

/** A row of a setting that is a map: a name, and what it stands for. */
export interface MapRow<Value> {
  name: string;
  value: Value;
}

/** How the names and values of one kind of map are understood. */
export interface MapRules<Value> {
  /** Two names that come out equal are one name to the bot. */
  fold: (name: string) => string;
  /** A value nothing was chosen or typed for. */
  empty: Value;
}

/** The rows a map stands for, in its order. */
export function readMap<Value>(map: Readonly<Record<string, Value>>): MapRow<Value>[] {
  return Object.entries(map).map(([name, value]) => ({ name, value }));
}

/**
 * The map some rows stand for. Blank rows say nothing and are left out. A row without a name, or with one that an
 * earlier row has, is written without a name: the map then has a problem and cannot be saved, so that nothing that
 * was typed is lost in silence. There is room for one such row.
 */
export function writeMap<Value>(
  rows: readonly MapRow<Value>[],
  rules: MapRules<Value>,
): Record<string, Value> {
  const names = writtenNames(rows, rules);
  return Object.fromEntries(
    rows.flatMap((row, index) => {
      const name = names[index] ?? null;
      return name === null ? [] : [[name, row.value]];
    }),
  );
}

/**
 * What is wrong with each row, its path going on from the row ('name', 'value'). Names that are missing or taken are seen in the rows, since the map does not hold them all;
 * anything else is the map's own problem, laid at the row it counts to.
 */
export function mapRowProblems<Value>(
  rows: readonly MapRow<Value>[],
  rules: MapRules<Value>,
  problem: ConfigProblem | null,
): (ConfigProblem | null)[] {
  const names = writtenNames(rows, rules);
  const map = writeMap(rows, rules);
  const [place = '', cell = ''] = problem?.path.split('.') ?? [];
  const troubled = Object.keys(map)[Number(place)];
  return rows.map((row, index) => {
    if (isBlank(row, rules)) return null;
    if (row.name.trim() === '') return { kind: 'emptyName', path: 'name' };
    if (isTaken(rows, index, rules)) return { kind: 'duplicate', path: 'name' };
    const isTroubled = problem !== null && place !== '' && names[index] === troubled;
    return isTroubled ? { ...problem, path: cell } : null;
  });
}

/** The name each row has in the map, or null for a row that has no place in it. */
function writtenNames<Value>(
  rows: readonly MapRow<Value>[],
  rules: MapRules<Value>,
): (string | null)[] {
  const isNameless = rows.map(
    (row, index) => row.name.trim() === '' || isTaken(rows, index, rules),
  );
  const nameless = rows.findIndex((row, index) => isNameless[index] && !isBlank(row, rules));
  return rows.map((row, index) => {
    if (isNameless[index]) return index === nameless ? '' : null;
    return row.name.trim();
  });
}

function isTaken<Value>(
  rows: readonly MapRow<Value>[],
  index: number,
  { fold }: MapRules<Value>,
): boolean {
  const own = fold(rows[index]?.name.trim() ?? '');
  return own !== '' && rows.slice(0, index).some((earlier) => fold(earlier.name.trim()) === own);
}

function isBlank<Value>(row: MapRow<Value>, { empty }: MapRules<Value>): boolean {
  return row.name.trim() === '' && row.value === empty;
}
