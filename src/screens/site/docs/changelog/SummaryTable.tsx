import { Badge } from '#components/Badge/Badge';
import type { UpdateStatus, VersionRecord } from '#domain/docs/changelog';
import { shortDay } from './day';
import * as css from './SummaryTable.css';

const statusTones = {
  Released: 'success',
  Improved: 'accent',
  Fixed: 'neutral',
  Beta: 'warning',
} as const satisfies Record<UpdateStatus, string>;

export function SummaryTable({ updates }: VersionRecord['summary']) {
  return (
    <div className={css.scroll}>
      <table aria-label="Updates in this version" className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              Date
            </th>
            <th scope="col" className={css.head}>
              Update
            </th>
            <th scope="col" className={css.head}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {updates.map(({ date, update, status }) => (
            <tr key={`${date} ${update}`} className={css.row}>
              <td className={css.date}>
                <time dateTime={date}>{shortDay(date)}</time>
              </td>
              <th scope="row" className={css.update}>
                {update}
              </th>
              <td className={css.cell}>
                <Badge tone={statusTones[status]}>{status}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
