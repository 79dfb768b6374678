import {
  type ChangeError,
  changeErrorKinds,
  type PictureError,
  pictureErrorKinds,
} from '#domain/team/failure';
import { checkMemberForm, memberChanges, type TeamMember } from '#domain/team/member';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { memberEditMachine } from './member-edit.machine';
import type { MemberAnswer, PictureAnswer, RemovalAnswer } from './member-edit.events';

export const server = { id: '300000000000000001', name: 'Deals' };

export const noor: TeamMember = {
  id: '1',
  name: 'Noor',
  nickname: null,
  discordId: '300000000000000011',
  customRole: 'editor',
  panelRole: 'support',
  profilePicture: 'https://pictures.example/noor.png',
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [{ serverId: server.id, serverName: server.name, allowedPanels: ['advanced'] }],
};

export const portrait = file('me.png', 'image/png');
export const letter = file('letter.pdf', 'application/pdf');
export const address = 'https://pictures.example/me.png';

export const stored: PictureAnswer = { ok: true, value: address };
export const saved: MemberAnswer = { ok: true, value: noor };
export const removed: RemovalAnswer = { ok: true, value: null };

/**
 * Returns a file whose JSON contains its name, so that the walk and the console can distinguish events with different
 * files.
 */
function file(name: string, type: string): File {
  return Object.defineProperty(new File([name], name, { type }), 'name', {
    value: name,
    enumerable: true,
  });
}

export function failedWith(kind: ChangeError['kind']): { ok: false; error: ChangeError } {
  return { ok: false, error: { kind } };
}

export function notStored(kind: PictureError['kind']): PictureAnswer {
  return { ok: false, error: { kind } };
}

/**
 * The machine with a no-op `dropPicture`. In the app, `dropPicture` deletes the uploaded picture of a discarded form.
 */
export const withoutStorage = memberEditMachine.provide({ actions: { dropPicture: () => {} } });

const changeFailures = changeErrorKinds.map(failedWith);
const saveAnswers = [saved, ...changeFailures];
const aboutTheForm = /^(add|edit|change|choose picture|remove picture|save)$/;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const memberEditFixtures = {
  input: { server },
  events: {
    add: [{ type: 'add' }],
    edit: [{ type: 'edit', member: noor }],
    change: [
      { type: 'change', fields: { name: 'Priya' } },
      { type: 'change', fields: { discordId: 'priya' } },
    ],
    'choose picture': [
      { type: 'choose picture', file: portrait, crop: null },
      { type: 'choose picture', file: letter, crop: null },
    ],
    'remove picture': [{ type: 'remove picture' }],
    save: [{ type: 'save' }],
    close: [{ type: 'close' }],
    remove: [
      { type: 'remove', member: noor, verdict: { allowed: true } },
      { type: 'remove', member: noor, verdict: { allowed: false, reason: 'cannotRemoveOwner' } },
      { type: 'remove', member: noor, verdict: { allowed: false, reason: 'notAllowed' } },
    ],
    'confirm removal': [{ type: 'confirm removal' }],
    'cancel removal': [{ type: 'cancel removal' }],
  },
  actors: {
    addMember: { outcomes: saveAnswers },
    updateMember: { outcomes: saveAnswers },
    removeMember: { outcomes: [removed, ...changeFailures] },
    // Closing the form cancels an upload.
    uploadPicture: {
      outcomes: [stored, ...pictureErrorKinds.map(notStored)],
      restarts: true,
    },
  },
  delays: {},
  serialize: ({ context: { member, form, picture, stored: isStored } }) => ({
    isNew: member === null,
    problems: Object.keys(checkMemberForm(form)),
    isChanged: member !== null && memberChanges(member, form).length > 0,
    picture: picture.kind,
    isStored: isStored !== null,
  }),
  // The form and a removal are almost independent. The walk therefore does not combine all of their states.
  skip: (snapshot, { type }) => {
    if (type === 'remove') return !snapshot.matches({ form: 'closed' });
    return !snapshot.matches({ removal: 'none' }) && aboutTheForm.test(type);
  },
} satisfies WalkOptions<typeof memberEditMachine>;
