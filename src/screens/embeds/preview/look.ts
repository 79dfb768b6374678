/** How the preview is looked at: as in Discord's settings, and on which device. */
export interface PreviewLook {
  theme: 'dark' | 'light';
  density: 'cozy' | 'compact';
  device: 'desktop' | 'phone';
}

/** What most people see. */
export const firstLook: PreviewLook = { theme: 'dark', density: 'cozy', device: 'desktop' };
