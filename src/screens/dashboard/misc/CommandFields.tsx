import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { Select } from '#components/Select/Select';
import { TextArea } from '#components/TextArea/TextArea';
import { commandMessages, inputTooLongText } from '#content/messages/dashboard/commands';
import { lengthOf } from '#domain/bot-config/problem';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { CommandDefinition } from '#domain/commands/definition';
import { defaultRoles } from '#domain/commands/roles';
import { type CommandValues, inputProblems, longestInput } from '#domain/commands/values';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { valuesOf } from '#machines/dashboard/command-form/command-form.setup';
import { box, stack } from '#theme/box';
import { guildOptions } from '../guild/guild-options';

export interface CommandFieldsProps {
  command: CommandDefinition;
  resources: GuildResources;
}

export function CommandFields({ command, resources }: CommandFieldsProps) {
  const form = CommandFormContext.useActorRef();
  const filled = CommandFormContext.useSelector(({ context }) => context.filled);
  const values = valuesOf({ filled, command });
  const problems = inputProblems(command, values);
  const fill = (changed: Partial<CommandValues>) => form.send({ type: 'fill', values: changed });
  const takesNothing = !command.hasTextInput && !command.hasRoleSelect && !command.hasOptions;
  if (takesNothing)
    return <p className={box({ color: 'textMuted' })}>{commandMessages.nothingToFill}</p>;
  return (
    <div className={stack({ gap: 'l' })}>
      {command.hasOptions && (
        <RadioGroup
          label="Option"
          orientation="horizontal"
          options={command.options.map((option) => ({ id: option, label: option }))}
          value={values.selectedOption}
          onChange={(selectedOption) => fill({ selectedOption })}
        />
      )}
      {command.hasRoleSelect && (
        <RoleSelect
          resources={resources}
          isMissing={problems.selectedRole === 'missing'}
          value={values.selectedRole}
          onChange={(selectedRole) => fill({ selectedRole })}
        />
      )}
      {command.hasTextInput && (
        <TextArea
          label="Command input"
          placeholder="Enter command parameters..."
          description={
            problems.textInput === 'missing'
              ? commandMessages.inputMissing
              : commandMessages.inputHelp
          }
          errorMessage={
            problems.textInput === 'tooLong'
              ? inputTooLongText(longestInput, lengthOf(values.textInput))
              : undefined
          }
          value={values.textInput}
          onChange={(textInput) => fill({ textInput })}
        />
      )}
    </div>
  );
}

interface RoleSelectProps {
  resources: GuildResources;
  isMissing: boolean;
  /** The id of the role, or its name if the ids are unknown. It is '' if no role is chosen. */
  value: string;
  onChange: (role: string) => void;
}

/** The roles of the guild, highest first, or the default roles if they are unknown (product.md §11.3). */
function RoleSelect({ resources, isMissing, value, onChange }: RoleSelectProps) {
  const own = guildOptions('role', resources);
  const isKnown = own.length > 0;
  const help = isKnown ? commandMessages.roleHelp : commandMessages.defaultRoleHelp;
  return (
    <Select
      label="Select Role"
      placeholder="Select a role"
      description={isMissing ? commandMessages.roleMissing : help}
      options={isKnown ? own : defaultRoles.map((name) => ({ id: name, label: name }))}
      value={value === '' ? null : value}
      onChange={onChange}
    />
  );
}
