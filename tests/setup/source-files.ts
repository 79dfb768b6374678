import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** One import of a source file. `dynamic` marks `import(…)`. */
export interface Import {
  specifier: string;
  dynamic: boolean;
}

/** Returns the matching files of a folder, as paths from the root with forward slashes. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => name.test(path))
    .toSorted();
}

/** Returns every TypeScript file of `src`. */
export function sourceFiles(): string[] {
  return filesBelow('src', /(?<!\.d)\.tsx?$/);
}

/** Returns whether only tests and stories use a file. Such a file may import the modules that it tests or shows. */
export function isTestFile(path: string): boolean {
  return /(\.(test|walk\.test|stories|fixture|fixtures)|\/story-frame)\.tsx?$/.test(path);
}

/** Returns the imports and re-exports of a file: static, type-only and dynamic. */
export function importsOf(path: string): Import[] {
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (source: { value: unknown } | null, dynamic = false) => {
    if (typeof source?.value === 'string') found.push({ specifier: source.value, dynamic });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') add(source, true);
    },
  }).visit(program);
  return found;
}
