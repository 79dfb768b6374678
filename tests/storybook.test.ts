import * as lucide from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { iconGroups } from '../.storybook/docs/icons';

const storyFiles = {
  ...import.meta.glob<string>('../src/**/*.stories.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
  ...import.meta.glob<string>('../.storybook/**/*.stories.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
const docsFiles = import.meta.glob<string>('../.storybook/docs/*.mdx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const sources = import.meta.glob<string>(
  ['../src/**/*.tsx', '../src/**/*icons.ts', '!../src/**/*.stories.tsx'],
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);

const roots = [
  'Welcome',
  'Foundations',
  'Components',
  'Patterns',
  'Screens',
  'Flows',
  'Machines',
  'Project',
];

/** Names that keep their capitals: abbreviations, and names on screen that docs/product.md fixes. */
const properNames = /\b(?:API|Discord|Team Management)\b/g;

const titles = [
  ...Object.entries(storyFiles).map(([file, code]) => [
    file,
    /\btitle: '([^'/]+\/[^']*)'/.exec(code)?.[1],
  ]),
  ...Object.entries(docsFiles).map(([file, code]) => [
    file,
    /<Meta title="([^"]*)"/.exec(code)?.[1],
  ]),
] as const;

describe('the sidebar of Storybook', () => {
  it.each(titles)('has an entry for %s', (_, title = '') => {
    const [root, ...levels] = title.split('/');
    expect(roots).toContain(root);
    for (const level of levels) {
      expect(level.replaceAll(properNames, '')).toMatch(/^[^A-Z]*$|^[A-Z][^A-Z]*$/);
    }
  });

  it('has no two entries that differ only by case or spaces', () => {
    const known = new Map<string, string>();
    for (const title of new Set(titles.map(([, each = '']) => each))) {
      for (const part of title.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))) {
        const key = part.toLowerCase().replaceAll(/[\s-]/g, '');
        expect(known.get(key) ?? part).toBe(part);
        known.set(key, part);
      }
    }
  });
});

describe('the page of icons', () => {
  it('has every icon that three files use', () => {
    const files = new Map<string, number>();
    for (const code of Object.values(sources)) {
      for (const [, list = ''] of code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
        for (const name of list.split(',').map((each) => each.trim().replace(/ as .*/, ''))) {
          files.set(name, (files.get(name) ?? 0) + 1);
        }
      }
    }
    const shared = [...files].filter(([name, count]) => /^[A-Z]/.test(name) && count > 2);
    const listed = Object.values(iconGroups).flatMap((icons) => Object.keys(icons));
    expect(shared.length).toBeGreaterThan(40);
    expect(shared.map(([name]) => name).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('names each icon by its name in Lucide', () => {
    const drawn = new Map<string, unknown>(Object.entries(lucide));
    for (const icons of Object.values(iconGroups)) {
      for (const [name, { icon }] of Object.entries(icons)) expect(icon).toBe(drawn.get(name));
    }
  });
});
