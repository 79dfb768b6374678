import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import type { OpenTab } from '../open-tabs';
import { useFormFace } from './face';
import { LoadingGroups, SettingGroups } from './SettingGroups';
import { ForbiddenTab, Unavailable } from './Unavailable';

export interface SettingsBodyProps {
  /** null where this person may not open the tab. */
  tab: OpenTab | null;
  resources: GuildResources;
  markedKey: string | null;
}

/** The settings of the tab, or what stands in their place. */
export function SettingsBody({ tab, resources, markedKey }: SettingsBodyProps) {
  const edit = ConfigEditContext.useActorRef();
  const face = useFormFace();
  if (tab === null) return <ForbiddenTab />;
  if (face === 'loading') return <LoadingGroups tab={tab} />;
  if (face === 'form')
    return <SettingGroups tab={tab} resources={resources} markedKey={markedKey} />;
  return <Unavailable reason={face} onRetry={() => edit.send({ type: 'reload' })} />;
}
