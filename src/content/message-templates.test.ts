import { describe, expect, it } from 'vitest';
import { checkMessage } from '#domain/message/limits';
import { parseMessage } from '#domain/message/parse-message';
import { messageTemplates, templateIds } from './message-templates';

const now = Date.UTC(2026, 10, 20, 9, 41);
const newId = () => 'id';

describe.each(templateIds)('the template %s', (id) => {
  const { message: messageAt } = messageTemplates[id];
  const parsed = parseMessage(messageAt(now), newId);

  it('is a valid message of which nothing is left out', () => {
    expect(parsed).toMatchObject({ ok: true, value: { leftOut: [] } });
  });

  it('has no problems and no warnings', () => {
    if (!parsed.ok) throw new Error('The template is not a message');
    expect(checkMessage(parsed.value.message)).toEqual([]);
  });
});

it('the giveaway ends one week later', () => {
  const fields = messageTemplates.giveaway.message(now).embeds[0]?.fields;
  expect(fields?.[1]?.value).toBe(`<t:${Date.UTC(2026, 10, 27, 9, 41) / 1_000}:R>`);
});
