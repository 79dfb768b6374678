/** The height of every header. The toolbar of the settings has the same minimum height. */
export const barHeight = '3.75rem';
