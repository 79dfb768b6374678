import { type ReactNode, useState } from 'react';
import { ColorField } from '#components/ColorField/ColorField';
import { TextField } from '#components/TextField/TextField';
import { settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { box, stack } from '#theme/box';
import { type ControlProps, wordsOf } from './control';
import * as css from './large-controls.css';
import {
  DescriptionEmbedControl,
  TicketEmbedControl,
  WelcomeEmbedControl,
} from './MessageControls';
import { webAddress } from './text-controls';

export type EmbedKind = 'color' | 'image' | 'ticketEmbed' | 'welcomeEmbed' | 'descriptionEmbed';

export const embedControls: {
  readonly [Kind in EmbedKind]: (props: ControlProps<Kind>) => ReactNode;
} = {
  color: ColorControl,
  image: ImageControl,
  ticketEmbed: TicketEmbedControl,
  welcomeEmbed: WelcomeEmbedControl,
  descriptionEmbed: DescriptionEmbedControl,
};

function ColorControl(props: ControlProps<'color'>) {
  return <ColorField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
}

/** The preview updates after a paste and on blur, so that no incomplete URL is requested. */
function ImageControl(props: ControlProps<'image'>) {
  const { value, onChange, field, problem } = props;
  const [typing, setTyping] = useState<{ shown: string } | null>(null);
  const address = problem === null ? webAddress(typing?.shown ?? value) : null;

  function change(next: string) {
    const isTyped = Math.abs(next.length - value.length) <= 1;
    setTyping({ shown: isTyped ? (typing?.shown ?? value) : next });
    onChange(next);
  }

  return (
    <div className={stack({ gap: 's' })}>
      <TextField
        {...wordsOf(props)}
        value={value}
        onChange={change}
        onBlur={() => setTyping(null)}
        type="url"
        placeholder="https://"
      />
      {address && <ImagePreview key={address} address={address} label={field.label} />}
    </div>
  );
}

function ImagePreview({ address, label }: { address: string; label: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p className={box({ size: 's', color: 'textMuted' })}>
        {settingFieldMessages.imageNotLoaded}
      </p>
    );
  return (
    <div className={css.imageFrame}>
      <img
        src={address}
        alt={`Preview of ${label}`}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={css.image}
        onError={() => setBroken(true)}
      />
    </div>
  );
}
