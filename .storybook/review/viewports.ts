import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** The sizes at which every screen is reviewed, in px. */
export const reviewSizes = {
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  desktop: { name: 'Desktop', width: 1440, height: 900 },
} as const;

export type ReviewSize = keyof typeof reviewSizes;

/** A size in px. */
export interface Size {
  width: number;
  height: number;
}

const sizes = Object.keys(reviewSizes) as ReviewSize[];

/** The options of the control that selects a size. */
export const sizeChoices = sizes.map((id) => ({ id, label: String(reviewSizes[id].width) }));

function viewportOf({ name, width, height }: Size & { name: string }) {
  return {
    name: `${name} ${width}`,
    styles: { width: `${width}px`, height: `${height}px` },
    type: 'other' as const,
  };
}

/** The viewports of the toolbar. Stories refer to them by key. */
export const viewports = {
  phone: viewportOf(reviewSizes.phone),
  tablet: viewportOf(reviewSizes.tablet),
  desktop: viewportOf(reviewSizes.desktop),
  mobile1: { ...MINIMAL_VIEWPORTS.mobile1, name: 'Smallest phone 320' },
  mobile2: { ...MINIMAL_VIEWPORTS.mobile2, name: 'Large phone 414' },
};

/** Returns the size of a viewport of the toolbar, or null if there is none with that name. */
export function sizeOfViewport(name: unknown): Size | null {
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  if (!styles) return null;
  return { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}
