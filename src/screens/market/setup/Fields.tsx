import { use } from 'react';
import { Link } from '#components/Link/Link';
import { PictureField } from '#components/PictureField/PictureField';
import { Select } from '#components/Select/Select';
import { Switch } from '#components/Switch/Switch';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { pictureProblemText } from '#content/messages/dashboard/team';
import { categoryNames } from '#content/messages/market/marketplace';
import { fieldLabels, hiddenReasons, sellerMessages } from '#content/messages/market/seller';
import { hiddenReason } from '#domain/marketplace/checklist';
import { categories } from '#domain/marketplace/store';
import { paths } from '#domain/paths';
import { MOST_PICTURE_BYTES, pictureTypes } from '#domain/team/picture';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { box, stack } from '#theme/box';
import { SiteOriginContext } from '../../shell/site-origin';
import { fieldMark, useSetupView, useStoreField } from './setup-form';
import * as css from './Setup.css';

const options = categories.map((id) => ({ id, label: categoryNames[id] }));

export function AboutFields() {
  const { form, change } = useStoreField();
  return (
    <section className={stack({ gap: 'l', surface: 'panel' })} aria-label="About">
      <h2 className={box({ size: 'l', weight: 'strong' })}>About</h2>
      <TextRow field="name" isRequired description="Buyers see it first." />
      <SlugField />
      <TextRow field="tagline" description="One line for the marketplace." />
      <Select
        {...fieldMark('category')}
        label={fieldLabels.category}
        options={options}
        value={form.category}
        onChange={(category) => change({ category })}
      />
    </section>
  );
}

/** The last part of the URL of the store's page. It is checked when typing pauses. */
function SlugField() {
  const { form, errorOf, change } = useStoreField();
  const origin = use(SiteOriginContext);
  const slug = form.slug.trim().toLowerCase();
  const error = errorOf('slug');
  return (
    <div>
      <TextField
        {...fieldMark('slug')}
        label={fieldLabels.slug}
        description="The last part of the link to your store."
        errorMessage={error}
        isRequired
        autoComplete="off"
        spellCheck="false"
        value={form.slug}
        onChange={(text) => change({ slug: text })}
      />
      <div className={css.address}>
        {slug !== '' && !error && (
          <bdi
            className={box({ shrinks: true, color: 'text', breaks: true })}
          >{`${origin}${paths.store.href(slug)}`}</bdi>
        )}
        <p role="status">{error ? null : <SlugStatus slug={slug} />}</p>
      </div>
    </div>
  );
}

function SlugStatus({ slug }: { slug: string }) {
  const { store, checked } = StoreSetupContext.useSelector(({ context }) => context);
  const isChecking = StoreSetupContext.useSelector(({ value }) => value.address !== 'resting');
  if (isChecking) return sellerMessages.slugChecking;
  if (checked?.slug !== slug || slug === store?.slug) return null;
  if (checked.isFree === null) return sellerMessages.slugUnknown;
  return store
    ? `${sellerMessages.slugFree} ${sellerMessages.slugChanges}`
    : sellerMessages.slugFree;
}

const MEGABYTE = 1_048_576;

/** The logo of a store, cropped to a square. */
export function LogoField({ logoUrlOf }: { logoUrlOf: (path: string | null) => string | null }) {
  const setup = StoreSetupContext.useActorRef();
  const { form, logo, logoProblem, store } = StoreSetupContext.useSelector(
    ({ context }) => context,
  );
  const view = useSetupView();
  return (
    <section
      className={stack({ gap: 'l', surface: 'panel' })}
      aria-label="Logo"
      {...fieldMark('logoPath')}
    >
      <PictureField
        label="Logo"
        description={`PNG, JPEG, GIF, WebP, or AVIF, up to ${MOST_PICTURE_BYTES / MEGABYTE} MB. You can also drop a file here.`}
        src={logoUrlOf(form.logoPath)}
        chosen={logo}
        name={form.name.trim() || 'New store'}
        seed={store?.id ?? 'new'}
        shape="rounded"
        types={pictureTypes}
        onChoose={(choice) => setup.send({ type: 'choose logo', ...choice })}
        onRemove={() => setup.send({ type: 'remove logo' })}
        errorMessage={logoProblem ? pictureProblemText(logoProblem) : undefined}
        unreadableMessage={sellerMessages.logoUnreadable}
        animationMessage={sellerMessages.logoAnimation}
        isDisabled={view === 'saving' || view === 'created'}
      />
    </section>
  );
}

export interface TextRowProps {
  field: 'name' | 'tagline' | 'sellerName' | 'supportUrl';
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
