import { unsavedMessages } from '#content/messages/shell/unsaved';
import { adminMessages } from '#content/messages/admin/admin';
import {
  configLoadMessages,
  configMessages,
  settingsMessages,
} from '#content/messages/dashboard/config';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { embedsMessages } from '#content/messages/designer/embeds';
import { numberErrorText, outOfBoundsText } from '#content/messages/shell/numbers';

const samples = {
  errors: [
    configLoadMessages.forbidden,
    configLoadMessages.unreachable,
    embedsMessages.webhookGone,
    adminMessages.addFailed,
  ],
  unknown: [configMessages.unanswered, embedSendMessages.unknownMessage],
  kept: [
    settingsMessages.draftKept,
    unsavedMessages.draftNotKept,
    embedSendMessages.loadHelp,
    settingsMessages.stale,
  ],
  fields: [
    embedSendMessages.malformedLink,
    numberErrorText({ kind: 'fraction', below: 1, above: 2 }),
    outOfBoundsText(0, 100),
  ],
} as const;

/** Texts of the product that follow one rule. */
export function Samples({ kind }: { kind: keyof typeof samples }) {
  return (
    <ul>
      {samples[kind].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
