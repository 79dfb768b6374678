import { type ComponentType, createElement, useEffect, useState } from 'react';
import { lazyComponent } from '../../shell/lazy-component';

/** Modules that a dashboard does not need at first. They are loaded together. */
interface LaterParts<Parts> {
  /** Rejects if the code cannot be loaded, and loads it again in the next call. */
  load: () => Promise<Parts>;
  /** Loads the code because the user is about to need it. If it cannot be loaded, the part says so when it is needed. */
  want: () => void;
  /** Returns a component of the parts. After they are loaded, the component renders synchronously. */
  lazy: <Props extends object>(
    part: (loaded: Parts) => ComponentType<Props>,
  ) => ComponentType<Props>;
  /** Loads the parts. Returns true after they have been loaded or have failed to load. */
  useIsThere: () => boolean;
  /** Loads the parts. Returns null until they are loaded, or if loading has failed. */
  useParts: () => Parts | null;
}

function laterParts<Parts>(read: () => Promise<Parts>): LaterParts<Parts> {
  let parts: Parts | null = null;
  const load = async () => {
    parts = await read();
    return parts;
  };

  function useIsThere(): boolean {
    const [isThere, setIsThere] = useState(parts !== null);
    useEffect(() => {
      let isGone = false;
      const settle = () => {
        if (!isGone) setIsThere(true);
      };
      load().then(settle, settle);
      return () => {
        isGone = true;
      };
    }, []);
    return isThere;
  }

  return {
    load,
    want: () => void load().catch(() => null),
    lazy: <Props extends object>(part: (loaded: Parts) => ComponentType<Props>) => {
      const Awaited: ComponentType<Props> = lazyComponent(async () => part(await load()));
      return function LazyPart(props: Props) {
        const [Part] = useState(() => (parts ? part(parts) : Awaited));
        return createElement(Part, props);
      };
    },
    useIsThere,
    useParts: () => (useIsThere() ? parts : null),
  };
}

/** Dialogs, the history and the results of the search. */
export const rest = laterParts(() => import('./rest'));

/** The controls of the tabs for roles, channels and points. */
export const largeControls = laterParts(() => import('./fields/large-controls'));

/** The controls of the tab for messages. */
export const embedControls = laterParts(() => import('./fields/embed-controls'));

/** The tab for commands. */
export const commands = laterParts(() => import('../misc/MiscCommands'));

/** The menu of actions on the whole configuration. */
export const configMenu = laterParts(() => import('../proposal/ConfigMenuItems'));

/** The menus and the panels of an editor. */
export const editorMenus = laterParts(() => import('../editors/EditorMenus'));

/** The import of a configuration, and the way back in time. */
export const proposals = laterParts(() => import('../proposal/ProposalDialog'));

/** The differences between two times of the history. */
export const comparison = laterParts(() => import('../proposal/CompareDialog'));

/** What the bot cannot do with a role or a channel. */
export const botLimits = laterParts(() => import('../guild/limits'));

/** The number of the health check in the menu. */
export const health = laterParts(() => import('../health/HealthCount'));

/** Loads all parts. Rejects if one cannot be loaded. */
export async function loadRest(): Promise<void> {
  const parts = [
    rest,
    commands,
    largeControls,
    embedControls,
    configMenu,
    editorMenus,
    proposals,
    comparison,
    botLimits,
    health,
  ];
  await Promise.all(parts.map(({ load }) => load()));
}
