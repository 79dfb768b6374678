import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { designLabels, supportTexts } from '#content/messages/market/store-design';
import { supportTypes } from '#domain/marketplace/design';
import { useDesignEdit, useDesignField, useDesignProblem } from '../use-design';

const supportOptions = supportTypes.map((id) => ({ id, label: supportTexts[id] }));

export function TextFields() {
  const edit = useDesignEdit();
  const supportType = useDesignField('supportType');
  return (
    <>
      <div data-place="heroSubtitle">
        <TextArea
          label={designLabels.heroSubtitle}
          description="Below the name of the store. Leave it empty to show none."
          rows={2}
          value={useDesignField('heroSubtitle')}
          onChange={(heroSubtitle) => edit({ heroSubtitle }, 'heroSubtitle')}
          errorMessage={useDesignProblem('heroSubtitle')}
        />
      </div>
      <RadioGroup
        label={designLabels.supportType}
        options={supportOptions}
        value={supportType}
        onChange={(chosen) => edit({ supportType: chosen })}
      />
      {supportType === 'custom' && <SupportHours />}
    </>
  );
}

function SupportHours() {
  const edit = useDesignEdit();
  return (
    <div data-place="customSupportHours">
      <TextField
        label={designLabels.customSupportHours}
        value={useDesignField('customSupportHours')}
        onChange={(customSupportHours) => edit({ customSupportHours }, 'customSupportHours')}
        errorMessage={useDesignProblem('customSupportHours')}
      />
    </div>
  );
}
