// A first visit in a new browser without a debugger. Playwright enables V8's debugging, and V8 then records the source
// location of each error object. React creates an error object while it starts, so V8 parses React's file a second
// time. With a CPU slowdown of 4 x, this adds 100 to 200 ms that a real visit does not have.
import { slow4g, QUIET, viewport } from './visit.mjs';

/** The modifier of the DevTools protocol for the Control key. */
const CONTROL = 2;

/** Windows virtual key codes. Chromium uses them to recognize shortcuts. */
const CODES = { k: 75 };

/** Other keys by name: the text they type, and their virtual key code. */
const KEYS = {
  9: { text: '9', windowsVirtualKeyCode: 57 },
  End: { windowsVirtualKeyCode: 35 },
};

/** @typedef {keyof typeof KEYS} KeyName */

/** How long to wait for the effects of a key press, in milliseconds. */
export const QUIET_AFTER_KEY = 3_000;

/**
 * @typedef {object} PlainVisit
 * @property {<A>(script: (argument: A) => void, argument: A) => Promise<void>} beforehand runs a function in every page
 *   before the page's own scripts
 * @property {(cpu: number) => Promise<void>} slowDown sets the CPU slowdown factor
 * @property {() => Promise<void>} slowNet sets the network to Slow 4G
 * @property {(url: string) => Promise<void>} goto
 * @property {() => Promise<void>} withoutMotion emulates `prefers-reduced-motion`
 * @property {<R, A>(look: (argument: A) => R, argument?: A) => Promise<R>} look runs a function in the page
 * @property {(place: { x: number, y: number }) => Promise<void>} press clicks with the left button, at a position in CSS px
 *   of the viewport
 * @property {(key: 'k') => Promise<void>} pressWithControl
 * @property {(key: KeyName) => Promise<void>} pressKey
 * @property {() => Promise<void>} untilQuiet waits until the network is idle
 * @property {() => Promise<void>} end
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {Readonly<Record<string, string>>} [stored] initial local storage
 * @returns {Promise<PlainVisit>}
 */
export async function plainVisit(browser, stored = {}) {
  const devtools = await browser.newBrowserCDPSession();
  // Playwright did not create this browser context, so it does not attach a debugger to the pages.
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });

  let lastRequest = Date.now();
  let sent = 0;
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (reason: Error) => void }>} */
  const awaited = new Map();
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, method, result, error } = JSON.parse(message);
    if (method !== undefined) lastRequest = Date.now();
    const asked = awaited.get(id);
    awaited.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  /** @type {(method: string, params?: object) => Promise<unknown>} */
  const ask = (method, params = {}) => {
    sent += 1;
    const id = sent;
    const answer = new Promise((resolve, reject) => awaited.set(id, { resolve, reject }));
    const message = JSON.stringify({ id, method, params });
    devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch((reason) => {
      awaited.get(id)?.reject(reason);
    });
    return answer;
  };
  // Playwright's CDP sessions use the same protocol, so the type of their `send` method also fits here.
  const send = /** @type {import('playwright').CDPSession['send']} */ (ask);

  await send('Network.enable');
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: false,
  });
  const dark = { name: 'prefers-color-scheme', value: 'dark' };
  await send('Emulation.setEmulatedMedia', { features: [dark] });
  await send('Page.enable');

  /** @type {PlainVisit['beforehand']} */
  const beforehand = async (script, argument) => {
    const source = `(${script.toString()})(${JSON.stringify(argument)})`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
  };
  await beforehand((items) => {
    // The initial `about:blank` page has no storage.
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);

  return {
    beforehand,
    slowDown: async (rate) => {
      await send('Emulation.setCPUThrottlingRate', { rate });
    },
    slowNet: async () => {
      await send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    },
    goto: async (url) => {
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    withoutMotion: async () => {
      const still = { name: 'prefers-reduced-motion', value: 'reduce' };
      await send('Emulation.setEmulatedMedia', { features: [dark, still] });
    },
    look: async (look, argument) => {
      const expression = `(${look.toString()})(${JSON.stringify(argument) ?? ''})`;
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    press: async (place) => {
      const button = /** @type {const} */ ({ button: 'left', clickCount: 1 });
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place, ...button });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place, ...button });
    },
    pressWithControl: async (key) => {
      const code = { key, code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: CODES[key] };
      await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', modifiers: CONTROL, ...code });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', modifiers: CONTROL, ...code });
    },
    pressKey: async (key) => {
      const code = { key: String(key), ...KEYS[key] };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...code });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    },
    untilQuiet: async () => {
      lastRequest = Date.now();
      while (Date.now() - lastRequest < QUIET) await wait(100);
    },
    end: async () => {
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
      await devtools.detach();
    },
  };
}

/** @param {number} ms */
export function wait(ms) {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
