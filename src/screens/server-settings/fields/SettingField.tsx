import type { ConfigValue } from '#domain/bot-config/config';
import type { FieldKind, FieldRow, KindValues } from '#domain/bot-config/field';
import type { Field } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { parseValue } from '#domain/bot-config/parse';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { type FollowedSetting, problemTextAt } from './control';
import { controls } from './controls';
import { controlsPart, pressLabel } from './focus-setting';
import { ProblemLine } from './ProblemLine';
import * as css from './SettingField.css';
import type { StoredSecret } from './stored-secret';
import { UndoChange } from './UndoChange';

export interface SettingFieldProps {
  field: Field;
  /** The value in the draft; one of another shape than the field's kind is drawn as the field's default. */
  value: ConfigValue;
  /** Called with every change, also with a value that cannot be saved. */
  onChange: (value: ConfigValue) => void;
  resources: GuildResources;
  /** What `checkValue` says of the value. */
  problem: ConfigProblem | null;
  /** Whether the draft differs from what is stored. */
  isChanged: boolean;
  /** Whether a search or a link has just led here. */
  isMarked: boolean;
  onRevert: () => void;
  /** The setting whose value this one has until it is set apart. */
  followed?: FollowedSetting | undefined;
  /** Of a secret: what is known of the one that is kept. */
  secret?: StoredSecret | undefined;
}

/**
 * One setting: its label, its help, and the control for its kind, which is named by the label. Its element has the setting's key as
 * id, so `#SuccessPoints` and `focusSetting('SuccessPoints')` lead to it. The command log is not drawn here.
 */
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
      <div className={css.words}>
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

/**
 * The label as it is seen. A single control says it to screen readers itself, so there it is for the eye only, and a press on it
 * does what a press on any label does.
 */
function SettingLabel({ id, field, isGroup }: SettingLabelProps) {
  if (isGroup) {
    return (
      <span id={id} className={css.label}>
        {field.label}
      </span>
    );
  }
  return (
    <span aria-hidden className={css.label} onClick={() => pressLabel(field.key)}>
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

/** Where a setting of any kind meets the control of its own: the one place that knows both. */
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
