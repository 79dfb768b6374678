import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entries } from '../catalogue/catalogue';
import { consoleOf } from '../console/adapter';
import { screenOf } from './screens';
import { filesBelow } from '../../tests/setup/source-files';

const modules = import.meta.glob<Record<string, unknown>>(
  '../../src/machines/*/*/*.{machine,fixtures}.ts',
  { eager: true },
);
const ids = Object.keys(modules).flatMap((path) => {
  const folder = /([\w-]+)\.machine\.ts$/.exec(path)?.[1];
  if (folder === undefined) return [];
  const module = (kind: string) => modules[path.replace('.machine.', `.${kind}.`)] ?? {};
  return [{ folder, id: consoleOf(module('fixtures'), module('machine')).machine.id }];
});

const titles = filesBelow('src/screens', /\.stories\.tsx$/).map(
  (path) => /title: '([^']+)'/.exec(readFileSync(path, 'utf8'))?.[1] ?? '',
);

describe('the screens of the machines', () => {
  it.each(ids)('$folder has a screen, or a reason why it has none', ({ id }) => {
    expect(screenOf(id)).not.toBeNull();
  });

  it.each(ids)('$folder names existing stories, if it names some', ({ id }) => {
    const screen = screenOf(id);
    const named = screen?.kind === 'none' ? /Screens\/[^.]+/.exec(screen.why)?.[0] : undefined;
    expect([...titles, undefined]).toContain(named);
  });

  it('knows no screen of another machine', () => {
    expect(screenOf('toString')).toBeNull();
    expect(screenOf('door')).toBeNull();
  });

  it('shows the screens to which the error catalogue leads', () => {
    const machines = entries.flatMap(({ place }) => ('machine' in place ? [place.machine] : []));
    const missing = machines.filter((folder) => {
      const id = ids.find((each) => each.folder === folder)?.id ?? '';
      return screenOf(id)?.kind !== 'beside';
    });
    expect(missing).toEqual([]);
  });
});
