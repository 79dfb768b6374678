export interface PreviewLook {
  theme: 'dark' | 'light';
  density: 'cozy' | 'compact';
  device: 'desktop' | 'phone';
}

export const firstLook: PreviewLook = { theme: 'dark', density: 'cozy', device: 'desktop' };
