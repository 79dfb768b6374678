/** What is known of a secret that is kept: only whether it is, and since when. */
export type StoredSecret =
  | { kind: 'loading' }
  | { kind: 'unreachable'; onRetry: () => void }
  | { kind: 'unset' }
  /** `setAt` is an ISO date in UTC. */
  | { kind: 'set'; setAt: string; setByName: string };
