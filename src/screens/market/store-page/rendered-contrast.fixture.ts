/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * A visible text of a page. `behind` has the styles of the elements that are behind the text and have a background,
 * nearest first. The last background is opaque.
 */
interface RenderedText {
  text: string;
  style: CSSStyleDeclaration;
  behind: readonly CSSStyleDeclaration[];
}

/** Returns the visible texts of an element. Their styles are live, so they reflect later changes of the colors. */
export function visibleTextsIn(root: Element): RenderedText[] {
  return [...root.querySelectorAll('*')].filter(hasVisibleText).map((element) => ({
    text: element.textContent.trim(),
    style: getComputedStyle(element),
    behind: paintedBehind(element),
  }));
}

/** Returns the lowest contrast ratio of each text with the backgrounds behind it, from 1 to 21 (WCAG 2.2). */
export function renderedContrasts(texts: readonly RenderedText[]): number[] {
  const known = new Map<string, number>();
  return texts.map(({ style: { color }, behind }) => {
    const paints = behind.map(paintOf);
    const key = [color, ...paints].join();
    const contrast = known.get(key) ?? lowestContrast(color, paints);
    known.set(key, contrast);
    return contrast;
  });
}

function lowestContrast(color: string, paints: readonly string[]): number {
  const contrasts = backgroundsOf(paints).flatMap((background) =>
    colorsIn(color).map((front) => contrastOf(over(front, background), background)),
  );
  return Math.min(...contrasts);
}

function hasVisibleText(element: Element): boolean {
  const hasText = [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false;
  // Visually hidden texts are 1 px wide.
  return element.getBoundingClientRect().width > 1;
}

/**
 * Returns the styles of the elements that have a background, from the given element up to the first one whose
 * background is opaque.
 */
function paintedBehind(element: Element | null): CSSStyleDeclaration[] {
  if (element === null) throw new Error('Nothing behind this text is opaque.');
  const style = getComputedStyle(element);
  if (style.opacity !== '1') throw new Error('A text on an element with opacity is not measured.');
  const alphas = colorsIn(paintOf(style)).map(([, , , alpha]) => alpha);
  if (alphas.every((alpha) => alpha === 1)) return [style];
  const others = paintedBehind(element.parentElement);
  return alphas.every((alpha) => alpha === 0) ? others : [style, ...others];
}

/** Returns the gradient or the color of an element's background. */
function paintOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration): string {
  return backgroundImage === 'none' ? backgroundColor : backgroundImage;
}

/**
 * Returns the colors that result from stacking the backgrounds. A gradient is sampled at 33 points between two
 * neighboring color stops.
 */
function backgroundsOf([nearest = '', ...others]: readonly string[]): Color[] {
  const colors = colorsIn(nearest);
  const layers =
    colors.length === 1
      ? colors
      : colors.slice(1).flatMap((stop, index) => mixes(colors[index] ?? stop, stop));
  if (others.length === 0) return layers;
  return backgroundsOf(others).flatMap((background) =>
    layers.map((layer) => over(layer, background)),
  );
}

function mixes(from: Color, to: Color): Color[] {
  return Array.from({ length: 33 }, (_, step) => mixed(from, to, step / 32));
}

function mixed(from: Color, to: Color, share: number): Color {
  const at = (place: 0 | 1 | 2 | 3) => from[place] + (to[place] - from[place]) * share;
  return [at(0), at(1), at(2), at(3)];
}

function over(color: Color, background: Color): Color {
  const [red, green, blue] = mixed(background, color, color[3]);
  return [red, green, blue, 1];
}

/** Returns the colors in a computed value. */
function colorsIn(value: string): Color[] {
  const found = [...value.matchAll(/rgba?\(([^()]+)\)/g)].map(([, numbers = '']): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.split(',').map(Number);
    return [red, green, blue, alpha];
  });
  if (found.length === 0) throw new Error(`There is no color in ${value}.`);
  return found;
}

/**
 * The contrast formula of WCAG 2.2. It is implemented independently of the page's own formula, so that the test finds
 * mistakes in the page's formula.
 */
function contrastOf(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
