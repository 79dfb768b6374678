import { ExternalLink } from 'lucide-react';
import { idIn } from '#domain/bot-config/snowflake';
import { TextField } from '#components/TextField/TextField';
import type { ControlProps } from './control';
import { wordsOf } from './control';
import { openLink } from './text-controls.css';
import { webAddress } from './web-address';

/** One line of text. */
export function TextControl(props: ControlProps<'text'>) {
  return <TextField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
}

/** The id of something no list can be offered for. A pasted mention becomes the id it mentions. */
export function SnowflakeControl(props: ControlProps<'snowflake'>) {
  return (
    <TextField
      {...wordsOf(props)}
      value={props.value}
      onChange={(text) => props.onChange(idIn(text))}
      inputMode="numeric"
      placeholder="Paste an id of 17 to 20 digits"
    />
  );
}

/** One emoji: of Unicode, or the server's own. */
export function EmojiControl(props: ControlProps<'emoji'>) {
  return (
    <TextField
      {...wordsOf(props)}
      value={props.value}
      onChange={props.onChange}
      placeholder="🎉 or <:name:id>"
    />
  );
}

/** An address, with a link that opens it once it is one. */
export function UrlControl(props: ControlProps<'url'>) {
  const address = props.problem === null ? webAddress(props.value) : null;
  return (
    <TextField
      {...wordsOf(props)}
      value={props.value}
      onChange={props.onChange}
      type="url"
      placeholder="https://"
      suffix={
        address && (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open ${props.field.label}`}
            className={openLink}
          >
            <ExternalLink aria-hidden />
          </a>
        )
      }
    />
  );
}
