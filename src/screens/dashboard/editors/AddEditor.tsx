import { UserPlus } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Button } from '#components/Button/Button';
import { editorMessages, notYoursText } from '#content/messages/dashboard/editors';
import { panelNames } from '#content/panels';
import { whyNotHandOut } from '#domain/permissions/hand-out';
import { assignablePanels } from '#domain/permissions/panels';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { box, row, stack } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import { MemberFields } from '../team/MemberFields';
import { MemberFormError } from '../team/MemberFormError';
import type { Who } from '../settings/parts/use-saving';
import { isFormBusy } from '../team/member-form';
import * as css from './AddEditor.css';

export interface AddEditorProps {
  who: Who;
  onCancel: () => void;
  /** Receives the focus when the form is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

/** The form for a new editor (product.md §12.13). Takes the focus on mount. */
export function AddEditor({ who, onCancel, fallback }: AddEditorProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const edit = MemberEditContext.useActorRef();
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const panels = usePanelChoice(who);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="file"], [readonly])')?.focus();
  }, []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) edit.send({ type: 'save' });
  };
  return (
    <section aria-labelledby={titleId} className={css.card}>
      <KeepFocus fallback={fallback} />
      <div>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          Add Editor
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>{editorMessages.addHelp}</p>
      </div>
      <form
        ref={form}
        noValidate
        aria-labelledby={titleId}
        className={stack({ gap: 'l' })}
        onSubmit={onSubmit}
      >
        <AriaNavigation>
          <MemberFields hasPanels panels={panels} />
        </AriaNavigation>
        <div className={row({ gap: 's', justify: 'end', wraps: true })}>
          <div className={css.error}>
            <MemberFormError />
          </div>
          <Button tone="plain" onPress={onCancel}>
            Cancel
          </Button>
          <Button type="submit" icon={<UserPlus />} isPending={isBusy} pendingLabel="Adding...">
            Add Editor
          </Button>
        </div>
      </form>
    </section>
  );
}

/**
 * Returns the panels to choose from. If the viewer may not give a panel to members, the panel can be deselected but not
 * selected.
 */
function usePanelChoice({ server, editor }: Who) {
  const { panelRole, allowedPanels } = MemberEditContext.useSelector(({ context }) => context.form);
  return assignablePanels.map((panel) => {
    const handing = { server, editor, memberPanelRole: panelRole, panels: [panel] };
    const obstacle = whyNotHandOut(handing);
    return {
      id: panel,
      label: panelNames[panel],
      ...(obstacle && {
        isDisabled: !allowedPanels.includes(panel),
        description: notYoursText(obstacle, server.name),
      }),
    };
  });
}
