import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { emptyMemberForm, formOf } from '#domain/team/member';
import { MOCK_URL } from '#mocks/context';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { removePicture, uploadPicture } from './avatar';
import { addMember, removeMember, updateMember } from '../dashboard/team-changes';

const portrait = new File(['portrait'], 'Me.JPEG', { type: 'image/jpeg' });
const whole = { file: portrait, crop: null };
const failure = (kind: string) => ({ ok: false, error: { kind } });

async function stored(): Promise<string> {
  const answer = await uploadPicture(whole);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

const seen = async (address: string) => {
  const response = await fetch(address);
  return response.ok ? [response.headers.get('content-type'), await response.text()] : null;
};

describe('a picture', () => {
  it('is stored under a random name with its extension, and is public', async () => {
    enterWorld('owner');
    const [one, other] = [await stored(), await stored()];
    expect(one).toMatch(
      /^https:\/\/mock\.supabase\.co\/storage\/v1\/object\/public\/team-avatars\/[\da-f-]{36}\.jpeg$/,
    );
    expect(other).not.toBe(one);
    expect(await seen(one)).toEqual(['image/jpeg', 'portrait']);
  });

  it('is uploaded with its type, is cached for an hour and overwrites nothing', async () => {
    const { server } = enterWorld('owner');
    const sent: unknown[] = [];
    server.use(
      http.post(`${MOCK_URL}/storage/v1/object/team-avatars/:name`, async ({ request }) => {
        const form = await request.clone().formData();
        const file = form.get('');
        sent.push([
          request.headers.get('x-upsert'),
          form.get('cacheControl'),
          file instanceof File && file.type,
        ]);
      }),
    );
    await stored();
    expect(sent).toEqual([['false', '3600', 'image/jpeg']]);
  });

  it.each<[WorldName, string]>([
    ['avatar-refused', 'pictureRejected'],
    ['no-servers', 'notAllowed'],
    ['signed-out', 'notAllowed'],
    ['offline', 'unreachable'],
  ])('in the world %s fails: %s', async (world, kind) => {
    enterWorld(world);
    expect(await uploadPicture(whole)).toEqual(failure(kind));
  });

  it.each([
    ['a letter', new File(['x'], 'letter.pdf', { type: 'application/pdf' })],
    ['a drawing with scripts', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' })],
    ['nothing', new File([], 'me.png', { type: 'image/png' })],
    ['too much', new File([new Uint8Array(2_097_153)], 'me.png', { type: 'image/png' })],
  ])('must not be %s', async (_, file) => {
    enterWorld('owner');
    expect(await uploadPicture({ file, crop: null })).toEqual(failure('pictureRejected'));
  });

  it('is deleted with a member who is removed, entirely or from their only server', async () => {
    enterWorld('owner');
    const server = { id: guilds.resellHeaven.id, name: guilds.resellHeaven.name };
    for (const from of [server, null]) {
      const picture = await stored();
      const form = { ...emptyMemberForm, name: 'Noor' };
      const added = await addMember({ form, picture, server: from });
      if (!added.ok) throw new Error(added.error.kind);
      expect((await removeMember({ member: added.value, server: from })).ok).toBe(true);
      expect(await seen(picture)).toBeNull();
    }
  });

  it('is rejected as a picture error, and not as a missing right, after 200 pictures', async () => {
    const { store } = enterWorld('owner');
    for (let count = 0; count < 200; count += 1) {
      const picture = { owner: people.owner.id, type: 'image/png', data: '' };
      store.team.savePicture(`${crypto.randomUUID()}.png`, picture);
    }
    expect(await uploadPicture(whole)).toEqual(failure('pictureRejected'));
  });

  it("is deleted when the member's picture is cleared, unless another user or site stores it", async () => {
    const { store } = enterWorld('owner');
    const address = await stored();
    await removePicture('https://cdn.discordapp.com/avatars/1/2.png');
    expect(await seen(address)).toEqual(['image/jpeg', 'portrait']);
    await removePicture(address);
    expect(await seen(address)).toBeNull();

    const foreign = '00000000-0000-4000-8000-000000000000.png';
    const picture = { owner: 'another', type: 'image/png', data: '' };
    store.team.savePicture(foreign, picture);
    await removePicture(`${MOCK_URL}/storage/v1/object/public/team-avatars/${foreign}`);
    expect(store.team.pictureOf(foreign)).toEqual(picture);
  });

  it('is deleted when the upload is aborted', async () => {
    enterWorld('owner');
    const closed = new AbortController();
    closed.abort();
    const answer = await uploadPicture(whole, closed.signal);
    expect(answer.ok && (await seen(answer.value))).toBeNull();
  });

  it('is replaced by the next picture of the same member', async () => {
    enterWorld('owner');
    const [first, second] = [await stored(), await stored()];
    const form = { ...emptyMemberForm, name: 'Noor' };
    const added = await addMember({ form, picture: first, server: null });
    if (!added.ok) throw new Error(added.error.kind);
    await updateMember({ member: added.value, form: formOf(added.value), picture: second });
    expect([await seen(first), (await seen(second))?.[1]]).toEqual([null, 'portrait']);
  });
});
