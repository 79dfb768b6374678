import { expect, it } from 'vitest';
import { defaultDesign } from '#domain/marketplace/design';
import { formOfDesign } from '#domain/marketplace/design-form';
import type { StoreDraft } from '#domain/marketplace/store-draft';
import { enterWorld } from '../../../tests/setup/enter-world';
import { openDesignDraft, storeDesignDraft } from './design-drafts';
import { keepStoreDraft, openStoreDraft } from './store-setup';

const owner = { userId: 'mira', storeId: 'biz_1' };

it('an unsaved setup is kept for its seller and its store', async () => {
  enterWorld('owner');
  const draft: StoreDraft = {
    base: { name: 'Cards' },
    values: { name: 'Rare Cards' },
    isSlugEdited: false,
  };
  keepStoreDraft(owner, draft);
  expect(await openStoreDraft(owner)).toEqual(draft);
  for (const other of [{ userId: 'noor' }, { storeId: 'biz_2' }, { storeId: null }]) {
    expect(await openStoreDraft({ ...owner, ...other })).toBeNull();
  }
  keepStoreDraft(owner, null);
  expect(await openStoreDraft(owner)).toBeNull();
});

it('an unsaved design is kept for its seller and its store', async () => {
  enterWorld('owner');
  const form = formOfDesign(defaultDesign);
  const draft = { version: 1, base: form, form: { ...form, heroSubtitle: 'Ten leads a day' } };
  storeDesignDraft(owner, draft);
  expect(await openDesignDraft(owner)).toEqual(draft);
  for (const other of [{ userId: 'noor' }, { storeId: 'biz_2' }]) {
    expect(await openDesignDraft({ ...owner, ...other })).toBeNull();
  }
  storeDesignDraft(owner, null);
  expect(await openDesignDraft(owner)).toBeNull();
});
