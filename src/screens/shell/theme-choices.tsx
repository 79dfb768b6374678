import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Theme } from '#domain/theme';

export const themeChoices = {
  system: { label: 'System', icon: <Monitor /> },
  dark: { label: 'Dark', icon: <Moon /> },
  light: { label: 'Light', icon: <Sun /> },
} satisfies Record<Theme, { label: string; icon: ReactNode }>;
