import { PageHeader } from '#components/PageHeader/PageHeader';
import { settingsMessages } from '#content/messages/dashboard/config';
import { panelNames, startName } from '#content/panels';
import { box } from '#theme/box';
import { type Section, START } from '../open-tabs';

export interface SettingsHeaderProps {
  /** The open section. It is null if the viewer may not open any tab. */
  section: Section | null;
}

/**
 * The title of the page: the name of the open tab, below "Bot Configuration" (product.md §9.1). Without a tab, "Bot
 * Configuration" is the title.
 */
export function SettingsHeader({ section }: SettingsHeaderProps) {
  return (
    <PageHeader
      back={
        section && (
          <h2 className={box({ size: 's', weight: 'medium' })}>{settingsMessages.title}</h2>
        )
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
