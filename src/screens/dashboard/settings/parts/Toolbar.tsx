import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { row } from '#theme/box';
import * as css from './Toolbar.css';
import { SaveButton, SaveStatus } from './SaveButton';
import { useUnsaved, type Who } from './use-saving';

export interface ToolbarProps {
  menu: ReactNode;
  search: ReactNode;
  history: ReactNode;
  who: Who;
  onSave: () => void;
}

const statusId = 'settings-save-status';

/** The bar at the top of the settings. Its Save button is hidden while the bar of unsaved changes has a Save button. */
export function Toolbar({ menu, search, history, who, onSave }: ToolbarProps) {
  return (
    <div className={css.toolbar}>
      <div className={css.menu}>{menu}</div>
      <div className={css.search}>{search}</div>
      <div className={row({ gap: 'l', flex: 'none', pushed: true })}>
        <SaveStatus id={statusId} who={who} />
        <div className={row({ gap: 's', align: 'stretch' })}>
          {history}
          <ToolbarSave onSave={onSave} />
        </div>
      </div>
    </div>
  );
}

/** The Save button. While the bar of unsaved changes has a Save button, an invisible placeholder keeps the space. */
function ToolbarSave({ onSave }: Pick<ToolbarProps, 'onSave'>) {
  const hasChanges = useUnsaved().changes.length > 0;
  if (hasChanges) {
    return (
      <span aria-hidden className={css.saveSpace}>
        <Button isDisabled>Save</Button>
      </span>
    );
  }
  return <SaveButton describedBy={statusId} onSave={onSave} />;
}
