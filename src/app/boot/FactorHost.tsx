import { lazy } from 'react';

const FactorRequest = lazy(async () => ({
  default: (await import('../FactorRequest')).FactorRequest,
}));

/**
 * The dialog for a code, when a call of the backend needs one (product.md §6.18). This file has no other imports, so that
 * the names of the dialog's files are not part of every page.
 */
export default function FactorHost() {
  return <FactorRequest />;
}
