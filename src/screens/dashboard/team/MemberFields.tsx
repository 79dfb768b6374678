import { useRef } from 'react';
import { Select } from '#components/Select/Select';
import { TextField } from '#components/TextField/TextField';
import { type ToggleChip, ToggleChips } from '#components/ToggleChips/ToggleChips';
import { panelNames } from '#content/panels';
import { assignablePanels, type Panel } from '#domain/permissions/panels';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import * as css from './MemberFields.css';
import { MemberPicture } from './MemberPicture';
import { NameColorField } from './NameColorField';
import { panelRoleOptions } from './panel-roles';
import { useMemberForm } from './use-member-form';

const panelChips = assignablePanels.map((id) => ({ id, label: panelNames[id] }));

export interface MemberFieldsProps {
  hasPanels?: boolean;
  /**
   * The panels to choose from. The description of a locked panel is the reason why it is locked. By default, these are
   * all assignable panels.
   */
  panels?: readonly ToggleChip<Panel>[];
  /** Whether the member is the platform owner, who needs no panel role (product.md §12.13). */
  isOwner?: boolean;
}

/** All fields of the form for a new or an existing member (product.md §12.13). */
export function MemberFields(props: MemberFieldsProps) {
  const id = MemberEditContext.useSelector(({ context }) => context.member?.id ?? 'new');
  return <Fields key={id} {...props} />;
}

function Fields({ hasPanels = false, panels = panelChips, isOwner = false }: MemberFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { form, change, isBusy, text } = useMemberForm(root);
  return (
    <div ref={root} className={css.fields}>
      <MemberPicture isDisabled={isBusy} />
      <div className={css.columns}>
        <TextField label="Name" isRequired autoComplete="off" {...text('name')} />
        <TextField label="Nickname" autoComplete="off" {...text('nickname')} />
        <TextField
          label="Discord ID"
          description="In Discord, right-click the member and choose Copy User ID."
          autoComplete="off"
          {...text('discordId')}
        />
        <TextField
          label="Role"
          description="Shown next to their name. It grants no access."
          autoComplete="off"
          {...text('role')}
        />
        {!isOwner && (
          <Select
            label="Panel role"
            options={panelRoleOptions}
            value={form.panelRole}
            isDisabled={isBusy}
            onChange={(panelRole) => change({ panelRole })}
          />
        )}
        <NameColorField {...text('nameColor')} />
      </div>
      {hasPanels && (
        <ToggleChips
          label="Panels they can open"
          isLabelShown
          items={panels}
          selected={form.allowedPanels}
          isDisabled={isBusy}
          onToggle={(panel) => change({ allowedPanels: toggled(form.allowedPanels, panel) })}
        />
      )}
    </div>
  );
}

function toggled(panels: readonly Panel[], panel: Panel): readonly Panel[] {
  return panels.includes(panel) ? panels.filter((one) => one !== panel) : [...panels, panel];
}
