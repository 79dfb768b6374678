import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  accountErrors,
  accountProblems,
  weakPasswordText,
} from '#content/messages/session/account';
import {
  type AccountField,
  type AccountProblems,
  type NewAccount,
  readAccount,
} from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import {
  accountError,
  type AccountErrorKind,
  isSending,
} from '#machines/market/seller-account/view';
import { useTypedAccount } from './account-form';

/** Maps each error that is shown at a field to that field. Other errors are shown above the form. */
const fieldOfError: Partial<Record<AccountErrorKind, AccountField>> = {
  usernameTaken: 'username',
  usernameInvalid: 'username',
  addressTaken: 'email',
  addressRefused: 'email',
  weakPassword: 'password',
  samePassword: 'password',
};

export interface AccountFields {
  /** Shown above the form; null if there is none. */
  alert: string | null;
  isBusy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  propsOf: (field: AccountField) => {
    value: string;
    onChange: (value: string) => void;
    inputRef: RefObject<HTMLInputElement | null>;
    errorMessage: string | undefined;
    isReadOnly: boolean;
    isRequired: true;
  };
}

/**
 * Returns the fields of a form of the dialog. Problems are shown after the first submit, and then updated on each
 * change. The first invalid field takes the focus. If the server rejects a field, that field takes the focus.
 */
export function useAccountFields(
  fields: readonly AccountField[],
  {
    check,
    submit,
  }: {
    check: (typed: NewAccount, fields: readonly AccountField[]) => AccountProblems;
    /** Called with valid input. */
    submit: (read: NewAccount) => void;
  },
): AccountFields {
  const actor = SellerAccountContext.useActorRef();
  const error = SellerAccountContext.useSelector(accountError);
  const reasons = SellerAccountContext.useSelector(({ context }) => context.reasons);
  const isBusy = SellerAccountContext.useSelector(isSending);
  const { typed, type } = useTypedAccount();
  const [isChecked, setChecked] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const inputs = { username, email, password };

  const rejected = error === null ? null : (fieldOfError[error] ?? null);
  const rejectedInput = rejected && inputs[rejected];
  useEffect(() => rejectedInput?.current?.select(), [rejectedInput]);

  const errorText = error && textOf(error, reasons);
  const problems = isChecked ? check(typed, fields) : {};
  const problemText = (field: AccountField): string | undefined => {
    const problem = problems[field];
    return problem && accountProblems[field][problem];
  };
  return {
    alert: rejected === null ? errorText : null,
    isBusy,
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusy) return;
      setChecked(true);
      const wrong = check(typed, fields);
      const first = fields.find((field) => wrong[field]);
      if (first) inputs[first].current?.focus();
      else submit(readAccount(typed));
    },
    propsOf: (field) => ({
      value: typed[field],
      onChange: (value) => {
        type({ [field]: value });
        actor.send({ type: 'change' });
      },
      inputRef: inputs[field],
      errorMessage: (rejected === field ? errorText : null) ?? problemText(field),
      isReadOnly: isBusy,
      isRequired: true,
    }),
  };
}

function textOf(error: AccountErrorKind, reasons: Parameters<typeof weakPasswordText>[0]): string {
  return error === 'weakPassword' ? weakPasswordText(reasons) : accountErrors[error];
}
