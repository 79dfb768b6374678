import { type ComponentType, createContext, type ReactElement, use } from 'react';

/**
 * All islands by name, with their component's props, which must be JSON. Each component's file adds its entry (`declare
 * module`); the app's registry maps names to modules.
 */
// Module augmentation needs an interface, initially empty.
export interface IslandProps {}

export type IslandName = keyof IslandProps;

/**
 * When an island's code loads, in addition to hover, focus and press:
 * - `session`: at once if a session is stored in this browser
 * - `fragment`: at once if the URL has a fragment, and whenever it changes
 */
export type IslandStart = 'session' | 'fragment';

export interface IslandOptions {
  hydrateOn?: IslandStart;
}

/** Renders an island of a prerendered page as its own React root. */
export interface StaticRendering {
  render: (name: IslandName, content: ReactElement) => { id: string; html: string };
}

/** Provided while a page file is rendered. Elsewhere islands are ordinary components. */
export const StaticRenderingContext = createContext<StaticRendering | null>(null);

/**
 * Marks a component as an island: prerendered in a page file, loaded and hydrated on first use. Its props are
 * serialized as JSON.
 */
export function island<Name extends IslandName>(
  name: Name,
  Component: ComponentType<IslandProps[Name]>,
  { hydrateOn }: IslandOptions = {},
): ComponentType<IslandProps[Name]> {
  return function Island(props: IslandProps[Name]) {
    const rendering = use(StaticRenderingContext);
    if (rendering === null) return <Component {...props} />;
    const { id, html } = rendering.render(name, <Component {...props} />);
    return (
      <grouped-island
        id={id}
        data-name={name}
        data-props={JSON.stringify(props)}
        data-hydrate={hydrateOn}
        // HTML that React rendered from our own components.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'grouped-island': {
        id: string;
        'data-name': string;
        'data-props': string;
        'data-hydrate': IslandStart | undefined;
        dangerouslySetInnerHTML: { __html: string };
      };
    }
  }
}
