import { type ReactNode, useState } from 'react';
import { Ellipsis, History, PanelLeft } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { row } from '#theme/box';
import { IconButton } from '#components/IconButton/IconButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { settingsMessages } from '#content/messages/dashboard/config';
import { LazyDialog } from '#screens/shell/lazy-component';
import { historyList } from '#domain/bot-config/history-query';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import * as css from './Toolbar.css';
import { SaveButton, SaveStatus } from './SaveButton';
import { useFormView, useUnsaved, useViewedAs, type Who } from './use-saving';
import { configMenu, rest } from '../load-rest';
import type { SidebarProps } from './Sidebar';

export interface ToolbarProps {
  navigation: Omit<SidebarProps, 'isTitleShown'>;
  search: ReactNode;
  who: Who;
  /** Names for ids in an exported file. */
  resources: GuildResources;
  onSave: () => void;
  /** Stores a file of the viewer. */
  onDownload: (name: string, json: string) => void;
}

type ConfigMenuProps = Pick<ToolbarProps, 'who' | 'resources' | 'onDownload'>;

const statusId = 'settings-save-status';

/** The bar at the top of the settings. Its Save button is hidden while the bar of unsaved changes has a Save button. */
export function Toolbar({ navigation, search, onSave, ...file }: ToolbarProps) {
  const { who } = file;
  return (
    <div className={css.toolbar}>
      <div className={css.menu}>
        <SettingsMenu {...navigation} />
      </div>
      <div className={css.search}>{search}</div>
      <div className={row({ gap: 'l', flex: 'none', pushed: true })}>
        <SaveStatus id={statusId} who={who} />
        <div className={row({ gap: 's', align: 'stretch' })}>
          <ToolbarSave onSave={onSave} />
          <HistoryButton />
          <ConfigMenu {...file} />
        </div>
      </div>
    </div>
  );
}

/** While the bar of unsaved changes has a Save button, there is none here. The buttons after it do not move. */
function ToolbarSave({ onSave }: Pick<ToolbarProps, 'onSave'>) {
  const hasChanges = useUnsaved().changes.length > 0;
  return hasChanges ? null : <SaveButton describedBy={statusId} onSave={onSave} />;
}

const SettingsDrawer = rest.lazy(({ SettingsDrawer: part }) => part);

function SettingsMenu(props: ToolbarProps['navigation']) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Open settings menu"
        icon={<PanelLeft />}
        onPointerEnter={rest.want}
        onFocus={rest.want}
        onPress={() => setIsOpen(true)}
      />
      <LazyDialog isOpen={isOpen}>
        <SettingsDrawer {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </LazyDialog>
    </>
  );
}

/** The button is disabled unless the form is shown. On phones, only the icon is visible. */
function HistoryButton() {
  const history = ConfigHistoryContext.useActorRef();
  const undo = ConfigUndoContext.useActorRef();
  const isForm = useFormView() === 'form';
  return (
    <Button
      tone="plain"
      icon={<History />}
      isDisabled={!isForm}
      onPointerEnter={rest.want}
      onFocus={rest.want}
      onPress={() => {
        history.send({ type: 'ask', query: historyList.whole });
        undo.send({ type: 'history opened' });
      }}
    >
      <span className={css.historyLabel}>History</span>
    </Button>
  );
}

const ConfigMenuItems = configMenu.lazy(({ ConfigMenuItems: part }) => part);

/** Actions on the whole configuration. In view-as, nothing is read or changed. */
function ConfigMenu(props: ConfigMenuProps) {
  const isForm = useFormView() === 'form';
  const isViewedAs = useViewedAs() !== null;
  return (
    <LazyMenuTrigger
      onIntent={configMenu.want}
      menu={(opening) => <ConfigMenuItems {...props} opening={opening} />}
      frame={{ placement: 'bottom end', items: 3 }}
    >
      <IconButton
        tone="plain"
        label={settingsMessages.moreActions}
        icon={<Ellipsis />}
        isDisabled={!isForm || isViewedAs}
      />
    </LazyMenuTrigger>
  );
}
