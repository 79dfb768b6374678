import { useEffect } from 'react';
import { focusSetting } from './focus-setting';

export interface FollowsLinkProps {
  /** The key of the setting that contains this component. It is also the id of the setting's element. */
  settingKey: string;
}

/**
 * Moves the focus to a lazy control on mount, if a link or a search has marked the setting. Does nothing if the user
 * has moved the focus elsewhere. It must be rendered inside the lazy control.
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
