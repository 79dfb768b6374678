import { Checkbox } from '#components/Checkbox/Checkbox';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import {
  fieldNames,
  membershipMessages,
  typeHelp,
  typeNames,
} from '#content/messages/market/memberships';
import { useFormField } from './use-form-field';

const types = (['subscription', 'one-time'] as const).map((id) => ({
  id,
  label: typeNames[id],
  description: typeHelp[id],
}));

/** The fields for the type, the name, the description and the visibility. */
export function BasicFields() {
  const type = useFormField('type');
  const name = useFormField('name');
  const description = useFormField('description');
  const isVisible = useFormField('isVisible');
  return (
    <>
      <RadioGroup
        label={fieldNames.type}
        options={types}
        value={type.value}
        isReadOnly={type.isReadOnly}
        onChange={type.onChange}
      />
      <TextField
        data-field="name"
        label={fieldNames.name}
        isRequired
        autoComplete="off"
        {...name}
      />
      <TextArea data-field="description" label={fieldNames.description} rows={3} {...description} />
      <Checkbox
        label={fieldNames.isVisible}
        description={membershipMessages.visibleHelp}
        isSelected={isVisible.value}
        isReadOnly={isVisible.isReadOnly}
        onChange={isVisible.onChange}
      />
    </>
  );
}
