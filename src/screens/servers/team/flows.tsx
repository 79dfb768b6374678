import type { ComponentType, ReactNode } from 'react';

export type Flow = ComponentType<{ children: ReactNode }>;

/**
 * The machines of the dialog, wired by the app or by a story. The two forms can be open at once, so each has its own
 * `member-edit`.
 */
export interface TeamFlows {
  /** `team-roster` and `permission-edit`, for all tabs. */
  Team: Flow;
  Addition: Flow;
  Editing: Flow;
}
