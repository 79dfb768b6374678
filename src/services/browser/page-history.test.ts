import { describe, expect, it } from 'vitest';
import type { PageLocation } from '#domain/page-history';
import { memoryEntries } from './memory-entries';
import { createPageHistory } from './page-history';

function open(path = '/servers') {
  const entries = memoryEntries(path);
  const history = createPageHistory(entries);
  const left: string[] = [];
  history.subscribe(({ pathname }) => left.push(pathname));
  const address = () => {
    const { pathname, search, hash } = history.location();
    return pathname + search + hash;
  };
  const shown = () => {
    const { pathname, search, hash } = entries.current().address;
    return pathname + search + hash;
  };
  return { entries, history, left, address, shown };
}

/** Holds every navigation back, and returns what would leave. */
function holdBack(history: ReturnType<typeof open>['history']) {
  const asked: { to: PageLocation; leave: () => void }[] = [];
  const stop = history.checkLeaving((to, leave) => {
    asked.push({ to, leave });
    return true;
  });
  return { asked, stop };
}

describe('the history of the app', () => {
  it('opens addresses, absolute and relative', () => {
    const { history, address, shown } = open('/servers?a=1#top');
    expect(address()).toBe('/servers?a=1#top');
    history.navigate('/dashboard/81/points?b=2');
    expect([address(), shown()]).toEqual(['/dashboard/81/points?b=2', '/dashboard/81/points?b=2']);
    history.navigate('#name');
    expect(address()).toBe('/dashboard/81/points?b=2#name');
    history.navigate('?c=3');
    expect(address()).toBe('/dashboard/81/points?c=3');
    history.navigate('?');
    expect(address()).toBe('/dashboard/81/points');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/servers'])(
    'does not open %s',
    (to) => {
      const { history, address } = open();
      expect(() => history.navigate(to)).toThrow('is not an address of the app');
      expect(address()).toBe('/servers');
    },
  );

  it('goes back and forward to the state of an entry', () => {
    const { entries, history, address, left } = open();
    const first = history.location();
    expect([first.isRevisited, first.state]).toEqual([true, null]);
    history.navigate('/admin', { state: { from: 1 }, keepsScroll: true });
    const second = history.location();
    expect(second).toMatchObject({ state: { from: 1 }, isRevisited: false, keepsScroll: true });
    entries.go(-1);
    expect(history.location()).toEqual(first);
    entries.go(1);
    expect(history.location()).toEqual({ ...second, isRevisited: true, keepsScroll: false });
    expect([address(), left]).toEqual(['/admin', ['/servers', '/admin', '/servers']]);
  });

  it('replaces an entry', () => {
    const { entries, history, address } = open();
    history.navigate('/admin');
    history.navigate('/embeds', { replace: true });
    entries.go(-1);
    expect(address()).toBe('/servers');
    entries.go(1);
    expect(address()).toBe('/embeds');
  });

  it('takes over an entry that a link to a fragment has made', () => {
    const { entries, history, address } = open();
    history.navigate('/admin');
    const { key } = history.location();
    // A browser makes the entry, and then reports the move.
    const made = new URL('/admin#main', entries.current().address);
    entries.write('push', null as never, made);
    entries.go(0);
    expect([address(), history.location().state]).toEqual(['/admin#main', null]);
    expect(history.location().key).not.toBe(key);
    const { asked } = holdBack(history);
    entries.go(-1);
    expect(asked.map(({ to }) => to.pathname + to.hash)).toEqual(['/admin']);
    expect(address()).toBe('/admin#main');
  });
});

describe('a navigation that is held back', () => {
  it('changes nothing until it is continued', () => {
    const { history, address, shown, left } = open();
    const { asked } = holdBack(history);
    history.navigate('/admin', { state: 7 });
    expect([address(), shown(), left]).toEqual(['/servers', '/servers', []]);
    asked[0]?.leave();
    expect([address(), shown(), history.location().state]).toEqual(['/admin', '/admin', 7]);
  });

  it('is undone if the user went back, and goes back when it is continued', () => {
    const { entries, history, address, shown } = open();
    history.navigate('/admin');
    history.navigate('/embeds');
    const { asked } = holdBack(history);
    entries.go(-2);
    expect([address(), shown(), asked[0]?.to.pathname]).toEqual(['/embeds', '/embeds', '/servers']);
    asked[0]?.leave();
    expect([address(), shown(), asked.length]).toEqual(['/servers', '/servers', 1]);
    entries.go(1);
    expect([address(), asked.length]).toEqual(['/servers', 2]);
  });

  it('goes back only after it was undone', () => {
    const { entries, history, shown } = open();
    history.navigate('/admin');
    // A browser moves later than it is asked to.
    const moves: number[] = [];
    const { go } = entries;
    entries.go = (delta) => void moves.push(delta);
    const { asked } = holdBack(history);
    go(-1);
    expect([moves, shown()]).toEqual([[1], '/servers']);
    asked[0]?.leave();
    expect(moves).toEqual([1]);
    go(1);
    expect([moves, shown()]).toEqual([[1, -1], '/admin']);
    go(-1);
    expect([shown(), history.location().pathname]).toEqual(['/servers', '/servers']);
  });

  it('is not asked about after the check has ended', () => {
    const { history, address } = open();
    const { asked, stop } = holdBack(history);
    stop();
    history.navigate('/admin');
    expect([address(), asked]).toEqual(['/admin', []]);
  });
});
