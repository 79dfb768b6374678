import { cutTo } from '#domain/names';
import {
  COMPONENTS_V2,
  SUPPRESS_EMBEDS,
  SUPPRESS_NOTIFICATIONS,
  type AllowedMentions,
  type KeptPart,
  type KeptParts,
} from '#domain/message/kept-parts';

/** Texts about the parts of a message that the form cannot edit. */
export const keptPartMessages = {
  title: 'Kept from the imported message',
  help: 'The form does not show these parts. They are sent, shared, and saved with the message.',
  leftOutTitle: 'Left out of the imported message',
  removed: (part: KeptPart) => `${keptPartNames[part]} removed`,
  notDrawn: 'This preview does not show components or polls. They are sent with the message.',
} as const;

export const keptPartNames: Record<KeptPart, string> = {
  allowed_mentions: 'Allowed mentions',
  flags: 'Flags',
  tts: 'Text to speech',
  poll: 'Poll',
  components: 'Components',
  applied_tags: 'Forum tags',
  attachments: 'Files',
};

/** Returns a one-line summary of a part, or '' if the part is not set. */
export function keptPartText(parts: KeptParts, part: KeptPart): string {
  switch (part) {
    case 'allowed_mentions':
      return parts.allowed_mentions ? mentionsText(parts.allowed_mentions) : '';
    case 'flags':
      return flagsText(parts.flags ?? 0);
    case 'tts':
      return parts.tts ? 'Read aloud in the channel' : '';
    case 'poll':
      return parts.poll ? shortened(parts.poll.question.text) : '';
    case 'components':
      return counted(parts.components?.length ?? 0, 'component');
    case 'applied_tags':
      return counted(parts.applied_tags?.length ?? 0, 'tag');
    case 'attachments':
      return filesText(parts.attachments?.map(({ filename }) => filename) ?? []);
  }
}

function mentionsText({ parse = [], roles = [], users = [] }: AllowedMentions): string {
  const kinds = { roles: 'all roles', users: 'all members', everyone: '@everyone and @here' };
  const named = [
    ...parse.map((kind) => kinds[kind]),
    ...(roles.length > 0 ? [counted(roles.length, 'role')] : []),
    ...(users.length > 0 ? [counted(users.length, 'member')] : []),
  ];
  return named.length === 0 ? 'Pings no one' : `Pings only ${named.join(', ')}`;
}

function flagsText(flags: number): string {
  return [
    ...((flags & SUPPRESS_EMBEDS) !== 0 ? ['Hides link previews'] : []),
    ...((flags & SUPPRESS_NOTIFICATIONS) !== 0 ? ['Sends no notification'] : []),
    ...((flags & COMPONENTS_V2) !== 0 ? ['Uses Components V2'] : []),
  ].join(', ');
}

function filesText(names: readonly string[]): string {
  return names.length === 0
    ? ''
    : `${shortened(names.join(', '))}. They stay on the sent message; a new message will not include them.`;
}

function counted(count: number, name: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}

const LONGEST = 120;

function shortened(text: string): string {
  const start = cutTo(text, LONGEST);
  return start === text ? text : `${start}…`;
}
