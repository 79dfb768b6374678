import { type ComponentType, createContext, type ReactElement, use } from 'react';

/**
 * Maps the name of each island to the props of its component. The props must be JSON. The file of each component adds
 * its entry (`declare module`). The app's registry maps names to modules.
 */
// An interface, because module augmentation needs one. It is initially empty.
export interface IslandProps {}

export type IslandName = keyof IslandProps;

/**
 * Islands are loaded on hover, focus and press. `session`: also immediately if a session is stored in this browser.
 * `fragment`: also when the URL has or gets a fragment.
 */
export type IslandStart = 'session' | 'fragment';

export interface IslandOptions {
  hydrateOn?: IslandStart;
}

/** Renders an island of a prerendered page. Each island has its own React root. */
export interface StaticRendering {
  render: (name: IslandName, content: ReactElement) => { id: string; html: string };
}

/** The context is provided only while a page file is rendered. Without it, islands are ordinary components. */
export const StaticRenderingContext = createContext<StaticRendering | null>(null);

/** Prerenders a component in a page file, and hydrates it on first use. Its props are serialized as JSON. */
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
        // The HTML is safe, because React rendered it from our own components.
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
