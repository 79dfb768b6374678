import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Theme } from '#domain/theme';

/** How each color scheme is called and shown. */
export const themeChoices = {
  system: { label: 'System', icon: <Monitor /> },
  dark: { label: 'Dark', icon: <Moon /> },
  light: { label: 'Light', icon: <Sun /> },
} satisfies Record<Theme, { label: string; icon: ReactNode }>;
