import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  CommandReveal,
  CommandRevealView,
} from '#machines/site/command-reveal/command-reveal.machine';
import { useHydrated } from '../../../shell/use-hydrated';
import { useDocsTools } from '../docs-tools';

const shown: CommandRevealView = { isSkeleton: false, waiting: [] };

export interface CommandRevealing {
  view: CommandRevealView;
  /** Loads the machine. Call this function before a search. */
  prepare: () => void;
  changeList: (names: readonly string[]) => void;
}

/**
 * Returns which parts of a page's command list are visible, according to the machine `command-reveal`. A prerendered
 * page shows its list immediately. Skeletons are shown only after client-side navigation. The machine is loaded only
 * for skeletons or for a search. If it cannot be loaded, the list is shown without an animation.
 */
export function useCommandReveal(pageId: string, names: readonly string[]): CommandRevealing {
  const { isRevealInstant, rememberReveal } = useDocsTools();
  const isHydrated = useHydrated();
  // On the server and during hydration, the state of the browser must not be read.
  const [wasThere] = useState(() => !isHydrated || isRevealInstant(pageId));
  const [view, setView] = useState<CommandRevealView>(() =>
    wasThere ? shown : { isSkeleton: true, waiting: names },
  );
  const flow = useRef<Flow | null>(null);
  /** Read only once, because the list is then recorded as already shown. */
  const isInstant = useRef(true);

  const run = async (begun: Flow) => {
    const arrived = await import('#machines/site/command-reveal/command-reveal.machine').catch(
      () => null,
    );
    if (begun.isStopped) return;
    if (!arrived) {
      // The machine could not be loaded, so the list is shown immediately.
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

interface Flow {
  names: readonly string[];
  reveal: CommandReveal | null;
  isStopped: boolean;
}
