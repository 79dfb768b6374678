import { createContext, type ReactNode } from 'react';

/**
 * For demo mode, which sends no emails: returns a button that opens the link in the last email to the given address.
 * Null if emails are sent.
 */
export const InboxContext = createContext<((email: string) => ReactNode) | null>(null);
