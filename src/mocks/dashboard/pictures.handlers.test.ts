import { describe, expect, it } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';

const pictureAt = async (path: string) => {
  const answer = await fetch(`https://cdn.discordapp.com${path}`);
  return { type: answer.headers.get('Content-Type'), text: await answer.text() };
};

describe('the pictures of the mock Discord', () => {
  it('are drawn, different for each user and server', async () => {
    enterWorld('owner');
    const icon = await pictureAt('/icons/1/abc.png?size=128');
    expect(icon.type).toBe('image/svg+xml');
    expect(icon.text).toMatch(/^<svg /);
    expect((await pictureAt('/icons/1/abc.png?size=64')).text).toBe(icon.text);
    expect((await pictureAt('/avatars/1/abc.png')).text).not.toBe(icon.text);
  });

  it("are available while Discord's API fails", async () => {
    enterWorld('discord-breaks');
    expect((await pictureAt('/embed/avatars/0.png')).type).toBe('image/svg+xml');
  });
});
