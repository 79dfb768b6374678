import type { ComponentType, ReactNode } from 'react';

/** Provides machines to its children. */
export type Flow = ComponentType<{ children: ReactNode }>;

/**
 * The machines of the dialog, wired by the app or by a story. The two forms can be open at once, so each has its own
 * `member-edit`.
 */
export interface TeamFlows {
  /** `team-roster` and `permission-edit`, for all tabs. */
  Team: Flow;
  /** `member-edit` for a new member. */
  Addition: Flow;
  /** `member-edit` for an existing member. */
  Editing: Flow;
}
