/** The data from the API about a stored secret: whether the secret is set, when it was set, and by whom. */
export type StoredSecret =
  | { kind: 'loading' }
  | { kind: 'unreachable'; onRetry: () => void }
  | { kind: 'unset' }
  /** `setAt` is an ISO date in UTC. */
  | { kind: 'set'; setAt: string; setByName: string };
