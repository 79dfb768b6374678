import { cronProblem } from './cron-syntax';
import { isEmoji } from './emoji';
import type { FieldKind, FieldRow, KindValues } from './field';
import { checkPairs, checkPointRows, checkRelayRows } from './check-rows';
import { checkNumber } from './check-number';
import { firstProblem, lengthOf, tooLong, tooMany, type ConfigProblem } from './problem';
import { isSnowflake } from './snowflake';
import { isUrl } from '../is-url';

type Check<Kind extends FieldKind> = (
  value: KindValues[Kind],
  field: FieldRow<Kind>,
) => ConfigProblem | null;

/** Empty values are valid. Discord limits embeds and emojis (discord.md §2.1). The other limits bound the size. */
export const checks: { readonly [Kind in FieldKind]: Check<Kind> } = {
  text: (value, { maxLength = 256 }) => tooLong(value, maxLength, ''),
  secret: (value) => tooLong(value ?? '', 512, ''),
  snowflake: checkId,
  role: checkId,
  channel: checkId,
  category: checkId,
  roles: (ids) => checkIds(ids, ''),
  channels: (ids) => checkIds(ids, ''),
  number: (value, field) => checkNumber(value, field, ''),
  numberText: (value, field) => checkNumber(value === '' ? null : value, field, ''),
  switch: () => null,
  color: (value) =>
    value === '' || /^#[\da-f]{6}$/i.test(value) ? null : { kind: 'notAColor', path: '' },
  url: checkUrl,
  image: checkUrl,
  emoji: (value) => (value === '' || isEmoji(value) ? null : { kind: 'notAnEmoji', path: '' }),
  emojis: (values) =>
    // Discord allows at most 20 different reactions on a message.
    tooMany(values, 20, '') ??
    firstProblem(values, (value, index) =>
      isEmoji(value) ? null : { kind: 'notAnEmoji', path: `${index}` },
    ),
  words: (values) =>
    tooMany(values, 1000, '') ??
    firstProblem(values, (value, index) => tooLong(value, 100, `${index}`)),
  cron: checkCron,
  channelPairs: checkPairs,
  pointsMap: checkPointRows,
  relayMap: checkRelayRows,
  ticketEmbed: checkTicketEmbed,
  welcomeEmbed: ({ description, channels }) =>
    tooLong(description, embedLimits.description, 'description') ?? checkIds(channels, 'channels'),
  descriptionEmbed: ({ description }) =>
    tooLong(description, embedLimits.description, 'description'),
  commandLog: () => null,
};

/** Discord's limits for an embed (discord.md §2.1), in characters. `fields` is a number of fields. */
export const embedLimits = {
  title: 256,
  description: 4096,
  footerText: 2048,
  fields: 25,
  name: 256,
  value: 1024,
  total: 6000,
} as const;

function checkId(id: string): ConfigProblem | null {
  return id === '' || isSnowflake(id) ? null : { kind: 'notASnowflake', path: '' };
}

function checkIds(ids: readonly string[], path: string): ConfigProblem | null {
  const inside = path === '' ? '' : `${path}.`;
  return (
    tooMany(ids, 100, path) ??
    firstProblem(ids, (id, index) =>
      isSnowflake(id) ? null : { kind: 'notASnowflake', path: `${inside}${index}` },
    )
  );
}

function checkCron(schedule: string): ConfigProblem | null {
  const problem = schedule === '' ? null : cronProblem(schedule);
  return problem === null ? null : { kind: 'notACron', path: '', problem };
}

function checkUrl(url: string): ConfigProblem | null {
  if (url === '') return null;
  const isWeb = /^https?:\/\/\S+$/i.test(url) && isUrl(url);
  return isWeb ? tooLong(url, 2048, '') : { kind: 'notAUrl', path: '' };
}

function checkTicketEmbed(embed: KindValues['ticketEmbed']): ConfigProblem | null {
  const { title, description, footerText, fields } = embed;
  const texts = [
    title,
    description,
    footerText,
    ...fields.flatMap((field) => [field.name, field.value]),
  ];
  const total = texts.reduce((sum, text) => sum + lengthOf(text), 0);
  return (
    tooLong(title, embedLimits.title, 'title') ??
    tooLong(description, embedLimits.description, 'description') ??
    tooLong(footerText, embedLimits.footerText, 'footerText') ??
    tooMany(fields, embedLimits.fields, 'fields') ??
    firstProblem(
      fields,
      ({ name, value }, index) =>
        tooLong(name, embedLimits.name, `fields.${index}.name`) ??
        tooLong(value, embedLimits.value, `fields.${index}.value`),
    ) ??
    (total > embedLimits.total
      ? { kind: 'tooLong', path: '', limit: embedLimits.total, count: total }
      : null)
  );
}
