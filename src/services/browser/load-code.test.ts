import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Code = typeof import('./load-code');

interface Link extends EventTarget {
  rel: string;
  href: string;
  remove: () => void;
}

let links: Link[] = [];
let answer: (url: string) => Promise<Response>;
const fetched: string[] = [];
const failures: Event[] = [];

function linkFrom(target: EventTarget): Link {
  const link: Link = Object.assign(target, {
    rel: '',
    href: '',
    remove: () => {
      links = links.filter((other) => other !== link);
    },
  });
  return link;
}

async function openPage(): Promise<Code> {
  vi.resetModules();
  links = [];
  fetched.length = 0;
  failures.length = 0;
  answer = () => Promise.resolve(new Response('export {}'));
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => failures.push(event) });
  vi.stubGlobal('document', {
    createElement: () => linkFrom(new EventTarget()),
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    head: { append: (link: Link) => links.push(link) },
  });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return answer(url);
  });
  return import('./load-code');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const files = ['assets/dialog.js', 'assets/react.js'];
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a script', () => {
  let code: Code;
  beforeEach(async () => {
    code = await openPage();
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('NetworkError'))],
    ['with a file that is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['with a server that is down', () => Promise.resolve(new Response('', { status: 503 }))],
    [
      'with a file that breaks off',
      () =>
        Promise.resolve(
          new Response(new ReadableStream({ start: (body) => body.error(new Error('reset')) })),
        ),
    ],
  ])('%s, the module is not imported until its files arrive', async (_, failing) => {
    const load = vi.fn(() => Promise.resolve('dialog'));
    answer = (url) => (url === '/assets/react.js' ? failing() : Promise.resolve(new Response('')));
    await expect(code.loadCode(load, files)).rejects.toThrow(/dynamically imported module/);
    expect(load).not.toHaveBeenCalled();
    expect(failures.map(({ type }) => type)).toEqual(['vite:preloadError']);

    answer = () => Promise.resolve(new Response(''));
    await expect(code.loadCode(load, files)).resolves.toBe('dialog');
    expect(fetched.filter((url) => url === '/assets/react.js')).toHaveLength(2);
    expect(fetched.filter((url) => url === '/assets/dialog.js')).toHaveLength(1);
  });

  it('files are fetched together, and once for all modules that need them', async () => {
    await Promise.all([
      code.loadCode(() => Promise.resolve(1), files),
      code.loadCode(() => Promise.resolve(2), ['assets/react.js', 'assets/menu.js']),
    ]);
    expect(fetched).toEqual(['/assets/dialog.js', '/assets/react.js', '/assets/menu.js']);
  });
});

describe('code', () => {
  it('styles that could not be loaded are requested again', async () => {
    const { loadCode } = await openPage();
    const load = vi.fn(() => Promise.resolve('dialog'));
    const first = loadCode(load, ['assets/dialog.css']);
    links[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('/assets/dialog.css');
    expect(load).not.toHaveBeenCalled();
    expect(links).toEqual([]);

    const second = loadCode(load, ['assets/dialog.css']);
    await settled();
    expect(load).not.toHaveBeenCalled();
    links[0]?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBe('dialog');
  });

  it('styles that the page has already are not requested', async () => {
    const { loadCode } = await openPage();
    links.push(Object.assign(linkFrom(new EventTarget()), { href: '/assets/dialog.css' }));
    await expect(loadCode(() => Promise.resolve('dialog'), ['assets/dialog.css'])).resolves.toBe(
      'dialog',
    );
    expect(links).toHaveLength(1);
  });

  it('a module that fails is reported, and runs again when it is asked for again', async () => {
    const { loadCode } = await openPage();
    const load = vi.fn(() => Promise.reject(new Error('no such module')));
    await expect(loadCode(load)).rejects.toThrow('no such module');
    await expect(loadCode(load)).rejects.toThrow('no such module');
    expect(failures).toHaveLength(2);
  });
});
