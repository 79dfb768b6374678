import { use } from 'react';
import { Select } from '#components/Select/Select';
import { TextField } from '#components/TextField/TextField';
import { categoryNames } from '#content/messages/market/marketplace';
import { fieldLabels, sellerMessages } from '#content/messages/market/seller';
import { categories } from '#domain/marketplace/store';
import { paths } from '#domain/paths';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { box } from '#theme/box';
import { SiteOriginContext } from '../../shell/site-origin';
import { TextRow } from './Fields';
import { fieldMark } from './focus-field';
import * as css from './Setup.css';
import { useStoreField } from './use-store-field';

const options = categories.map((id) => ({ id, label: categoryNames[id] }));

/** The fields for the name, the address, the tagline and the category of a store. */
export function AboutFields() {
  const { form, change } = useStoreField();
  return (
    <section className={css.group} aria-label="About">
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
