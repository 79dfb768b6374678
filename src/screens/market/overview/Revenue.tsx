import { useId } from 'react';
import {
  comparisonText,
  monthNames,
  overviewMessages,
  unassignedText,
} from '#content/messages/market/overview';
import { formatPrice } from '#domain/marketplace/price';
import type { StoreOverview } from '#domain/marketplace/store-overview';
import { box, grid, stack } from '#theme/box';
import * as css from './Overview.css';

export function Revenue({ overview: { revenue, unassigned, days } }: { overview: StoreOverview }) {
  const titleId = useId();
  const today = days.at(-1)?.day ?? '';
  const { thisMonth, lastMonth } = monthNames(today);
  return (
    <section
      aria-labelledby={titleId}
      className={grid({ gap: 'm', shrinks: true, surface: 'panel' })}
    >
      <h3 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
        Revenue
      </h3>
      {revenue.length === 0 && (
        <p className={box({ size: 's', color: 'textMuted' })}>{overviewMessages.noRevenue}</p>
      )}
      {revenue.map((row) => (
        <dl
          key={row.currency}
          aria-label={row.currency}
          className={`${grid({ gap: 'm', separator: 'below' })} ${css.revenue}`}
        >
          <div className={stack({ gap: 'xs', shrinks: true })}>
            <dt
              className={box({ size: 's', color: 'textMuted' })}
            >{`${thisMonth} so far · ${row.currency}`}</dt>
            <dd className={box({ size: 'xl', weight: 'strong', digits: true, breaks: true })}>
              {formatPrice(row.thisMonthMinor, row.currency)}
            </dd>
            <dd className={box({ size: 's', color: 'textMuted' })}>
              {comparisonText(row, lastMonth)}
            </dd>
          </div>
          <div className={stack({ gap: 'xs', shrinks: true })}>
            <dt
              className={box({ size: 's', color: 'textMuted' })}
            >{`${lastMonth}, whole month · ${row.currency}`}</dt>
            <dd className={box({ size: 'l', digits: true, breaks: true })}>
              {formatPrice(row.lastMonthMinor, row.currency)}
            </dd>
          </div>
        </dl>
      ))}
      {unassigned > 0 && (
        <p className={box({ size: 's', color: 'textMuted' })}>{unassignedText(unassigned)}</p>
      )}
      {revenue.length > 0 && (
        <p className={box({ size: 's', color: 'textMuted' })}>{overviewMessages.revenueHelp}</p>
      )}
      {revenue.length > 1 && (
        <p className={box({ size: 's', color: 'textMuted' })}>{overviewMessages.currencyHelp}</p>
      )}
    </section>
  );
}
