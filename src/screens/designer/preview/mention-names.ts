import { createContext } from 'react';
import type { MentionNode } from '#domain/markup/tree';

/**
 * Returns the name of a mentioned role, channel or user, without the leading `@` or `#`; null if the name is unknown.
 */
export type MentionName = (mention: MentionNode) => string | null;

/** The names for the mentions in a preview. Without a provider, the ids are shown. */
export const MentionNamesContext = createContext<MentionName>(() => null);
