import { expect, it } from 'vitest';
import { webhookSender } from './webhook-sender';

it('has the name and the picture that Discord returned', () => {
  expect(webhookSender('70', { name: 'News', avatarHash: 'abc' })).toEqual({
    name: 'News',
    picture: 'https://cdn.discordapp.com/avatars/70/abc.png?size=128',
  });
  expect(webhookSender('70', { name: null, avatarHash: null })).toEqual({
    name: null,
    picture: null,
  });
});

it('has an animated picture for a hash that says so', () => {
  expect(webhookSender('70', { name: 'News', avatarHash: 'a_abc' }).picture).toBe(
    'https://cdn.discordapp.com/avatars/70/a_abc.gif?size=128',
  );
});
