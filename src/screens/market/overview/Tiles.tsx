import { overviewTiles, periodText } from '#content/messages/market/overview';
import { formatNumber } from '#domain/format-number';
import type { OverviewPeriod, StoreOverview } from '#domain/marketplace/store-overview';
import * as css from './Figures.css';

/** The numbers of a store's members: current members, and members who joined or left in the period. */
export function Tiles({
  overview: { members },
  days,
}: {
  overview: StoreOverview;
  days: OverviewPeriod;
}) {
  const tiles = [
    { ...overviewTiles.active, count: members.active, when: 'Now' },
    { ...overviewTiles.joined, count: members.joined, when: periodText(days) },
    { ...overviewTiles.ended, count: members.ended, when: periodText(days) },
    { ...overviewTiles.pastDue, count: members.pastDue, when: 'Now' },
  ];
  return (
    <dl aria-label="Members" className={css.tiles}>
      {tiles.map(({ label, help, count, when }) => (
        <div key={label} className={css.tile}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.number}>{formatNumber(count)}</dd>
          <dd className={css.note}>{help === '' ? when : `${when} · ${help}`}</dd>
        </div>
      ))}
    </dl>
  );
}
