import { Undo2 } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import type { ConfigValue } from '#domain/bot-config/config';
import type { FieldKind, FieldRow, KindValues } from '#domain/bot-config/field';
import type { Field } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { parseValue } from '#domain/bot-config/parse';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { box } from '#theme/box';
import { type FollowedSetting, problemTextAt, type StoredSecret, ProblemLine } from './control';
import { controls } from './controls';
import { controlsPart, pressLabel, focusControl } from './focus-setting';
import * as css from './SettingField.css';

export interface SettingFieldProps {
  field: Field;
  /** The value in the draft. If its type is wrong, the default of the field is used. */
  value: ConfigValue;
  /** Called on each change, even with invalid values. */
  onChange: (value: ConfigValue) => void;
  resources: GuildResources;
  problem: ConfigProblem | null;
  isChanged: boolean;
  /** Whether a search or a link has just opened this setting. */
  isMarked: boolean;
  onRevert: () => void;
  /** The setting whose value this one uses until the user gives it a different value. */
  followed?: FollowedSetting | undefined;
  /** The data about the stored secret, if the setting is a secret. */
  secret?: StoredSecret | undefined;
}

/** The id of its element is the setting's key, for `#SuccessPoints` and `focusSetting('SuccessPoints')`. */
export function SettingField(props: SettingFieldProps) {
  const { field, problem, isChanged, isMarked, onRevert } = props;
  const drawing = controls[field.kind];
  if (drawing === null) return null;
  const { layout, width } = drawing;
  const isGroup = layout === 'group';
  const trouble = isGroup ? problemTextAt(problem, '') : undefined;
  const ids = {
    label: `${field.key}-label`,
    help: `${field.key}-help`,
    problem: `${field.key}-problem`,
  };
  const describers = trouble ? `${ids.help} ${ids.problem}` : ids.help;
  return (
    <div
      id={field.key}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? ids.label : undefined}
      aria-describedby={isGroup ? describers : undefined}
      data-marked={isMarked || undefined}
      className={css.setting({ layout })}
    >
      <div className={box({ shrinks: true })}>
        <div className={css.head}>
          <SettingLabel id={ids.label} field={field} isGroup={isGroup} />
          {isChanged && <UndoChange field={field} onRevert={onRevert} />}
        </div>
        <p id={ids.help} className={css.help}>
          {field.help}
        </p>
      </div>
      <div {...controlsPart} className={css.controls({ width, layout })}>
        <Control {...props} field={field} helpId={ids.help} />
        <ProblemLine id={ids.problem} text={trouble} />
      </div>
    </div>
  );
}

interface SettingLabelProps {
  id: string;
  field: Field;
  isGroup: boolean;
}

/** Screen readers read it before the help text, in the visual order. A click acts like one on a native label. */
function SettingLabel({ id, field, isGroup }: SettingLabelProps) {
  if (isGroup) {
    return (
      <span id={id} className={css.label}>
        {field.label}
      </span>
    );
  }
  return (
    <span role="presentation" className={css.label} onClick={() => pressLabel(field.key)}>
      {field.label}
    </span>
  );
}

interface ControlOfProps<Kind extends FieldKind> extends Omit<
  SettingFieldProps,
  'field' | 'onChange'
> {
  field: FieldRow<Kind>;
  onChange: (value: KindValues[Kind]) => void;
  helpId: string;
}

function Control<Kind extends FieldKind>(props: ControlOfProps<Kind>) {
  const { field, value, onChange, resources, problem, helpId, followed, secret } = props;
  const drawing = controls[field.kind];
  if (drawing === null) return null;
  return (
    <drawing.Control
      {...{ field, onChange, resources, problem, helpId, followed, secret }}
      value={parseValue(field, value)}
    />
  );
}

interface UndoChangeProps {
  field: { key: string; label: string };
  onRevert: () => void;
}

function UndoChange({ field, onRevert }: UndoChangeProps) {
  return (
    <span className={css.changed}>
      <Badge tone="accent" size="small">
        Changed
      </Badge>
      <Tooltip text="Undo change">
        <IconButton
          label={`Undo change to ${field.label}`}
          icon={<Undo2 />}
          size="compact"
          onClick={({ nativeEvent: press }) => {
            onRevert();
            // This button is unmounted after the press, so the focus moves to the control.
            if (!isTouch(press)) focusControl(field.key);
          }}
        />
      </Tooltip>
    </span>
  );
}

function isTouch(press: Event): boolean {
  return press instanceof PointerEvent && press.pointerType === 'touch';
}
