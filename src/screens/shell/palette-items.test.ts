import { describe, expect, it } from 'vitest';
import { rank } from '#domain/palette/rank';
import { demoServer, type Server } from '#domain/servers/server';
import { paletteItems } from './palette-items';

const heaven: Server = {
  id: '845201933120405504',
  name: 'Resell Heaven',
  icon: null,
  role: 'Owner',
  isDemo: false,
  hasLicense: true,
};

const first = (query: string, scope: Parameters<typeof paletteItems>[0]) => {
  const hit = rank(paletteItems(scope)).find(query, [])[0]?.items[0];
  return hit && [hit.group, hit.label, hit.href];
};

const nobody = { servers: [], server: null };

describe('paletteItems', () => {
  it('has unique ids', () => {
    const ids = paletteItems({ servers: [heaven], server: heaven }).map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each([
    ['features', ['Pages', 'Features', '/features']],
    ['embed designer', ['Pages', 'Embed Designer', '/embeds']],
    ['giveaway-reroll', ['Commands', '/giveaway-reroll', '/docs/admin-commands#giveaway-reroll']],
    ['1.45', ['Docs', 'Version 1.45', '/docs/changelog/1.45']],
    [
      'successPointsWhenDisabled',
      [
        'Settings',
        'Success points when off',
        `/dashboard/${demoServer.id}/points#successPointsWhenDisabled`,
      ],
    ],
  ])('finds %s', (query, expected) => {
    expect(first(query, nobody)).toEqual(expected);
  });

  it('lists the servers of the viewer, and the settings of the open one', () => {
    const scope = { servers: [heaven], server: heaven };
    expect(first('heaven', scope)).toEqual([
      'Servers',
      'Resell Heaven',
      '/dashboard/845201933120405504',
    ]);
    expect(first('award success points', scope)?.[2]).toMatch(
      /^\/dashboard\/845201933120405504\/points#/,
    );
  });

  it('always lists the demo server', () => {
    expect(first('demo', { servers: null, server: null })).toEqual([
      'Servers',
      demoServer.name,
      `/dashboard/${demoServer.id}`,
    ]);
  });
});
