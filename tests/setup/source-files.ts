import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One import of a source file. `dynamic` marks `import(…)`, which loads when it is reached. */
export interface Import {
  specifier: string;
  dynamic: boolean;
}

/** Every file below a folder whose name matches, as paths from the root with forward slashes. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => name.test(path))
    .toSorted();
}

/** Every TypeScript file of `src`. */
export function sourceFiles(): string[] {
  return filesBelow('src', /(?<!\.d)\.tsx?$/);
}

/** Whether a file is backstage: tests, walks, stories and what they stand in may import what they show. */
export function isBackstage(path: string): boolean {
  return /(\.(test|walk\.test|stories|fixture|fixtures)|\/story-frame)\.tsx?$/.test(path);
}

/** What a file imports or re-exports: statically, by type, or dynamically. */
export function importsOf(path: string): Import[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) found.push({ specifier, dynamic: ts.isCallExpression(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  }
  if (ts.isImportTypeNode(node)) {
    const { argument } = node;
    return ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)
      ? argument.literal.text
      : null;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteral(argument) ? argument.text : null;
  }
  return null;
}
