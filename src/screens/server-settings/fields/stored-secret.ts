/** The data about a stored secret from the API: whether it is set, when, and by whom. */
export type StoredSecret =
  | { kind: 'loading' }
  | { kind: 'unreachable'; onRetry: () => void }
  | { kind: 'unset' }
  /** `setAt` is an ISO date in UTC. */
  | { kind: 'set'; setAt: string; setByName: string };
