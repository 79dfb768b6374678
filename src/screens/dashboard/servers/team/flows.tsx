import type { ComponentType, ReactNode } from 'react';

export type Flow = ComponentType<{ children: ReactNode }>;

/**
 * The machines of the dialog, wired by the app or by a story. `Addition` and `Editing` each have a `member-edit`
 * machine, because both forms can be open at the same time.
 */
export interface TeamFlows {
  /** Provides `team-roster` and `permission-edit` for all tabs. */
  Team: Flow;
  Addition: Flow;
  Editing: Flow;
}
