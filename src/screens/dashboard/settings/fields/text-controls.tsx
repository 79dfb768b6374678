import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { followAgainText, followsText } from '#content/messages/dashboard/setting-fields';
import { sameValue } from '#domain/same-value';
import { parseText } from '#domain/bot-config/parse-json';
import { idIn } from '#domain/bot-config/snowflake';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { box } from '#theme/box';
import { isUrl } from '#domain/is-url';
import { type ControlProps, wordsOf } from './control';
import * as css from './SettingField.css';

export function TextControl(props: ControlProps<'text'>) {
  return <TextField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
}

/**
 * For an id without options. A pasted mention is replaced by its id. Some ids follow another setting: a note names it
 * while the values are equal; while they differ, a button copies its value.
 */
export function SnowflakeControl(props: ControlProps<'snowflake'>) {
  const { followed } = props;
  const noteId = useId();
  if (followed === undefined) return <SnowflakeField {...props} />;
  const isFollowing = sameValue(props.value, followed.value);
  // An invalid id has an error, which the note would contradict.
  const isNoted = isFollowing && props.problem === null;
  return (
    <div className={css.followed}>
      <SnowflakeField {...props} helpId={isNoted ? `${props.helpId} ${noteId}` : props.helpId} />
      {isNoted && (
        <p id={noteId} className={box({ size: 's', color: 'textMuted' })}>
          {followsText(followed.label)}
        </p>
      )}
      {!isFollowing && (
        <Button
          tone="plain"
          size="compact"
          onPress={() => props.onChange(parseText(followed.value, ''))}
        >
          {followAgainText(followed.label)}
        </Button>
      )}
    </div>
  );
}

function SnowflakeField(props: ControlProps<'snowflake'>) {
  return (
    <TextField
      {...wordsOf(props)}
      value={props.value}
      onChange={(text) => props.onChange(idIn(text))}
      inputMode="numeric"
      placeholder="Paste an ID of 17 to 20 digits"
    />
  );
}

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
            className={css.openLink}
          >
            <ExternalLink aria-hidden />
          </a>
        )
      }
    />
  );
}

/** Returns the URL if the text is an http or https URL, otherwise null. Never throws. */
export function webAddress(text: string): string | null {
  if (!isUrl(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
