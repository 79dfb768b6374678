import {
  CARD_HEIGHT,
  CARD_WIDTH,
  cardOf,
  type Card,
  type CardLine,
} from '#domain/marketplace/card';
import type { OwnStore } from '#domain/marketplace/own-store';

/**
 * Returns a PNG of 1200 x 630 px; null if the browser cannot draw it. `lastLine` is, for example, the price. A logo
 * that cannot be loaded is left out.
 */
export async function drawCard({
  store,
  lastLine,
}: {
  store: Pick<OwnStore, 'name' | 'design' | 'logoUrl'>;
  lastLine: string;
}): Promise<File | null> {
  await Promise.all(([400, 600, 700] as const).map(loadFont));
  const logo = store.logoUrl === null ? null : await loadImage(store.logoUrl);
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH;
  canvas.height = CARD_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const card = cardOf(
    { ...store, logoUrl: logo ? store.logoUrl : null },
    lastLine,
    (text, size, weight) => {
      context.font = fontOf(size, weight);
      return context.measureText(text).width;
    },
  );
  draw(context, card, logo);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob((drawn) => resolve(drawn), 'image/png'),
  );
  return blob && new File([blob], 'card.png', { type: 'image/png' });
}

function draw(
  context: CanvasRenderingContext2D,
  { colors, padding, logo: place, lines }: Card,
  logo: ImageBitmap | null,
): void {
  const gradient = context.createLinearGradient(0, 0, CARD_WIDTH, CARD_HEIGHT);
  gradient.addColorStop(0, colors.heroFrom);
  gradient.addColorStop(1, colors.heroTo);
  context.fillStyle = gradient;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  if (place && logo) {
    context.save();
    context.beginPath();
    context.roundRect(place.x, place.y, place.side, place.side, place.side / 5);
    context.clip();
    context.drawImage(logo, place.x, place.y, place.side, place.side);
    context.restore();
  }
  context.fillStyle = colors.onHero;
  for (const { text, size, weight, y, direction } of lines) {
    context.font = fontOf(size, weight);
    context.direction = direction;
    context.textAlign = 'start';
    context.fillText(text, direction === 'rtl' ? CARD_WIDTH - padding : padding, y);
  }
}

function fontOf(size: number, weight: CardLine['weight']): string {
  return `${weight} ${size}px 'Inter Variable', system-ui, sans-serif`;
}

/** Loads the site's font in the given weight. If this fails, the picture uses the system font. */
async function loadFont(weight: CardLine['weight']): Promise<void> {
  await document.fonts.load(fontOf(32, weight)).catch(() => null);
}

/** Loads an image without cookies, so that it does not taint the canvas. Returns null if it cannot be loaded. */
async function loadImage(url: string): Promise<ImageBitmap | null> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    return response.ok ? await createImageBitmap(await response.blob()) : null;
  } catch {
    return null;
  }
}
