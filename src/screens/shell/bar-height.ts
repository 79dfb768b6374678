/** The minimum height of the app's bar. The toolbar of the settings has the same minimum height. */
export const barHeight = '3.75rem';
