import type { ReactNode } from 'react';
import { contrast } from '#domain/marketplace/readable-colors';
import { type ColorTokens, dark, light, scale } from '../../src/theme/tokens';
import { properties } from '#theme/properties.css';
import { vars } from '#theme/theme.css';
import { Table } from './Table';
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

/** Pairs of a text color and its background. */
const pairs: readonly [front: keyof ColorTokens, back: keyof ColorTokens][] = [
  ['textMuted', 'surfaceHover'],
  ['accentText', 'accentSoft'],
  ['dangerText', 'dangerSoft'],
  ['successText', 'successSoft'],
  ['warningText', 'warningSoft'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
];

/** The contrast of pairs of colors, computed from the tokens. */
export function Contrasts() {
  return (
    <div className={css.columns}>
      {Object.entries({ dark, light }).map(([scheme, colors]) => (
        <section key={scheme} aria-label={`Contrast, ${scheme}`} className={css.rows}>
          {pairs.map(([front, back]) => (
            <div key={front} className={css.row}>
              <code>{front}</code>
              <span>{contrast(colors[front], colors[back]).toFixed(2)} : 1</span>
              <span
                className={css.sample}
                style={{ background: colors[back], color: colors[front] }}
              >
                on {back}
              </span>
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

/** The two font families. */
export function Fonts() {
  return (
    <Rows
      of={{ body: 'Inter', mono: 'the system’s' }}
      draw={(name) => (
        <span style={{ fontFamily: name === 'Inter' ? scale.font.body : scale.font.mono }}>
          Ten servers, one bot: 0123456789
        </span>
      )}
    />
  );
}

const controls = { height: '36 px', compact: '28 px' } satisfies Record<
  keyof typeof vars.control,
  string
>;

/** The two minimum heights of controls. On touch devices, both are 44 px. */
export function Controls() {
  return (
    <Rows
      of={controls}
      draw={(_, name) => (
        <span
          className={css.box}
          style={{ blockSize: name === 'height' ? vars.control.height : vars.control.compact }}
        />
      )}
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

export interface RowsProps {
  of: Readonly<Record<string, string>>;
  draw: (value: string, name: string) => ReactNode;
}

/** A table of tokens: name, value, and a drawing of the value. */
export function Rows({ of, draw }: RowsProps) {
  return (
    <div className={css.rows}>
      {Object.entries(of).map(([name, value]) => (
        <div key={name} className={css.row}>
          <code>{name}</code>
          <span>{value}</span>
          {draw(value, name)}
        </div>
      ))}
    </div>
  );
}

/** The properties of `box`, with their values. */
export function BoxProperties() {
  const rows = Object.entries(properties).map(
    ([name, values]) => [<code key={name}>{name}</code>, Object.keys(values).join(', ')] as const,
  );
  return <Table head={['Property', 'Values']} rows={rows} />;
}
