import type { ComponentType, ReactNode } from 'react';

/** Puts flows around what draws them. */
export type Flow = ComponentType<{ children: ReactNode }>;

/**
 * The flows that the parts of the dialog draw, as the app wires them or a story pictures them. Two forms can be open at
 * once, each in its tab, so that each has a flow of its own.
 */
export interface TeamFlows {
  /** `team-roster` and `permission-edit`, around all tabs. */
  Team: Flow;
  /** `member-edit`, for somebody new. */
  Addition: Flow;
  /** `member-edit`, for those who are there. */
  Editing: Flow;
}
