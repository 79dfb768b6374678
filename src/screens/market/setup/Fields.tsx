import { Link } from '#components/Link/Link';
import { Switch } from '#components/Switch/Switch';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { fieldLabels, hiddenReasons, sellerMessages } from '#content/messages/market/seller';
import { hiddenReason } from '#domain/marketplace/checklist';
import { paths } from '#domain/paths';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { box } from '#theme/box';
import { fieldMark } from './focus-field';
import { useStoreField } from './use-store-field';

export interface TextRowProps {
  field: 'name' | 'tagline' | 'supportUrl';
  description: string;
  placeholder?: string;
  type?: 'url';
  isRequired?: boolean;
}

/** A field with one line of text. It accepts any length, so that pasted text is never truncated. */
export function TextRow({ field, description, type, ...rest }: TextRowProps) {
  const { form, errorOf, change } = useStoreField();
  return (
    <TextField
      {...fieldMark(field)}
      {...rest}
      label={fieldLabels[field]}
      description={description}
      errorMessage={errorOf(field)}
      inputMode={type === 'url' ? 'url' : undefined}
      autoComplete="off"
      value={form[field]}
      onChange={(text) => change({ [field]: text })}
    />
  );
}

export function LongTextField({
  field,
  description,
}: {
  field: 'refundPolicy';
  description: string;
}) {
  const { form, errorOf, change } = useStoreField();
  return (
    <TextArea
      {...fieldMark(field)}
      rows={4}
      label={fieldLabels[field]}
      description={description}
      errorMessage={errorOf(field)}
      value={form[field]}
      onChange={(text) => change({ [field]: text })}
    />
  );
}

/** The switch that takes a store out of the marketplace. A store is published on its dashboard, where the checklist is. */
export function VisibilityField() {
  const { form, change } = useStoreField();
  const store = StoreSetupContext.useSelector(({ context }) => context.store);
  const reason = store && hiddenReason({ ...store, isVisible: true });
  if (store && !store.isVisible) {
    return (
      <p className={box({ size: 's', color: 'textMuted' })}>
        {hiddenReasons[reason ?? 'notVisible']}{' '}
        {!store.isHiddenBySite && (
          <Link href={paths.seller.href(store.id)}>{sellerMessages.publishOnDashboard}</Link>
        )}
      </p>
    );
  }
  return (
    <Switch
      {...fieldMark('isVisible')}
      label={fieldLabels.isVisible}
      description={
        reason
          ? hiddenReasons[reason]
          : 'Takes effect when you save. Without it, only you see the store.'
      }
      isSelected={form.isVisible}
      onChange={(isVisible) => change({ isVisible })}
    />
  );
}
