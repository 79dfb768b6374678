import type { ConfigProblem } from '#domain/bot-config/problem';

export interface MapRow<Value> {
  name: string;
  value: Value;
}

export interface MapRules<Value> {
  /** Normalizes a name for comparison, as the bot does. */
  fold: (name: string) => string;
  empty: Value;
}

export function readMap<Value>(map: Readonly<Record<string, Value>>): MapRow<Value>[] {
  return Object.entries(map).map(([name, value]) => ({ name, value }));
}

/**
 * Leaves out blank rows. The first row without a name, or with the name of an earlier row, gets the name ''. Further
 * rows of this kind are left out. Such a map cannot be saved, so no input is lost silently.
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
 * Missing and duplicate names are found in the rows, because the map does not contain them. Other problems come from
 * the map. Paths are inside the row ('name', 'value').
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
