import { useId } from 'react';
import { ScrollRegion } from '#components/ScrollRegion/ScrollRegion';
import {
  funnelNames,
  othersText,
  overviewMessages,
  periodText,
  shareText,
} from '#content/messages/market/overview';
import { formatNumber } from '#domain/format-number';
import {
  funnelSteps,
  type OverviewPeriod,
  type StepCounts,
  type StoreOverview,
  totalsOf,
} from '#domain/marketplace/store-overview';
import { box, grid } from '#theme/box';
import * as charts from '../charts/Charts.css';
import * as css from './Overview.css';

export function Funnel({
  overview: { days, referrers, others },
  days: period,
}: {
  overview: StoreOverview;
  days: OverviewPeriod;
}) {
  const titleId = useId();
  const totals = totalsOf(days);
  const isEmpty = funnelSteps.every((step) => totals[step] === 0);
  return (
    <section
      aria-labelledby={titleId}
      className={grid({ gap: 'l', shrinks: true, surface: 'panel' })}
    >
      <h3 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
        {`From visit to member, ${periodText(period).toLowerCase()}`}
      </h3>
      {isEmpty ? (
        <p className={box({ size: 's', color: 'textMuted', marginBlockStart: 's' })}>
          {overviewMessages.noVisitors}
        </p>
      ) : (
        <>
          <Steps totals={totals} />
          {totals.visits + totals.planClicks + totals.checkouts > 0 && (
            <Referrers referrers={referrers} others={others} totals={totals} />
          )}
        </>
      )}
      <p className={box({ size: 's', color: 'textMuted', marginBlockStart: 's' })}>
        {overviewMessages.funnelHelp}
      </p>
      <p className={box({ size: 's', color: 'textMuted', marginBlockStart: 's' })}>
        {overviewMessages.membersHelp}
      </p>
    </section>
  );
}

type Totals = ReturnType<typeof totalsOf>;

function Steps({ totals }: { totals: Totals }) {
  const most = Math.max(...funnelSteps.map((step) => totals[step]));
  return (
    <ol aria-label="Funnel" className={grid({ gap: 'm' })}>
      {funnelSteps.map((step) => (
        <li key={step} className={css.step}>
          <span className={box({ weight: 'medium' })}>{funnelNames[step]}</span>
          <span className={box({ weight: 'strong', textAlign: 'end', digits: true })}>
            {formatNumber(totals[step])}
          </span>
          <span className={css.share}>
            {step === 'visits' ? '' : `${shareText(totals[step], totals.visits)} of visits`}
          </span>
          <span aria-hidden className={css.track}>
            <span className={css.fill} style={{ inlineSize: `${(totals[step] / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type ReferrersProps = Pick<StoreOverview, 'referrers' | 'others'> & { totals: Totals };

function Referrers({ referrers, others, totals }: ReferrersProps) {
  return (
    <ScrollRegion label="Visits by website">
      <table className={charts.table}>
        <thead>
          <tr>
            <th scope="col">Came from</th>
            <th scope="col">{funnelNames.visits}</th>
            <th scope="col">{funnelNames.planClicks}</th>
            <th scope="col">{funnelNames.checkouts}</th>
            <th scope="col">% of visits</th>
          </tr>
        </thead>
        <tbody>
          {referrers.map(({ referrer, ...counts }) => (
            <Row
              key={referrer}
              name={referrer === '' ? overviewMessages.unknownReferrer : referrer}
              counts={counts}
            />
          ))}
          {others.referrers > 0 && <Row name={othersText(others.referrers)} counts={others} />}
        </tbody>
        <tfoot>
          <Row name="Total" counts={totals} />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function Row({ name, counts }: { name: string; counts: StepCounts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatNumber(counts.visits)}</td>
      <td>{formatNumber(counts.planClicks)}</td>
      <td>{formatNumber(counts.checkouts)}</td>
      <td>{shareText(counts.checkouts, counts.visits)}</td>
    </tr>
  );
}
