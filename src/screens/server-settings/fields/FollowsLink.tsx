import { useEffect } from 'react';
import { focusSetting } from './focus-setting';

export interface FollowsLinkProps {
  /** The id of the place it stands in: a setting's key. */
  settingKey: string;
}

/**
 * Stands beside what came late. Where an address or the search has led to its setting, which is marked then, the setting
 * takes the focus now, unless the reader has gone on elsewhere meanwhile.
 */
export function FollowsLink({ settingKey }: FollowsLinkProps) {
  useEffect(() => {
    const { activeElement, body } = document;
    const isMarked = document.getElementById(settingKey)?.hasAttribute('data-marked');
    const isFree = activeElement === body || activeElement?.closest('[role=search]');
    if (isMarked && isFree) focusSetting(settingKey);
  }, [settingKey]);
  return null;
}
