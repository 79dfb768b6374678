import { useEffect } from 'react';
import { focusSetting } from './focus-setting';

export interface FollowsLinkProps {
  /** The setting that contains it; also the id of its element. */
  settingKey: string;
}

/**
 * Rendered inside a lazy control. If a link or a search has marked the setting, moves the focus to the control on
 * mount, unless the user has moved the focus elsewhere.
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
