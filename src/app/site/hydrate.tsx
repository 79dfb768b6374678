import { type ComponentType, Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pointerReleased } from '#services/browser/pointer-release';
import { followTranslation } from '#services/shell/translated-texts';
import { showCarriedToast } from '../toasts';
import { IslandRoot } from './SiteProviders';
import type { IslandName, IslandProps } from '#screens/shell/islands/island';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { type DialogState, pageState, usePageState } from '../boot/page-state';
import { SessionFlows } from '../boot/SessionFlows';
import { DemoBar } from '../Demo';
import { ToastHost } from '../ToastHost';
import { loadDocsSearch, loadPalette, loadPricing } from './dialogs';

let host: HTMLElement | null = null;

export function startHost(page: string): void {
  if (host) return;
  followTranslation();
  host = document.createElement('div');
  document.body.prepend(host);
  showCarriedToast();
  createRoot(host).render(
    <IslandRoot page={page}>
      <SiteHost />
    </IslandRoot>,
  );
}

/**
 * Loads and hydrates an island, but not while a pointer is pressed. Resolves after hydration. Rejects if the code
 * cannot be loaded.
 */
export async function hydrateIsland(element: HTMLElement, page: string): Promise<void> {
  const { name, props } = element.dataset;
  if (!isIsland(name)) throw new Error(`There is no island ${name}`);
  // The cast is safe, because `island` wrote the props with the type that the registry has for this name.
  const Component = (await islands[name]()) as ComponentType<object>;
  const given = JSON.parse(props ?? '{}') as object;
  startHost(page);
  await pointerReleased();
  const typed = followTyping(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <IslandRoot page={page} onHydrated={resolve}>
        <Component {...given} />
      </IslandRoot>,
      { identifierPrefix: element.id, onRecoverableError: (error) => console.error(error) },
    );
  });
  for (const [field, text] of typed.end()) typeAgain(field, text);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  value: string;
  selection: [number, number] | null;
}

/** Reads what is typed until `end`, because React gives a text area its first text again when it hydrates it. */
function followTyping(element: HTMLElement) {
  const texts = new Map<TextControl, Typed>();
  const read = () => {
    for (const control of element.querySelectorAll<TextControl>('input, textarea')) {
      const { value, selectionStart: start, selectionEnd: end } = control;
      texts.set(control, {
        value,
        selection: start === null || end === null ? null : [start, end],
      });
    }
  };
  read();
  element.addEventListener('input', read);
  return {
    end: () => {
      element.removeEventListener('input', read);
      return texts;
    },
  };
}

/**
 * Dispatches an input event for text that was typed before hydration. React itself would not report this text as a
 * change.
 */
function typeAgain(control: TextControl, { value, selection }: Typed): void {
  const { defaultValue } = control;
  if (value === defaultValue) return;
  // React overrides the `value` setter of this element and stores the values that are set with it. The second
  // assignment must therefore use the setter of the prototype, so that React treats the value as changed.
  control.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (selection) control.setSelectionRange(...selection);
}

function isIsland(name: string | undefined): name is keyof typeof islands {
  return name !== undefined && name in islands;
}

type Registry = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

const islands: Registry = {
  'site-bar': async () => (await import('./SiteBar')).SiteBar,
  'pricing-link': async () => (await import('#screens/site/pricing/PricingLink')).PricingLink,
  'intro-link': async () => (await import('#screens/site/home/parts/IntroLink')).IntroLink,
  'verified-tip': async () => (await import('#screens/site/home/parts/VerifiedTip')).VerifiedTip,
  'report-button': async () =>
    (await import('#screens/site/home/report/ReportButton')).ReportButton,
  'message-writer': async () =>
    (await import('#screens/designer/writer/MessageWriter')).MessageWriter,
  'feature-plans': async () =>
    (await import('#screens/site/features/parts/FeaturePlans')).FeaturePlans,
  'command-list': async () => (await import('#screens/site/docs/commands/CommandList')).CommandList,
  'version-toggle': async () =>
    (await import('#screens/site/docs/changelog/VersionToggle')).VersionToggle,
  'version-aside': async () =>
    (await import('#screens/site/docs/changelog/VersionList')).VersionAside,
};

const Palette = lazyPart(async () => (await loadPalette()).Palette);
const PricingDialog = lazyPart(async () => (await loadPricing()).PricingDialog);
const DocsSearch = lazyPart(async () => (await loadDocsSearch()).DocsSearch);

const OwnSettingsHost = lazyPart(async () => (await import('./OwnSettingsHost')).OwnSettingsHost);

/** The places of the documentation that are shown; see `public/first-paint.js`. */
const ownPlaces = ':root[data-session][data-last-server] [data-own]';

const afterChange = (isOpen: boolean): DialogState => (isOpen ? 'open' : 'closed');

function SiteHost() {
  const site = usePageState();
  const [hasOwnPlaces] = useState(() => document.querySelector(ownPlaces) !== null);
  return (
    <>
      <DemoBar isExpected={false} />
      <SessionFlows />
      {site.paletteRequests > 0 && (
        <Suspense>
          <Palette requests={site.paletteRequests} />
        </Suspense>
      )}
      {site.pricing !== 'never' && (
        <Suspense>
          <PricingDialog
            isOpen={site.pricing === 'open'}
            onOpenChange={(isOpen) => pageState.change({ pricing: afterChange(isOpen) })}
          />
        </Suspense>
      )}
      {site.docsSearch !== 'never' && (
        <Suspense>
          <DocsSearch
            isOpen={site.docsSearch === 'open'}
            onOpenChange={(isOpen) => pageState.change({ docsSearch: afterChange(isOpen) })}
          />
        </Suspense>
      )}
      {hasOwnPlaces && (
        <Suspense>
          <OwnSettingsHost />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
