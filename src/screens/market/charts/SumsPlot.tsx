import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useState } from 'react';
import { compactPrice, formatPrice } from '#domain/marketplace/price';
import { box } from '#theme/box';
import { labeledEvery, plotFor } from './plot';
import type { SumsChartProps } from './SumsChart';
import * as css from './Charts.css';

/** Radius of the upper corners of a bar, in px. */
const RADIUS = 3;
const AMOUNTS = 5;
/** Labels inherit the font size of the text around the chart. */
const labelProps = { className: css.axisLabel, fontSize: 'inherit' };
const fills = { received: css.received, returned: css.returned };

/** The amounts received and returned in a month or on a day, in minor units. */
export interface SumBars {
  at: string;
  received: number;
  returned: number;
}

export interface SumsPlotProps extends Omit<SumsChartProps, 'sums'> {
  bars: readonly SumBars[];
  /** In px. `em` is the font size. */
  size: { width: number; height: number; em: number };
}

/** The axes, the bars and the marks of a `SumsChart`, with a tooltip for the bars under the pointer. */
export function SumsPlot({
  bars,
  size,
  currency,
  title,
  shortName,
  longName,
  marks = [],
}: SumsPlotProps) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const amounts = scaleLinear<number>({
    domain: [0, Math.max(1, ...bars.map(({ received, returned }) => Math.max(received, returned)))],
    nice: AMOUNTS,
  });
  const amountText = (minor: number) => compactPrice(minor, currency);
  const plot = plotFor(size, {
    amounts: amounts.ticks(AMOUNTS).map(amountText),
    hasMarks: marks.length > 0,
  });
  const { left, top, right, bottom } = plot;
  amounts.range([bottom, top]);
  const places = scaleBand<string>({
    domain: bars.map(({ at }) => at),
    range: [left, right],
    paddingInner: 0.2,
    paddingOuter: 0.1,
  });
  const halves = scaleBand<keyof Omit<SumBars, 'at'>>({
    domain: ['received', 'returned'],
    range: [0, places.bandwidth()],
    padding: 0.1,
  });
  const center = (at: string) => (places(at) ?? 0) + places.bandwidth() / 2;
  const every = labeledEvery(
    bars.map(({ at }) => shortName(at)),
    { width: right - left, em: size.em },
  );
  const pointed = bars.find(({ at }) => at === pointedAt);
  return (
    <>
      <svg
        role="img"
        aria-label={title}
        width={size.width}
        height={size.height}
        className={css.plot}
        onPointerLeave={({ pointerType }) => {
          // After a touch ends, the tooltip stays open, so that the user can read it.
          if (pointerType !== 'touch') setPointedAt(null);
        }}
      >
        <GridRows
          scale={amounts}
          left={left}
          width={right - left}
          numTicks={AMOUNTS}
          lineStyle={{}}
          className={css.grid}
        />
        {pointed && (
          <rect
            x={center(pointed.at) - places.step() / 2}
            y={top}
            width={places.step()}
            height={bottom - top}
            className={css.pointed}
          />
        )}
        {bars.map((bar) =>
          (['received', 'returned'] as const).map(
            (of) =>
              bar[of] > 0 && (
                <BarRounded
                  key={`${bar.at} ${of}`}
                  top
                  radius={RADIUS}
                  x={(places(bar.at) ?? 0) + (halves(of) ?? 0)}
                  y={amounts(bar[of])}
                  width={halves.bandwidth()}
                  height={bottom - amounts(bar[of])}
                  className={fills[of]}
                />
              ),
          ),
        )}
        {marks.map(({ at }, index) => (
          <g key={at} transform={`translate(${center(at)} 0)`}>
            <line y1={top} y2={bottom} strokeDasharray="4 3" className={css.markLine} />
            <text y={top} dy="-0.4em" textAnchor="middle" className={css.markNumber}>
              {index + 1}
            </text>
          </g>
        ))}
        <AxisLeft
          hideAxisLine
          hideTicks
          scale={amounts}
          left={left}
          numTicks={AMOUNTS}
          tickFormat={(minor) => amountText(minor.valueOf())}
          tickLabelProps={labelProps}
        />
        <AxisBottom
          hideAxisLine
          hideTicks
          scale={places}
          top={bottom}
          tickValues={bars.filter((_, index) => index % every === 0).map(({ at }) => at)}
          tickFormat={shortName}
          tickLabelProps={labelProps}
        />
        {bars.map(({ at }) => (
          <rect
            key={at}
            x={center(at) - places.step() / 2}
            y={0}
            width={places.step()}
            height={size.height}
            fill="transparent"
            onPointerEnter={() => setPointedAt(at)}
            onPointerDown={() => setPointedAt(at)}
          />
        ))}
      </svg>
      {pointed && (
        <PlotTooltip
          title={longName(pointed.at)}
          texts={[
            `Paid: ${formatPrice(pointed.received, currency)}`,
            `Refunded or disputed: ${formatPrice(pointed.returned, currency)}`,
            ...marks.filter(({ at }) => at === pointed.at).flatMap(({ texts }) => texts),
          ]}
          style={
            center(pointed.at) < (left + right) / 2
              ? { left: center(pointed.at) + places.step() / 2 }
              : { right: size.width - center(pointed.at) + places.step() / 2 }
          }
        />
      )}
    </>
  );
}

interface PlotTooltipProps {
  title: string;
  texts: readonly string[];
  style: { left: number } | { right: number };
}

/** The tooltip is hidden from screen readers. They read the table below the chart, which has the same figures. */
function PlotTooltip({ title, texts, style }: PlotTooltipProps) {
  return (
    <div aria-hidden className={css.tooltip} style={style}>
      <span className={box({ weight: 'strong' })}>{title}</span>
      {texts.map((text) => (
        <span key={text} dir="auto">
          {text}
        </span>
      ))}
    </div>
  );
}
