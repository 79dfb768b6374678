import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchVisitorSteps } from './visitor-steps';

let lastStore = 0;

interface Page {
  referrer?: string;
  visibility?: 'visible' | 'hidden';
  isScripted?: boolean;
  storage?: Map<string, string> | 'blocked';
}

/** Opens the page of a store that no other test uses. `reload` loads the page again in the same tab. */
function openPage(page: Page = {}) {
  lastStore += 1;
  const storeId = `biz_${lastStore}`;
  const steps: string[] = [];
  const storage = page.storage ?? new Map<string, string>();
  class FakeElement extends EventTarget {
    within: readonly string[];
    constructor(within: readonly string[]) {
      super();
      this.within = within;
    }
    closest = (selector: string) => (this.within.includes(selector) ? this : null);
  }
  let root = new EventTarget();
  let visibility = page.visibility ?? 'visible';
  const load = () => {
    root = new EventTarget();
    vi.stubGlobal(
      'document',
      Object.assign(root, { referrer: page.referrer ?? '', visibilityState: visibility }),
    );
    return watchVisitorSteps(storeId, (step, referrer) => void steps.push(`${step} ${referrer}`));
  };
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', { webdriver: page.isScripted ?? false });
  vi.stubGlobal('window', { location: { href: 'https://grouped.example/store/cards' } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored(storage).get(key) ?? null,
    setItem: (key: string, value: string) => void stored(storage).set(key, value),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let stop = load();
  return {
    steps,
    storage,
    reload: () => {
      stop();
      stop = load();
    },
    stop: () => stop(),
    show: () => {
      visibility = 'visible';
      Object.assign(root, { visibilityState: visibility });
      root.dispatchEvent(new Event('visibilitychange'));
    },
    click: (within: readonly string[], type = 'click', button = 0) => {
      const event = Object.assign(new Event(type), { button });
      Object.defineProperty(event, 'target', { value: new FakeElement(within) });
      root.dispatchEvent(event);
    },
  };
}

function stored(storage: Map<string, string> | 'blocked'): Map<string, string> {
  if (storage === 'blocked') throw new DOMException('blocked', 'SecurityError');
  return storage;
}

const plan = ['[data-step=plan]'];
const join = [...plan, '[data-step=checkout]'];

describe('the steps of a visitor', () => {
  it('are a visit, a plan click and a checkout, each with the host of the referrer', () => {
    const page = openPage({ referrer: 'https://www.discord.com/channels/1' });
    page.click([]);
    page.click(plan);
    page.click(join);
    expect(page.steps).toEqual([
      'visit discord.com',
      'plan_click discord.com',
      'checkout discord.com',
    ]);
    page.click(join);
    expect(page.steps).toHaveLength(3);
  });

  it('include the plan click of a visitor who opens the checkout first, also with a middle click', () => {
    const page = openPage();
    page.click(join, 'auxclick', 2);
    expect(page.steps).toEqual(['visit ']);
    page.click(join, 'auxclick', 1);
    expect(page.steps).toEqual(['visit ', 'plan_click ', 'checkout ']);
  });

  it.each([new Map<string, string>(), 'blocked' as const])(
    'are reported once, however often the page is reloaded (storage %j)',
    (storage) => {
      const page = openPage({ storage, referrer: 'https://x.com/' });
      for (let load = 0; load < 1_000; load += 1) {
        page.reload();
        page.click(join);
      }
      expect(page.steps).toEqual(['visit x.com', 'plan_click x.com', 'checkout x.com']);
    },
  );

  it('keep the referrer of the visit, which a link on the site would replace', () => {
    const page = openPage({ referrer: 'https://grouped.example/marketplace' });
    expect(page.steps).toEqual(['visit ']);
    if (page.storage === 'blocked') return;
    for (const key of page.storage.keys()) page.storage.set(key, '=javascript:alert(1)');
    page.click(plan);
    expect(page.steps).toEqual(['visit ', 'plan_click ']);
  });

  it('begin when the page is shown', () => {
    const page = openPage({ visibility: 'hidden' });
    expect(page.steps).toEqual([]);
    page.show();
    page.show();
    expect(page.steps).toEqual(['visit ']);
  });

  it('are not reported in a browser that a script controls, and after the page was left', () => {
    const scripted = openPage({ isScripted: true });
    scripted.click(join);
    expect(scripted.steps).toEqual([]);
    const left = openPage();
    left.stop();
    left.click(join);
    expect(left.steps).toEqual(['visit ']);
  });

  it('store no more than the host of the referrer', () => {
    const page = openPage({ referrer: 'https://x.com/ada?token=secret' });
    page.click(join);
    expect([...stored(page.storage).values()]).toEqual(['x.com', 'x.com', 'x.com']);
  });
});
