import { checkNumber } from './check-number';
import type { FieldRow, KindValues } from './field';
import { firstProblem, tooLong, tooMany, type ConfigProblem } from './problem';
import { isSnowflake } from './snowflake';

const mostRows = 100;

export function checkPairs(pairs: KindValues['channelPairs']): ConfigProblem | null {
  const seen = new Set<string>();
  return (
    tooMany(pairs, mostRows, '') ??
    firstProblem(pairs, ({ from, to }, index) => {
      const row = `${from} ${to}`;
      const problem =
        checkCell(from, `${index}.from`, 'emptyName') ??
        checkCell(to, `${index}.to`, 'emptyValue') ??
        (from === to ? { kind: 'sameChannel', path: `${index}` } : null) ??
        (seen.has(row) ? { kind: 'duplicate', path: `${index}` } : null);
      seen.add(row);
      return problem;
    })
  );
}

export function checkPointRows(
  points: KindValues['pointsMap'],
  field: FieldRow<'pointsMap'>,
): ConfigProblem | null {
  const rows = Object.entries(points);
  return (
    tooMany(rows, mostRows, '') ??
    firstProblem(rows, ([id, amount], index) => {
      const path = `${index}.value`;
      if (amount === null) return checkName(id, index) ?? { kind: 'emptyValue', path };
      return checkName(id, index) ?? checkNumber(amount, field, path);
    })
  );
}

function checkName(id: string, index: number): ConfigProblem | null {
  return checkCell(id, `${index}.name`, 'emptyName');
}

/** The bot ignores the case of keywords, so keywords that differ only in case are duplicates. */
export function checkRelayRows(relays: KindValues['relayMap']): ConfigProblem | null {
  const rows = Object.entries(relays);
  const seen = new Set<string>();
  return (
    tooMany(rows, mostRows, '') ??
    firstProblem(rows, ([keyword, channel], index) => {
      const path = `${index}.name`;
      const normalized = keyword.trim().toLowerCase();
      if (normalized === '') return { kind: 'emptyName', path };
      if (seen.has(normalized)) return { kind: 'duplicate', path };
      seen.add(normalized);
      return tooLong(keyword, 100, path) ?? checkCell(channel, `${index}.value`, 'emptyValue');
    })
  );
}

function checkCell(
  id: string,
  path: string,
  whenEmpty: 'emptyName' | 'emptyValue',
): ConfigProblem | null {
  if (id === '') return { kind: whenEmpty, path };
  return isSnowflake(id) ? null : { kind: 'notASnowflake', path };
}
