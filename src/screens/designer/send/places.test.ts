import { describe, expect, it } from 'vitest';
import { blankEmbed } from '#domain/message/embed';
import { controlPath, placeLabel } from './places';

describe('placeLabel', () => {
  it.each([
    ['', 1, 'Message'],
    ['content', 1, 'Message content'],
    ['thread_id', 3, 'Thread ID'],
    ['embeds', 2, 'All embeds'],
    ['embeds.0', 1, 'Embed 1'],
    ['embeds.0.title', 1, 'Title'],
    ['embeds.1.title', 2, 'Embed 2, title'],
    ['embeds.0.author.icon_url', 1, 'Author icon URL'],
    ['embeds.1.author.icon_url', 2, 'Embed 2, author icon URL'],
    ['embeds.0.fields', 1, 'Fields'],
    ['embeds.0.fields.2', 1, 'Field 3'],
    ['embeds.9.fields.24.value', 10, 'Embed 10, field 25, value'],
    ['embeds.0.fields.2.inline', 1, 'Field 3, inline'],
    ['components.0', 1, 'components.0'],
    ['embeds.0.video.url', 1, 'video.url'],
  ])('%s with %i embeds is %s', (path, embedCount, label) => {
    expect(placeLabel(path, embedCount)).toBe(label);
  });
});

describe('controlPath', () => {
  const embeds = [blankEmbed('a'), { ...blankEmbed('b'), description: 'Long' }];

  it.each([
    ['', 'embeds.0.title'],
    ['content', 'content'],
    ['embeds', 'embeds.1.description'],
    ['embeds.1', 'embeds.1.title'],
    ['embeds.1.url', 'embeds.1.url'],
    ['embeds.0.author', 'embeds.0.author.name'],
    ['embeds.0.footer', 'embeds.0.footer.text'],
    ['embeds.0.image', 'embeds.0.image.url'],
    ['embeds.0.fields', 'embeds.0.fields.0.name'],
    ['embeds.0.fields.3', 'embeds.0.fields.3.name'],
    ['embeds.0.fields.3.value', 'embeds.0.fields.3.value'],
  ])('leads from %s to %s', (path, control) => {
    expect(controlPath(path, { embeds })).toBe(control);
  });

  it('leads to the first embed if there is none', () => {
    expect(controlPath('embeds', { embeds: [] })).toBe('embeds.0.description');
  });
});
