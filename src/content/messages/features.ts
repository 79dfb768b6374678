/** What is said of the list of features while it is filtered. */
export const featuresMessages = {
  /** Beside the filter, read out as it changes. */
  found: (count: number, all: number) =>
    count === all ? `${all} features` : `${count} of ${all} features`,
  none: (words: string) => `No feature mentions “${words}”`,
} as const;
