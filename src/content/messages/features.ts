/** Texts of the feature filter. */
export const featuresMessages = {
  /** Shown next to the filter and announced as it changes. */
  found: (count: number, all: number) =>
    count === all ? `${all} features` : `${count} of ${all} features`,
  none: (words: string) => `No feature mentions “${words}”`,
} as const;
