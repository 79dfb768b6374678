/** A table of a TOML file. */
export interface Table {
  name: string;
  values: Record<string, string>;
}

/**
 * Returns the tables of a TOML file in order. Supports only the syntax that our files use: one key and value per line.
 */
export function tablesOf(toml: string): Table[] {
  const tables: Table[] = [{ name: '', values: {} }];
  for (const line of toml.split('\n')) {
    const heading = /^\[+([^\]]+)\]+$/.exec(line)?.[1];
    if (heading !== undefined) tables.push({ name: heading, values: {} });
    const [, key, value] = /^([\w-]+) = "?(.*?)"?$/.exec(line) ?? [];
    const table = tables.at(-1);
    if (table && key !== undefined && value !== undefined) table.values[key] = value;
  }
  return tables;
}
