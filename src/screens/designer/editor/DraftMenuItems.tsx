import { Braces, Code, Eraser, FileDown, FileInput, FileUp, Link2 } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem, MenuSection } from '#components/Menu/Menu';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { useAnnounce } from '../../shell/Announcer';
import { useSharedDialogs } from '../send/SendDialogs';
import { type DraftFiles, useExportFile } from './DraftFileInput';

export interface DraftMenuItemsProps {
  opening: MenuOpening;
  files: DraftFiles | null;
  onImportFile: () => void;
}

export function DraftMenuItems({ opening, files, onImportFile }: DraftMenuItemsProps) {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  const dialogs = useSharedDialogs();
  return (
    <Menu opening={opening} placement="bottom end">
      {dialogs && (
        <MenuSection aria-label="Message">
          <MenuItem icon={<Link2 />} onAction={() => dialogs.open('share')}>
            Share Embed
          </MenuItem>
          <MenuItem icon={<Braces />} onAction={() => dialogs.open('json')}>
            View JSON
          </MenuItem>
          <MenuItem icon={<Code />} onAction={() => dialogs.open('code')}>
            Export Code
          </MenuItem>
          <MenuItem icon={<FileInput />} onAction={() => dialogs.open('import')}>
            Import
          </MenuItem>
        </MenuSection>
      )}
      {files && (
        <MenuSection aria-label="Files">
          <MenuItem icon={<FileUp />} onAction={onImportFile}>
            Import file
          </MenuItem>
          <ExportFile files={files} />
        </MenuSection>
      )}
      <MenuSection aria-label="Draft">
        <MenuItem
          icon={<Eraser />}
          onAction={() => {
            draft.send({ type: 'clear' });
            announce(embedEditorMessages.said.cleared);
          }}
        >
          Clear
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}

function ExportFile({ files }: { files: DraftFiles }) {
  const save = useExportFile(files);
  return (
    <MenuItem icon={<FileDown />} onAction={save}>
      Export file
    </MenuItem>
  );
}
