import { expect, it, vi } from 'vitest';
import { keepSessionInAddress, SESSION_CHANGED, SESSION_PARAMETER } from './manager-address';

/** A model of Storybook's page: its address, and the parameters that it writes to each address. */
function manager(search: string) {
  const handlers = new Map<string, (payload: never) => void>();
  const known = new Map(new URLSearchParams(search));
  known.delete('path');
  const page = { location: { search }, back: () => {} };
  const write = (change: Record<string, string | null>) => {
    for (const [key, value] of Object.entries(change)) {
      if (value === null) known.delete(key);
      else known.set(key, value);
    }
  };
  const applyQueryParams = vi.fn((change: Record<string, string | null>) => {
    write(change);
    const path = new URLSearchParams(page.location.search).get('path') ?? '';
    page.location.search = `?${new URLSearchParams({ path, ...Object.fromEntries(known) }).toString()}`;
  });
  keepSessionInAddress(
    {
      on: (event: string, handler: (payload: never) => void) => {
        handlers.set(event, handler);
        return () => {};
      },
      applyQueryParams,
      setQueryParams: write,
      getQueryParam: (key: string) => known.get(key),
    },
    {
      location: page.location as Location,
      addEventListener: (_: string, listener: unknown) => {
        page.back = listener as () => void;
      },
    },
  );
  const emit = (event: string, payload: object) => handlers.get(event)?.(payload as never);
  return {
    session: () => new URLSearchParams(page.location.search).get(SESSION_PARAMETER),
    step: (storyId: string, session: string | null) => emit(SESSION_CHANGED, { storyId, session }),
    /** What Storybook does after a story was selected: it keeps its parameters in the new address. */
    select(storyId: string) {
      page.location.search = `?path=/story/${storyId}`;
      applyQueryParams({});
      emit('setCurrentStory', { storyId });
    },
    back(to: string) {
      page.location.search = to;
      page.back();
      applyQueryParams({});
      emit('setCurrentStory', { storyId: /story\/([^&]+)/.exec(to)?.[1] });
    },
  };
}

it('the address holds the steps of the console that is shown', () => {
  const page = manager('?path=/story/door--console');
  page.step('door--console', 'one');
  expect(page.session()).toBe('one');
  page.step('door--console', null);
  expect(page.session()).toBeNull();
  page.step('other--console', 'late');
  expect(page.session()).toBeNull();
});

it('another story does not get the steps, and Back brings them back', () => {
  const page = manager('?path=/story/door--console&session=one');
  page.select('lock--console');
  expect(page.session()).toBeNull();
  page.back('?path=/story/door--console&session=one');
  expect(page.session()).toBe('one');
});
