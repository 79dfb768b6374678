import { panelNames } from '#content/panels';
import type { Panel } from '#domain/permissions/panels';
import { useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import { changedHereText } from '#content/messages/dashboard/config';
import { changesBetween } from '#domain/bot-config/changes';
import { fieldOf } from '#domain/bot-config/fields';
import { paths } from '#domain/paths';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { panelIcons } from './panel-icons';
import { PlaceLink } from './PlaceLink';
import * as css from './Sidebar.css';

export interface TabLinkProps {
  tab: Panel;
  serverId: string;
  isCurrent: boolean;
  onOpen: (tab: Panel) => void;
}

/** A link to a tab. It is an anchor, so that the tab can also be opened in a new window. */
export function TabLink({ tab, serverId, isCurrent, onOpen }: TabLinkProps) {
  const countId = useId();
  const unsaved = ConfigEditContext.useSelector(
    ({ context: { base, draft } }) =>
      changesBetween(base, draft).filter(({ key }) => fieldOf(key).tab === tab).length,
  );
  return (
    <>
      <PlaceLink
        href={paths.dashboard.href(serverId, tab)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={unsaved > 0 ? countId : undefined}
        className={css.tab}
        onOpen={() => onOpen(tab)}
      >
        {panelIcons[tab]}
        {panelNames[tab]}
        {unsaved > 0 && (
          <span aria-hidden className={css.count}>
            <Badge size="small" tone="accent">
              {unsaved}
            </Badge>
          </span>
        )}
      </PlaceLink>
      <span hidden id={countId}>
        {changedHereText(unsaved)}
      </span>
    </>
  );
}
