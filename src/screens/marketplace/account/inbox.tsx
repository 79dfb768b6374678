import { createContext, type ReactNode } from 'react';

/** Returns a replacement for the inbox of an email address in demo mode; null if emails are sent to real inboxes. */
export const InboxContext = createContext<((email: string) => ReactNode) | null>(null);
