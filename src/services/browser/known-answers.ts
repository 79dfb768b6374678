/** More than a person opens in a row. The oldest answers are dropped. */
const MOST = 40;

/**
 * Returns a store of what this page has read for one person. It is in memory only, so that a reload and another tab know
 * nothing.
 */
export function createKnownAnswers() {
  const answers = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let person: string | null | undefined;
  let changesOfPerson = 0;
  let refreshes = 0;
  const countRefresh = (change: 1 | -1) => {
    refreshes += change;
    for (const notify of listeners) notify();
  };
  return {
    recall: (key: string) => answers.get(key),
    /**
     * Returns a function that keeps the answer to a request of this person. It does nothing once another person uses the
     * page, because an answer can arrive after that.
     */
    keeper: () => {
      const begun = changesOfPerson;
      return (key: string, value: unknown) => {
        if (begun !== changesOfPerson) return;
        answers.delete(key);
        answers.set(key, value);
        for (const oldest of [...answers.keys()].slice(0, -MOST)) answers.delete(oldest);
      };
    },
    forget: (key: string) => void answers.delete(key),
    forgetAll: () => answers.clear(),
    /** Forgets what a change may have made wrong: all but the answers of the machines with the given ids. */
    forgetAllBut: (machineIds: readonly string[]) => {
      for (const key of answers.keys()) {
        if (!machineIds.some((id) => key.startsWith(`${id} `))) answers.delete(key);
      }
    },
    /** Sets the user id of the session, or null without one. If it changes, all answers are forgotten. */
    belongTo: (userId: string | null) => {
      if (person !== undefined && person !== userId) {
        answers.clear();
        // What was read without a session is public.
        if (person !== null) changesOfPerson += 1;
      }
      person = userId;
    },
    beginRefresh: () => {
      countRefresh(1);
      return () => countRefresh(-1);
    },
    isRefreshing: () => refreshes > 0,
    watchRefreshes: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

export const knownAnswers = createKnownAnswers();
