import { describe, expect, it } from 'vitest';
import { buildIndex, searchDocs, type DocDocument } from './search';

const documents: readonly DocDocument[] = [
  place('/docs', 'Overview', '', 'What Grouped does.'),
  place('/docs#points', 'Overview', 'Points', 'Points reward good conversation. See the café.'),
  place('/docs#tickets', 'Overview', 'Tickets', 'A ticket may cost points.'),
  place('/docs/tickets', 'Tickets', '', 'All about them.'),
  place('/docs/commands#addrole', 'Admin commands', '/addrole', 'Gives a member a role.'),
  place('/docs/changelog/1.45', 'Version 1.45', '', 'Time and access.'),
  place('/docs/changelog/1.5', 'Version 1.5', '', 'Onboarding, and many other things.'),
];
const index = buildIndex(documents);
const found = (query: string, limit?: number) =>
  searchDocs(index, query, limit).map(({ path }) => path);

describe('results', () => {
  it.each([
    ['point', ['/docs#points', '/docs#tickets']],
    ['POINTS reward', ['/docs#points']],
    ['points role', []],
    ['addrole', ['/docs/commands#addrole']],
    ['/addrole', ['/docs/commands#addrole']],
    ['cafe', ['/docs#points']],
    ['CAFÉ', ['/docs#points']],
    ['1.5', ['/docs/changelog/1.5']],
    ['v1.5', ['/docs/changelog/1.5']],
    ['1.4', ['/docs/changelog/1.45']],
    ['ints', []],
    ['', []],
    [' / ? ', []],
  ])('"%s"', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('rank titles before headings and headings before text', () => {
    expect(found('tickets')).toEqual(['/docs/tickets', '/docs#tickets']);
    expect(found('points')).toEqual(['/docs#points', '/docs#tickets']);
  });

  it('rank exact names first, with or without a slash', () => {
    const named = buildIndex([
      place('/a', 'Points and more points', '', 'Points, points.'),
      place('/b', 'Commands', '/points', 'Changes them.'),
      place('/c', 'Overview', 'Points', 'What they are.'),
    ]);
    const order = (query: string) => searchDocs(named, query).map(({ path }) => path);

    expect(order('points')).toEqual(['/c', '/b', '/a']);
    expect(order('/points')).toEqual(['/b', '/a', '/c']);
  });

  it('rank documents of lower weight last', () => {
    const old = { ...place('/old', 'Version 1.1', 'Relays', 'New.'), weight: 0.5 };
    const both = buildIndex([old, place('/now', 'Version 1.1', 'Relays', 'Now.')]);

    expect(searchDocs(both, 'relay').map(({ path }) => path)).toEqual(['/now', '/old']);
  });

  it('rank a page before its sections', () => {
    expect(found('overview')[0]).toBe('/docs');
  });

  it('tolerate a wrong letter only if nothing else matches', () => {
    expect(found('onbaording')).toEqual([]);
    expect(found('onbording')).toEqual(['/docs/changelog/1.5']);
    expect(found('membar')).toEqual(['/docs/commands#addrole']);
    expect(found('rolf')).toEqual([]);
  });

  it('are limited', () => {
    expect(found('overview', 2)).toHaveLength(2);
  });

  it('use only the first words of a long query', () => {
    expect(
      found(`points reward good conversation see the cafe points ${'x'.repeat(50_000)}`),
    ).toEqual(['/docs#points']);
  });
});

describe('excerpts', () => {
  it('mark the matches', () => {
    expect(searchDocs(index, 'conv cafe')).toEqual([
      {
        path: '/docs#points',
        title: 'Overview',
        section: 'Points',
        excerpt: [
          { text: 'Points reward good ', isMatch: false },
          { text: 'conversation', isMatch: true },
          { text: '. See the ', isMatch: false },
          { text: 'café', isMatch: true },
          { text: '.', isMatch: false },
        ],
      },
    ]);
  });

  it('join lines, separated where they have no punctuation', () => {
    const lines = 'First.\nOne item\nAnother\n  item:\nend';
    const [hit] = searchDocs(buildIndex([place('/x', 'X', '', lines)]), 'x');

    expect(hit?.excerpt).toEqual([
      { text: 'First. One item · Another · item: end', isMatch: false },
    ]);
  });

  it('show the beginning if only a heading matches', () => {
    expect(searchDocs(index, '1.45')[0]?.excerpt).toEqual([
      { text: 'Time and access.', isMatch: false },
    ]);
  });

  it('show whole words around the first match', () => {
    const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`;
    const [hit] = searchDocs(buildIndex([place('/long', 'Long', '', text)]), 'needle');

    expect(hit?.excerpt).toEqual([
      { text: '… ', isMatch: false },
      { text: 'before '.repeat(5), isMatch: false },
      { text: 'needle', isMatch: true },
      { text: ` ${'after '.repeat(17)}after`, isMatch: false },
      { text: ' …', isMatch: false },
    ]);
  });

  it('cut a text without spaces', () => {
    const [hit] = searchDocs(buildIndex([place('/x', 'X', '', 'x'.repeat(5_000))]), 'x');

    expect(hit?.excerpt.map((piece) => piece.text).join('').length).toBeLessThan(160);
  });
});

function place(path: string, title: string, section: string, text: string): DocDocument {
  return { id: path, path, title, section, text };
}
