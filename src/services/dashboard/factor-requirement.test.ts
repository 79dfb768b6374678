import { expect, it } from 'vitest';
import { isFactorRequired, lacksFactor } from '#domain/permissions/roles';
import { requirementErrorWorlds } from '#mocks/dashboard/server-error-worlds';
import { guilds } from '#mocks/dashboard/servers';
import { startingSecret } from '#mocks/session/factor-rows';
import { totpCode } from '#mocks/session/totp';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { checkFactorCode, loadSecondFactors } from '../session/second-factors';
import { loadEditor } from '../session/viewer';
import { requireFactorOfEditors } from './factor-requirement';

const serverId = guilds.resellHeaven.id;
const worldsOf = (worlds: Readonly<Record<string, WorldName>>) => Object.entries(worlds);

async function enterCode() {
  const factors = await loadSecondFactors();
  const [factor] = factors.ok ? factors.value : [];
  if (!factor) return;
  const code = await totpCode(startingSecret, Date.now());
  await checkFactorCode({ factorId: factor.id, code });
}

const rights = async () => {
  const read = await loadEditor();
  if (!read.ok) throw new Error(read.error.kind);
  return [isFactorRequired(read.value, serverId), lacksFactor(read.value, serverId)];
};

it('is required, and required no more', async () => {
  enterWorld('second-factor');
  await enterCode();
  expect(await rights()).toEqual([false, false]);
  expect(await requireFactorOfEditors({ serverId, isRequired: true })).toMatchObject({ ok: true });
  expect(await rights()).toEqual([true, false]);
  expect(await requireFactorOfEditors({ serverId, isRequired: false })).toMatchObject({ ok: true });
  expect(await rights()).toEqual([false, false]);
});

it('is lacking', async () => {
  enterWorld('factor-missing');
  expect(await rights()).toEqual([true, true]);
});

it.each(worldsOf(requirementErrorWorlds))('is not changed: %s in %s', async (kind, world) => {
  enterWorld(world);
  if (kind !== 'factorRequired') await enterCode();
  const answer = await requireFactorOfEditors({ serverId, isRequired: true });
  expect(answer).toEqual({ ok: false, error: { kind } });
});
