import { createContext, type ReactNode } from 'react';

/**
 * Returns a button that opens the link in the last simulated email to the given address. Only demo mode provides this
 * function, because it simulates emails. Null if real emails are sent.
 */
export const InboxContext = createContext<((email: string) => ReactNode) | null>(null);
