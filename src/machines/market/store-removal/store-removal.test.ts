import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  deleted,
  failedWith,
  removalErrors,
  removalInput,
  storeRemovalFixtures,
} from './store-removal.fixtures';
import { isNameTyped, storeRemovalMachine } from './store-removal.machine';

describe('store-removal', () => {
  walkMachine(storeRemovalMachine, storeRemovalFixtures);

  const open = () =>
    scenario(storeRemovalMachine, { input: () => removalInput })
      .send({ type: 'open' })
      .expect('confirming');
  const typed = () => open().send({ type: 'type', text: removalInput.name });

  it('sends nothing until the name is typed', () => {
    open()
      .send({ type: 'confirm' })
      .send({ type: 'type', text: 'Card Collector' })
      .send({ type: 'confirm' })
      .expect('confirming')
      .expectCalls('deleteStore', []);
  });

  it('deletes the store', () => {
    typed()
      .send({ type: 'confirm' })
      .expect('deleting')
      .send({ type: 'confirm' })
      .send({ type: 'close' })
      .expectCalls('deleteStore', [{ storeId: 'biz_cards' }])
      .resolve('deleteStore', deleted)
      .expect('deleted')
      .expectEmitted([{ type: 'deleted', storeId: 'biz_cards' }]);
  });

  it.each(Object.values(removalErrors))('keeps what was typed, and retries: $kind', ({ kind }) => {
    typed()
      .send({ type: 'confirm' })
      .resolve('deleteStore', failedWith(kind))
      .expect({ failed: kind })
      .expectContext({ typed: removalInput.name })
      .expectEmitted([])
      .send({ type: 'confirm' })
      .expect('deleting')
      .resolve('deleteStore', deleted)
      .expect('deleted');
  });

  it('asks again after it was closed', () => {
    typed()
      .send({ type: 'close' })
      .expect('closed')
      .send({ type: 'open' })
      .expectContext({ typed: '' });
  });

  it.each([
    ['Card Collectors', true],
    ['  Card   Collectors ', true],
    ['card collectors', false],
    ['', false],
  ])('%j is the name: %s', (text, isTyped) => {
    expect(isNameTyped({ name: 'Card  Collectors', typed: text })).toBe(isTyped);
  });
});
