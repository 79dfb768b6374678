/** Texts of the feature filter. */
export const featuresMessages = {
  /** The number of matches. It is shown beside the filter and announced when it changes. */
  found: (count: number, all: number) =>
    count === all ? `${all} features` : `${count} of ${all} features`,
  none: (words: string) => `No feature mentions “${words}”`,
} as const;
