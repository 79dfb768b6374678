import { describe, expect, it } from 'vitest';
import { dark, light, type ColorTokens } from './tokens';

/** Colors of text and icons with their backgrounds. They need a contrast of 4.5:1 (WCAG 1.4.3). */
const texts: [keyof ColorTokens, (keyof ColorTokens)[]][] = [
  ['text', ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'accentSoft']],
  ['textMuted', ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover']],
  [
    'accentText',
    ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'accentSoft'],
  ],
  ['dangerText', ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'dangerSoft']],
  [
    'successText',
    ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'successSoft'],
  ],
  [
    'warningText',
    ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'warningSoft'],
  ],
  ['onAccent', ['accent', 'accentHover', 'accentPressed']],
  ['onDanger', ['danger', 'dangerHover']],
];

/** Colors of control borders and focus rings with their backgrounds. They need a contrast of 3:1 (WCAG 1.4.11). */
const edges: [keyof ColorTokens, (keyof ColorTokens)[]][] = [
  ['outlineControl', ['page', 'surface', 'surfaceRaised', 'surfaceSunken']],
  ['focus', ['page', 'surface', 'surfaceRaised', 'surfaceSunken']],
];

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s scheme', (_, tokens) => {
  it.each(pairsOf(texts))('has enough contrast for %s text on %s', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(edges))('has enough contrast for a %s border on %s', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(3);
  });
});

function pairsOf(rows: typeof texts) {
  return rows.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
}

/** Returns the contrast ratio of two colors in the form `#rrggbb`, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
