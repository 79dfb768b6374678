import { isTime, WRITTEN_FOR } from '#mocks/clock';
import { literal, Sql, type Row } from './sql';

const writtenFor = new Date(WRITTEN_FOR).toISOString().slice(0, 10);

/** The function `moved` of src/mocks/clock.ts in SQL. It exists only while the file that has it runs. */
export const movedFunction = `create or replace function pg_temp.moved(written timestamptz) returns timestamptz
language sql
begin atomic
  select written + ((now() at time zone 'utc')::date - date '${writtenFor}') * interval '1 day';
end;
`;

/** Returns a row whose times are moved when the SQL runs. */
export function withMovedTimes(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && isTime.test(value)
        ? new Sql(`pg_temp.moved(${literal(value)})`)
        : value,
    ]),
  );
}
