import { createContext, type ReactNode } from 'react';

/** Renders where the email to an address can be read; null if it goes to a real inbox. Only demo mode has one. */
export const InboxContext = createContext<((email: string) => ReactNode) | null>(null);
