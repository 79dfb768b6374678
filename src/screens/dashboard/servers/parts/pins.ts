/** The servers that the viewer has pinned in this browser, and a function that changes them. */
export interface Pins {
  /** Ids, the oldest pin first. */
  pinned: readonly string[];
  /** Pins a server, or unpins it. */
  toggle: (serverId: string) => void;
}
