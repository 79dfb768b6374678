import { teamMessages } from '#content/messages/team';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { ErrorLine } from './ErrorLine';

const kinds = [
  'missingName',
  'malformed',
  'pictureRefused',
  'notAllowed',
  'failed',
  'unreachable',
] as const;

/** Why a member's form was not saved, until something is changed; nothing otherwise. */
export function MemberFormError() {
  const kind = MemberEditContext.useSelector((state) =>
    kinds.find((one) => state.matches({ form: { refused: one } })),
  );
  return kind ? <ErrorLine>{teamMessages.form[kind]}</ErrorLine> : null;
}
