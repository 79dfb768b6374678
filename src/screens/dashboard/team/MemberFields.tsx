import { useRef, type FocusEvent } from 'react';
import { TriangleAlert } from 'lucide-react';
import { ColorField } from '#components/ColorField/ColorField';
import { PictureField } from '#components/PictureField/PictureField';
import { Select } from '#components/Select/Select';
import { TextField } from '#components/TextField/TextField';
import { type ToggleChip, ToggleChips } from '#components/ToggleChips/ToggleChips';
import { accessNames } from '#content/messages/dashboard/editors';
import {
  hardToReadHereText,
  hardToReadThereText,
  memberFormMessages,
} from '#content/messages/dashboard/member-form';
import { pictureProblemText, teamMessages } from '#content/messages/dashboard/team';
import { panelNames } from '#content/panels';
import { assignablePanels, type Panel } from '#domain/permissions/panels';
import {
  accessOf,
  type AccessPreset,
  accessPresets,
  presetNames,
} from '#domain/team/access-preset';
import { memberWith } from '#domain/team/member';
import { MOST_PICTURE_BYTES, pictureTypes } from '#domain/team/picture';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { box, stack } from '#theme/box';
import type { FormErrorKind } from '#machines/dashboard/member-edit/member-edit.events';
import { hardSchemes, type Scheme } from '../../shell/readable-color';
import * as css from './MemberFields.css';
import { MemberIdentity, panelRoleOptions } from './MemberIdentity';
import { useMemberForm } from './use-member-form';
import { ErrorLine } from './ErrorLine';

const MEGABYTE = 1_048_576;

const nobody = {
  id: 'new',
  name: '',
  nickname: null,
  discordId: null,
  customRole: null,
  panelRole: 'support',
  profilePicture: null,
  nameColor: '',
  allowedPanels: [],
  permissions: [],
} as const;

const panelChips = assignablePanels.map((id) => ({ id, label: panelNames[id] }));
const presetChips = presetNames.map((id) => ({ id, label: accessNames[id] }));

export interface MemberFieldsProps {
  hasPanels?: boolean;
  /** The description of a locked panel says why. By default, these are all assignable panels. */
  panels?: readonly ToggleChip<Panel>[];
  /** What can be given with one press. The description names the panels, or says why it is locked. */
  presets?: readonly ToggleChip<AccessPreset>[];
  /** Whether the member is the platform owner, who needs no panel role (product.md §12.13). */
  isOwner?: boolean;
}

/** All fields of the form for a new or an existing member (product.md §12.13). */
export function MemberFields(props: MemberFieldsProps) {
  const id = MemberEditContext.useSelector(({ context }) => context.member?.id ?? 'new');
  return <Fields key={id} {...props} />;
}

function Fields(props: MemberFieldsProps) {
  const { hasPanels = false, panels = panelChips, presets = presetChips, isOwner = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const { form, change, isBusy, text } = useMemberForm(root);
  const name = <TextField label="Name" isRequired autoComplete="off" {...text('name')} />;
  const discordId = (
    <TextField
      label="Discord ID"
      description="In Discord, right-click the member and choose Copy User ID."
      autoComplete="off"
      {...text('discordId')}
    />
  );
  return (
    <div ref={root} className={stack({ gap: 'l', shrinks: true })}>
      {hasPanels && (
        <>
          <div className={css.columns}>
            {name}
            {discordId}
          </div>
          <ToggleChips
            label="Access"
            isLabelShown
            items={presets}
            selected={presetNames.filter((preset) => preset === accessOf(form.allowedPanels))}
            isDisabled={isBusy}
            onToggle={(preset) => change({ allowedPanels: accessPresets[preset] })}
          />
          <ToggleChips
            label="Panels they can open"
            isLabelShown
            items={panels}
            selected={form.allowedPanels}
            isDisabled={isBusy}
            onToggle={(panel) => change({ allowedPanels: toggled(form.allowedPanels, panel) })}
          />
          <h3 className={box({ weight: 'strong' })}>Profile</h3>
        </>
      )}
      <MemberPicture isDisabled={isBusy} />
      <div className={css.columns}>
        {!hasPanels && name}
        <TextField label="Nickname" autoComplete="off" {...text('nickname')} />
        {!hasPanels && discordId}
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
    </div>
  );
}

function toggled(panels: readonly Panel[], panel: Panel): readonly Panel[] {
  return panels.includes(panel) ? panels.filter((one) => one !== panel) : [...panels, panel];
}

interface NameColorFieldProps {
  value: string;
  onChange: (color: string) => void;
  onBlur: (event: FocusEvent) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

function NameColorField(props: NameColorFieldProps) {
  const hard = hardSchemes(props.value);
  return (
    <div className={stack({ gap: 'xs', shrinks: true })}>
      <ColorField label="Name color" {...props} />
      <div role="status">
        {hard.map((scheme) => (
          <Words key={scheme} scheme={scheme} isHardInBoth={hard.length > 1} />
        ))}
      </div>
    </div>
  );
}

function Words({ scheme, isHardInBoth }: { scheme: Scheme; isHardInBoth: boolean }) {
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <p className={`${css.warning} ${css.only[scheme]}`}>
        <TriangleAlert aria-hidden />
        <span>{hardToReadHereText(scheme)}</span>
      </p>
      {!isHardInBoth && (
        <p className={`${css.word} ${css.only[other]}`}>{hardToReadThereText(scheme)}</p>
      )}
    </>
  );
}

function MemberPicture({ isDisabled }: { isDisabled: boolean }) {
  const edit = MemberEditContext.useActorRef();
  const { member, form, picture, pictureProblem } = MemberEditContext.useSelector(
    ({ context }) => context,
  );
  const typed = memberWith(member ?? nobody, form);
  const name = typed.name || 'New member';
  return (
    <PictureField
      label="Picture"
      description={`PNG, JPEG, GIF, WebP, or AVIF, up to ${MOST_PICTURE_BYTES / MEGABYTE} MB. You can also drop a file here.`}
      src={picture.kind === 'kept' ? (member?.profilePicture ?? null) : null}
      chosen={picture.kind === 'chosen' ? picture : null}
      name={name}
      seed={typed.discordId ?? typed.id}
      types={pictureTypes}
      onChoose={(choice) => edit.send({ type: 'choose picture', ...choice })}
      onRemove={() => edit.send({ type: 'remove picture' })}
      errorMessage={pictureProblem ? pictureProblemText(pictureProblem) : undefined}
      unreadableMessage={memberFormMessages.picture.unreadable}
      animationMessage={memberFormMessages.picture.animation}
      isDisabled={isDisabled}
      preview={(small) => <MemberIdentity member={{ ...typed, name }} picture={small} />}
    />
  );
}

export function MemberFormError() {
  const kind = MemberEditContext.useSelector(({ value: { form } }): FormErrorKind | null =>
    typeof form === 'object' && 'failed' in form ? form.failed : null,
  );
  return kind ? <ErrorLine>{teamMessages.form[kind]}</ErrorLine> : null;
}
