import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { settingsMessages } from '#content/messages/dashboard/config';
import { panelNames } from '#content/panels';
import type { ConfigValue } from '#domain/bot-config/config';
import { fields } from '#domain/bot-config/fields';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { panels } from '#domain/permissions/panels';
import { box, stack } from '#theme/box';
import * as css from './DashboardPicture.css';
import { SettingField } from './fields/SettingField';
import { panelIcons } from './parts/panel-icons';
import * as fieldCss from './fields/SettingField.css';
import * as sidebarCss from './parts/Sidebar.css';

const TAB = 'points';
const SERVER = 'Flip Vault';

/** The values in the picture. Settings that are not listed here have their default values. */
const values: Readonly<Record<string, ConfigValue>> = {
  successPointEnabled: true,
  SuccessPoints: 10,
  successPointsWhenDisabled: 0,
  SuccessTwitterPoints: 5,
  SuccessWhopPoints: 5,
};

const shown = fields.filter(({ tab }) => tab === TAB);
const group = shown[0]?.group ?? '';

/**
 * The Points tab of a dashboard as a static picture, with the components, names and texts of the dashboard. Rendered
 * once, into a static page. The caller hides it from assistive technology and makes it inert.
 */
export function DashboardPicture() {
  return (
    <div className={css.dashboard}>
      <div className={css.side}>
        <div className={sidebarCss.server}>
          <Avatar name={SERVER} size={40} shape="rounded" />
          <div className={stack({ gap: 'xs', shrinks: true })}>
            <p className={sidebarCss.serverName}>{SERVER}</p>
            <p>
              <Badge size="small" tone="accent">
                Owner
              </Badge>
            </p>
          </div>
        </div>
        <ul className={sidebarCss.tabs}>
          {panels.map((panel) => (
            <li key={panel}>
              <span aria-current={panel === TAB ? 'page' : undefined} className={sidebarCss.tab}>
                {panelIcons[panel]}
                {panelNames[panel]}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.main}>
        <div>
          <p className={box({ size: 's', weight: 'medium' })}>{settingsMessages.title}</p>
          <p className={box({ size: 'xxl', weight: 'strong', letterSpacing: '-0.02em' })}>
            {panelNames[TAB]}
          </p>
        </div>
        <div className={stack({ gap: 'm' })}>
          <p
            className={box({
              outline: 'none',
              size: 'l',
              weight: 'strong',
              letterSpacing: '-0.01em',
            })}
          >
            {group}
          </p>
          <div className={box({ surface: 'card' })}>
            {shown
              .filter((field) => field.group === group)
              .map((field) => (
                <div key={field.key} className={fieldCss.groupRow}>
                  <SettingField
                    field={field}
                    value={values[field.key] ?? field.default}
                    onChange={() => {}}
                    resources={noGuildResources}
                    problem={null}
                    isChanged={false}
                    isMarked={false}
                    onRevert={() => {}}
                  />
                </div>
              ))}
          </div>
        </div>
      </div>
    </div>
  );
}
