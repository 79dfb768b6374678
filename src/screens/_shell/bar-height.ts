/** The minimum height of the bar of the app, also that of the toolbar of the settings. */
export const barHeight = '3.75rem';
