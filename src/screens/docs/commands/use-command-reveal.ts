import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  CommandReveal,
  CommandRevealView,
} from '#machines/command-reveal/command-reveal.start';
import { useHydrated } from '../../_shell/use-hydrated';
import { useDocsTools } from '../docs-tools';

const shown: CommandRevealView = { isSkeleton: false, waiting: [] };

export interface CommandRevealing {
  view: CommandRevealView;
  /** A search is likely to come: its flow is fetched. */
  prepare: () => void;
  /** What the search left in the list. */
  changeList: (names: readonly string[]) => void;
}

/**
 * How a page's list of commands comes into sight, by the machine `command-reveal`. A page that arrived as a whole shows
 * its list at once; the skeleton is for who comes from another page. The machine is fetched for a skeleton or a search,
 * and where it does not arrive the list simply stands there.
 */
export function useCommandReveal(pageId: string, names: readonly string[]): CommandRevealing {
  const { isRevealInstant, rememberReveal } = useDocsTools();
  const isHydrated = useHydrated();
  // On the server, and where its page is taken over, nothing may be asked of the browser.
  const [wasThere] = useState(() => !isHydrated || isRevealInstant(pageId));
  const [view, setView] = useState<CommandRevealView>(() =>
    wasThere ? shown : { isSkeleton: true, waiting: names },
  );
  const flow = useRef<Flow | null>(null);
  /** As it was on arrival: the list is remembered as seen from then on. */
  const isInstant = useRef(true);

  const run = async (begun: Flow) => {
    const arrived = await import('#machines/command-reveal/command-reveal.start').catch(() => null);
    if (begun.isStopped) return;
    if (!arrived) {
      // No reason to keep the list back.
      setView(shown);
      return;
    }
    const input = { names: begun.names, isInstant: isInstant.current, isShown: wasThere };
    begun.reveal = arrived.startCommandReveal(input, (next) => {
      setView(next);
      if (!next.isSkeleton && next.waiting.length === 0) rememberReveal(pageId);
    });
  };
  const start = () => {
    if (flow.current) return flow.current;
    const begun: Flow = { names, reveal: null, isStopped: false };
    flow.current = begun;
    void run(begun);
    return begun;
  };

  const arrive = useEffectEvent(() => {
    isInstant.current = isRevealInstant(pageId);
    if (wasThere) rememberReveal(pageId);
    else start();
  });
  useEffect(() => {
    arrive();
    return () => {
      if (!flow.current) return;
      flow.current.isStopped = true;
      flow.current.reveal?.stop();
      flow.current = null;
    };
  }, []);

  return {
    view,
    prepare: () => void start(),
    changeList: (left) => {
      const begun = start();
      begun.names = left;
      begun.reveal?.changeList(left);
    },
  };
}

/** A reveal, from the moment it is asked for. */
interface Flow {
  /** The list as it is by now. */
  names: readonly string[];
  reveal: CommandReveal | null;
  isStopped: boolean;
}
