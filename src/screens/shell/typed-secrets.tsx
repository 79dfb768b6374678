import { createContext, use, useState, useSyncExternalStore } from 'react';

/** Secrets that are typed and not saved, by form. They are in memory only, as long as the page that created this. */
export interface TypedSecrets {
  read: (form: string) => string;
  type: (form: string, text: string) => void;
  hasAny: () => boolean;
  forget: () => void;
  watch: (onChange: () => void) => () => void;
}

function createTypedSecrets(): TypedSecrets {
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    read: (form) => texts.get(form) ?? '',
    type: (form, text) => {
      if (text === '') texts.delete(form);
      else texts.set(form, text);
      notify();
    },
    hasAny: () => texts.size > 0,
    forget: () => {
      texts.clear();
      notify();
    },
    watch: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Null on a page that keeps no secrets. */
export const TypedSecretsContext = createContext<TypedSecrets | null>(null);

/** Returns the value of `TypedSecretsContext` for a page. */
export function usePageSecrets(): TypedSecrets {
  return useState(createTypedSecrets)[0];
}

/**
 * Like `useState('')`, for the secret of a form: the text outlives the form, and the page asks before it is lost.
 *
 * @throws if the page keeps no secrets.
 */
export function useTypedSecret(form: string): [string, (text: string) => void] {
  const secrets = use(TypedSecretsContext);
  if (!secrets) throw new Error(`No page keeps the secret of "${form}"`);
  const text = useSyncExternalStore(secrets.watch, () => secrets.read(form));
  return [text, (next) => secrets.type(form, next)];
}

const watchNothing = () => () => undefined;

/** Returns whether a secret is typed that is lost when the page closes. */
export function useHasTypedSecrets(): boolean {
  const secrets = use(TypedSecretsContext);
  return useSyncExternalStore(secrets?.watch ?? watchNothing, () => secrets?.hasAny() ?? false);
}
