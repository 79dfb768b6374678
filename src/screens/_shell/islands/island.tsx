import { type ComponentType, createContext, type ReactElement, use } from 'react';

/**
 * Every island by its name, with the props of its component, which are JSON. The file of each component adds its own
 * line (`declare module`); the registry of the app names the module of each.
 */
// An interface that starts empty is what module augmentation needs.
export interface IslandProps {}

export type IslandName = keyof IslandProps;

/**
 * When the code of an island is loaded besides the moment it is hovered, focused or pressed:
 * - `session`: at once, where a session is stored in this browser;
 * - `fragment`: at once, where the address has a fragment, and whenever that changes.
 */
export type IslandStart = 'session' | 'fragment';

export interface IslandOptions {
  hydrateOn?: IslandStart;
}

/** Renders an island of a page that is written as a file, as a React root of its own. */
export interface StaticRendering {
  render: (name: IslandName, content: ReactElement) => { id: string; html: string };
}

/** Set while a page is written as a file. Everywhere else islands are ordinary components of their page. */
export const StaticRenderingContext = createContext<StaticRendering | null>(null);

/**
 * Marks a component as an island: in the file of a page it is rendered ahead, and its code is loaded and hydrated when
 * it is wanted. Its props go through JSON.
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
        // Written by React itself, from our own components.
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
