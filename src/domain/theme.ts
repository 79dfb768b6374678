/** The color schemes a person can ask for. 'system' follows the device. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];
