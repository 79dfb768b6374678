import type { Ref } from 'react';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { chooseMessageText, unreadableMessagesText } from '#content/messages/designer/embed-send';
import type { Imported } from '#domain/message/import';
import { box } from '#theme/box';
import { gistOf } from './gist';

export interface MessageChoiceProps {
  found: Imported;
  chosen: number;
  onChoose: (place: number) => void;
  ref?: Ref<HTMLDivElement>;
}

export function MessageChoice({ found, chosen, onChoose, ref }: MessageChoiceProps) {
  const { messages, unreadable } = found;
  const [first] = unreadable;
  return (
    <>
      <RadioGroup
        ref={ref}
        label={chooseMessageText(messages.length)}
        options={messages.map(({ message }, at) => ({ id: String(at), ...gistOf(message, at) }))}
        value={String(chosen)}
        onChange={(id) => onChoose(Number(id))}
      />
      {first && (
        <p role="alert" className={box({ size: 's', color: 'textMuted' })}>
          {unreadableMessagesText(unreadable.length, first.at, first.problem)}
        </p>
      )}
    </>
  );
}
