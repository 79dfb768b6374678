import { PictureField } from '#components/PictureField/PictureField';
import { memberFormMessages } from '#content/messages/dashboard/member-form';
import { pictureProblemText } from '#content/messages/dashboard/team';
import { memberWith } from '#domain/team/member';
import { MOST_PICTURE_BYTES, pictureTypes } from '#domain/team/picture';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { MemberIdentity } from './MemberIdentity';

const MEGABYTE = 1_048_576;

const nobody = {
  id: 'new',
  name: '',
  nickname: null,
  discordId: null,
  customRole: null,
  panelRole: 'support',
  profilePicture: null,
  nameColor: '',
  allowedPanels: [],
  permissions: [],
} as const;

export function MemberPicture({ isDisabled }: { isDisabled: boolean }) {
  const edit = MemberEditContext.useActorRef();
  const { member, form, picture, pictureProblem } = MemberEditContext.useSelector(
    ({ context }) => context,
  );
  const typed = memberWith(member ?? nobody, form);
  const name = typed.name || 'New member';
  return (
    <PictureField
      label="Picture"
      description={`PNG, JPEG, GIF, WebP, or AVIF, up to ${MOST_PICTURE_BYTES / MEGABYTE} MB. You can also drop a file here.`}
      src={picture.kind === 'kept' ? (member?.profilePicture ?? null) : null}
      chosen={picture.kind === 'chosen' ? picture : null}
      name={name}
      seed={typed.discordId ?? typed.id}
      types={pictureTypes}
      onChoose={(choice) => edit.send({ type: 'choose picture', ...choice })}
      onRemove={() => edit.send({ type: 'remove picture' })}
      errorMessage={pictureProblem ? pictureProblemText(pictureProblem) : undefined}
      unreadableMessage={memberFormMessages.picture.unreadable}
      animationMessage={memberFormMessages.picture.animation}
      isDisabled={isDisabled}
      preview={(small) => <MemberIdentity member={{ ...typed, name }} picture={small} />}
    />
  );
}
