import { History } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { loadRest } from '../settings/load-rest';
import { useFormView } from '../settings/parts/view';
import * as css from './HistoryButton.css';

/**
 * A button that opens the history. It is disabled unless the form with the settings is shown. On phones, only the icon
 * is visible.
 */
export function HistoryButton() {
  const history = ConfigHistoryContext.useActorRef();
  const undo = ConfigUndoContext.useActorRef();
  const isForm = useFormView() === 'form';
  return (
    <Button
      tone="plain"
      icon={<History />}
      isDisabled={!isForm}
      onPointerEnter={() => void loadRest().catch(() => null)}
      onFocus={() => void loadRest().catch(() => null)}
      onPress={() => {
        history.send({ type: 'ask', query: { key: null } });
        undo.send({ type: 'history opened' });
      }}
    >
      <span className={css.label}>History</span>
    </Button>
  );
}
