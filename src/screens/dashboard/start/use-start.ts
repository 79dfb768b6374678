import { useEffect, useState } from 'react';
import {
  isNeverConfigured,
  isSentTo,
  isStartListed,
  type SentPlace,
  startItems,
  type StartMark,
  startsHere,
} from '#domain/bot-config/start-here';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { START } from '../settings/open-tabs';
import { type Who, useFormView } from '../settings/parts/use-saving';

/** The data that this browser stores about the checklist of the server. */
export interface StartStore {
  mark: StartMark | null;
  sent: readonly SentPlace[];
  setMark: (mark: StartMark) => void;
}

export interface Start {
  isOpen: boolean;
  isListed: boolean;
  isMessageSent: boolean;
}

interface Place {
  who: Who;
  resources: Pick<GuildResources, 'channels'>;
  /** null if there is no checklist: on a demo server, and in view-as mode. */
  store: StartStore | null;
  tab: string | undefined;
  focusKey: string | null;
}

/**
 * Decides whether the page shows the checklist (product.md §9.22). While the configuration loads, a URL without a tab
 * shows the checklist only if the checklist was open before.
 */
export function useStart({ who, resources, store, tab, focusKey }: Place): Start {
  const { server, editor } = who;
  const stored = ConfigEditContext.useSelector(({ context }) => context.base);
  const isRead = useFormView() === 'form';
  const isLoading = useFormView() === 'loading';
  const [wasShown, setWasShown] = useState(false);
  const mark = store?.mark ?? null;
  const isMessageSent = store !== null && isSentTo(server, store.sent, resources);
  const items = startItems({ stored, draft: stored, isMessageSent });
  const isWithoutTab = tab === undefined && focusKey === null && mark !== 'dismissed';
  // The checklist stays open until the viewer leaves it, even if the last step is completed in the meantime.
  const lands = isRead
    ? wasShown || startsHere(server, { mark, stored, items })
    : isLoading && mark === 'open';
  const isOpen = store !== null && (tab === START || (isWithoutTab && lands));
  const isShown = isOpen && isRead;
  const isFirst = isShown && mark === null && isNeverConfigured(stored);
  const setMark = store?.setMark;
  if (isShown && !wasShown) setWasShown(true);
  useEffect(() => {
    if (isFirst) setMark?.('open');
  }, [isFirst, setMark]);
  return {
    isOpen,
    isListed: store !== null && isRead && isStartListed({ server, editor }, mark, stored),
    isMessageSent,
  };
}
