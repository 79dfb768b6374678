import { type ComponentType, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import {
  island,
  type StaticRendering,
  StaticRenderingContext,
} from '#screens/_shell/islands/island';
import type { SiteFrameProps } from '#screens/_shell/site/SiteFrame';
import { IslandRoot } from './IslandRoot';
import { SiteBar } from './SiteBar';

const Bar = island('site-bar', SiteBar, { wake: 'session' });

export interface StaticPageProps {
  path: string;
  Frame: ComponentType<SiteFrameProps>;
  children: ReactNode;
}

/** A page as its file has it: everything is HTML, and each island is rendered as a React root of its own. */
export function StaticPage({ path, Frame, children }: StaticPageProps) {
  const [rendering] = useState(() => renderingFor(path));
  return (
    <StaticRenderingContext value={rendering}>
      <NavigationProvider address={{ pathname: path, hash: '' }} replaceHash={() => {}}>
        <Frame header={<Bar />}>{children}</Frame>
      </NavigationProvider>
    </StaticRenderingContext>
  );
}

function renderingFor(page: string): StaticRendering {
  let count = 0;
  return {
    render: (name, content) => {
      count += 1;
      const id = `${name}-${count}`;
      const html = renderToString(<IslandRoot page={page}>{content}</IslandRoot>, {
        identifierPrefix: id,
      });
      return { id, html };
    },
  };
}
