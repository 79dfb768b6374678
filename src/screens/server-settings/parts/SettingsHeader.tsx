import { ChevronRight } from 'lucide-react';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { settingsMessages } from '#content/messages/config';
import { panelNames, startName } from '#content/panels';
import type { Server } from '#domain/servers/server';
import { type Section, START } from '../open-tabs';
import * as css from './SettingsHeader.css';

export interface SettingsHeaderProps {
  server: Pick<Server, 'name'>;
  /** The open section. It is null if the viewer may not open any tab. */
  section: Section | null;
}

/**
 * The title of the page: the name of the open tab, below the server and "Bot Configuration" (product.md §9.1). Without
 * a tab, "Bot Configuration" is the title.
 */
export function SettingsHeader({ server, section }: SettingsHeaderProps) {
  return (
    <PageHeader
      back={
        <div className={css.trail}>
          <p className={css.server}>{server.name}</p>
          {section && (
            <>
              <ChevronRight aria-hidden className={css.icon} />
              <h2 className={css.product}>{settingsMessages.title}</h2>
            </>
          )}
        </div>
      }
      title={section ? sectionName(section) : settingsMessages.title}
      subtitle={settingsMessages.subtitle}
    />
  );
}

/** Returns the name of a section, as it is shown in the sidebar. */
export function sectionName(section: Section): string {
  return section === START ? startName : panelNames[section];
}
