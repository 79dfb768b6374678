import { format } from 'oxfmt';
import { build, type Rolldown } from 'vite';
import style from '../../.oxfmtrc.json';

/**
 * Returns the rules and texts of the health check for the edge functions, which are deployed without the site's source.
 * The function has the types of `src/content/health-answer.ts`.
 */
export async function healthRulesFile(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: 'src/content/health-answer.ts', formats: ['es'] },
      rolldownOptions: { external: ['valibot'] },
    },
  })) as Rolldown.RolldownOutput[];
  const [code = ''] = built.flatMap(({ output: [chunk] }) => chunk.code);
  const formatted = await format(
    'health-rules.js',
    `// Generated from src/content/health-answer.ts by «npm run generate».
// deno-lint-ignore-file
// @ts-nocheck
${code}`,
    { printWidth: style.printWidth, singleQuote: style.singleQuote },
  );
  return formatted.code;
}
