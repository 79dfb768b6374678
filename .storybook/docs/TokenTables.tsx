import type { ReactNode } from 'react';
import { type ColorTokens, dark, light, scale } from '../../src/theme/tokens';
import * as css from './TokenTables.css';

const names = Object.keys(dark) as (keyof ColorTokens)[];

/** The color tokens in both color schemes. */
export function Colors() {
  return (
    <div className={css.columns}>
      {Object.entries({ dark, light }).map(([scheme, colors]) => (
        <section
          key={scheme}
          aria-label={scheme}
          className={css.sheet}
          style={{ background: colors.page, color: colors.text, borderColor: colors.outline }}
        >
          {names.map((name) => (
            <div key={name} className={css.row}>
              <span
                className={css.swatch}
                style={{ background: colors[name], borderColor: colors.outlineControl }}
              />
              <code>{name}</code>
              <span style={{ color: colors.textMuted }}>{colors[name]}</span>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The spacing tokens, each shown as a bar of that length. */
export function Distances() {
  return (
    <Rows
      of={scale.space}
      draw={(length) => <span className={css.ink} style={{ inlineSize: length }} />}
    />
  );
}

/** The radius tokens, each shown as the corner of a box. */
export function Radii() {
  return (
    <Rows
      of={scale.radius}
      draw={(radius) => <span className={css.corner} style={{ borderStartStartRadius: radius }} />}
    />
  );
}

/** The font sizes, in the body font. */
export function TextSizes() {
  return (
    <Rows
      of={scale.size}
      draw={(size) => (
        <span style={{ fontFamily: scale.font.body, fontSize: size }}>Ten servers, one bot</span>
      )}
    />
  );
}

export function TextWeights() {
  return (
    <Rows
      of={scale.weight}
      draw={(weight) => (
        <span style={{ fontFamily: scale.font.body, fontWeight: Number(weight) }}>
          Ten servers, one bot
        </span>
      )}
    />
  );
}

export function Durations() {
  return <Rows of={scale.duration} draw={() => null} />;
}

interface RowsProps {
  of: Readonly<Record<string, string>>;
  draw: (value: string) => ReactNode;
}

function Rows({ of, draw }: RowsProps) {
  return (
    <div className={css.rows}>
      {Object.entries(of).map(([name, value]) => (
        <div key={name} className={css.row}>
          <code>{name}</code>
          <span>{value}</span>
          {draw(value)}
        </div>
      ))}
    </div>
  );
}
