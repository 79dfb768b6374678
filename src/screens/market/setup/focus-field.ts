import type { StoreField } from '#domain/marketplace/store-form';

/** Marks the root of a field, so that it can be focused. */
export const fieldMark = (field: StoreField) => ({ 'data-store-field': field });

/** Focuses the control of a field. */
export function focusField(field: StoreField): void {
  const control = document.querySelector<HTMLElement>(
    `[data-store-field="${field}"] :is(input, textarea, button):not(:disabled)`,
  );
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
