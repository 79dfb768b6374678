import { Ellipsis } from 'lucide-react';
import { use, useRef } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { lazyComponent } from '../lazy-component';
import { DraftFilesContext } from './draft-files';
import { DraftFileInput } from './DraftFileInput';
import { useEditorView } from './EditorView';

const loadItems = () => import('./DraftMenuItems');
const DraftMenuItems = lazyComponent(async () => (await loadItems()).DraftMenuItems);

/**
 * A menu with the less frequent actions on the whole message. The actions on files need a `DraftFilesContext`, and the
 * dialogs of the send panel need a `SendDialogsProvider`.
 */
export function DraftMenu() {
  const files = use(DraftFilesContext);
  const { focus } = useEditorView();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <LazyMenuTrigger
        onIntent={() => void loadItems().catch(() => null)}
        menu={(opening) => (
          <DraftMenuItems
            opening={opening}
            files={files}
            onImportFile={() => input.current?.click()}
          />
        )}
        frame={{ placement: 'bottom end', items: 7 }}
      >
        <IconButton
          label={embedEditorMessages.moreActions}
          icon={<Ellipsis />}
          size="compact"
          data-draft-menu
        />
      </LazyMenuTrigger>
      {files && (
        <DraftFileInput files={files} input={input} onDismiss={() => focus('[data-draft-menu]')} />
      )}
    </>
  );
}
