/** Named by purpose. Components use them through `vars` (`theme.css.ts`). The values are defined only here. */
export interface ColorTokens {
  /** Background of the page. */
  page: string;
  /** Cards, bars and panels on the page. */
  surface: string;
  /** Menus, popovers, dialogs and toasts. */
  surfaceRaised: string;
  /** Text fields, code and the settings sidebar. */
  surfaceSunken: string;
  /** A hovered row or quiet button. */
  surfaceHover: string;
  /** Backdrop of a dialog. */
  scrim: string;
  text: string;
  /** Help lines, placeholders and captions. The contrast is at least 4.5:1 on every surface. */
  textMuted: string;
  /** Separators. They convey no information, so a low contrast is allowed. */
  outline: string;
  /** Borders of controls. The contrast is at least 3:1 on every surface (WCAG 1.4.11). */
  outlineControl: string;
  focus: string;
  accent: string;
  accentHover: string;
  accentPressed: string;
  onAccent: string;
  /** Accent color for text and icons on a surface. */
  accentText: string;
  accentSoft: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerText: string;
  dangerSoft: string;
  successText: string;
  successSoft: string;
  warningText: string;
  warningSoft: string;
  skeleton: string;
  /** Shadow of floating surfaces. It has a soft wide part, and a thin part along the edge. */
  shade: string;
  shadeEdge: string;
  shadeDialog: string;
}

export const dark: ColorTokens = {
  page: '#0c0d12',
  surface: '#14151c',
  surfaceRaised: '#1c1e27',
  surfaceSunken: '#090a0e',
  surfaceHover: '#21232e',
  scrim: 'rgb(4 4 8 / 72%)',
  text: '#f2f3f7',
  textMuted: '#a4a9b9',
  outline: '#282b37',
  outlineControl: '#6d7285',
  focus: '#b3a0ff',
  accent: '#6f4cff',
  accentHover: '#6340f0',
  accentPressed: '#5733dd',
  onAccent: '#ffffff',
  accentText: '#b3a0ff',
  accentSoft: '#231d3f',
  danger: '#d3353f',
  dangerHover: '#bd2a34',
  onDanger: '#ffffff',
  dangerText: '#ff9095',
  dangerSoft: '#35181c',
  successText: '#5fd39a',
  successSoft: '#12291f',
  warningText: '#f0b955',
  warningSoft: '#33270f',
  skeleton: '#252733',
  shade: 'rgb(0 0 0 / 24%)',
  shadeEdge: 'rgb(0 0 0 / 20%)',
  shadeDialog: 'rgb(0 0 0 / 40%)',
};

export const light: ColorTokens = {
  page: '#f7f7fa',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f1f1f6',
  surfaceHover: '#ececf3',
  scrim: 'rgb(21 22 29 / 48%)',
  text: '#15161d',
  textMuted: '#575d6f',
  outline: '#e0e1ea',
  outlineControl: '#80859a',
  focus: '#6542f5',
  accent: '#6542f5',
  accentHover: '#5733dd',
  accentPressed: '#4a29c4',
  onAccent: '#ffffff',
  accentText: '#5733dd',
  accentSoft: '#ede9ff',
  danger: '#c92a35',
  dangerHover: '#b4202b',
  onDanger: '#ffffff',
  dangerText: '#b4202b',
  dangerSoft: '#fdebec',
  successText: '#13673c',
  successSoft: '#e2f5ea',
  warningText: '#7d4e00',
  warningSoft: '#fdf3dd',
  skeleton: '#e4e5ee',
  shade: 'rgb(24 26 46 / 10%)',
  shadeEdge: 'rgb(24 26 46 / 6%)',
  shadeDialog: 'rgb(24 26 46 / 20%)',
};

/** Tokens that do not depend on the color scheme. */
export const scale = {
  /** A grid of 4 px. The spacing does not grow with the text size, which leaves more room for large text. */
  space: {
    xs: '4px',
    s: '8px',
    m: '12px',
    l: '16px',
    xl: '24px',
    xxl: '32px',
    xxxl: '48px',
    /** The distance between the sections of a marketing page. */
    huge: '64px',
    vast: '96px',
  },
  radius: { small: '6px', control: '8px', card: '12px', dialog: '16px', round: '999px' },
  font: {
    /** The stand-in is used until `:root[data-font]` is set (theme.css.ts), so that text does not wait for Inter. */
    body: "'Inter Stand-in', ui-sans-serif, system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  },
  size: {
    xs: '0.75rem',
    s: '0.8125rem',
    m: '0.9375rem',
    l: '1.125rem',
    xl: '1.5rem',
    /** In this size and the next ones, long words fit on a phone at any text size. */
    xxl: 'min(2.125rem, 13vw)',
    /** `headline` is for a section and `display` for the page title. */
    headline: 'clamp(min(1.75rem, 13vw), 4vw, 2.5rem)',
    display: 'clamp(min(2.5rem, 13vw), 6vw, 4rem)',
  },
  weight: { regular: '400', medium: '500', strong: '600' },
  leading: { tight: '1.2', body: '1.5' },
  duration: { fast: '120ms', normal: '180ms', slow: '240ms' },
  ease: { out: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;
