// Measures the parsing cost in milliseconds per kB for texts of increasing size: ordinary messages, and texts that try
// to make the parser slow. If parsing is linear, the numbers in a row are the same. The last column is the ratio of the
// last number to the first. Then measures a key press in a text of 1 MB, and the 10,000th edit of a session. Run
// `node tests/bench/markup.bench.mjs`, with an optional maximum size in kB.
import { performance } from 'node:perf_hooks';
import { createServer } from 'vite';
import { measurePaste, measureSession } from './designer-scale.mjs';
import { median } from './figures.mjs';

const most = Number(process.argv[2] ?? 128);
const sizes = [1, 4, 16, 64, 128, 256, 512, 1024].filter((size) => size <= most);
const repeats = 5;

const message = `# Release 2.4
**Bold**, *italic*, __underlined__, ~~gone~~, ||secret|| and \`code\`. See [the notes](https://example.com/notes)
or https://example.com/a_(b)?c=d. <@123456789012345678> met <#123456789012345678> at <t:1700000000:R>.
> Quoted **words**
> on two lines
- one
  - two with <:smile:123456789012345678>
1. first
2. second
-# Small print
\`\`\`js
const answer = 42;
\`\`\`
`;

const server = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { parseMarkup } = await server.ssrLoadModule('/src/domain/markup/parse.ts');
  const { repeated } = await server.ssrLoadModule('/tests/markup/fragments.ts');

  const rows = [message, ...repeated].map((/** @type {string} */ piece) => {
    const costs = sizes.map((size) => costPerKb(parseMarkup, textOf(piece, size), size));
    const [first = 0] = costs;
    return {
      name: piece === message ? 'a message' : JSON.stringify(piece),
      costs,
      rise: (costs.at(-1) ?? 0) / first,
    };
  });

  print(['ms per kB', ...sizes.map((size) => `${size} kB`), 'rise']);
  for (const { name, costs, rise } of rows) {
    print([name, ...costs.map((cost) => cost.toFixed(4)), `${rise.toFixed(1)} x`]);
  }
  const slowest = Math.max(...rows.map(({ costs }) => costs.at(-1) ?? 0));
  console.log(`\nSlowest at ${sizes.at(-1)} kB: ${slowest.toFixed(4)} ms per kB\n`);
  await measurePaste(server, message);
  console.log();
  await measureSession(server);
} finally {
  await server.close();
}

function textOf(/** @type {string} */ piece, /** @type {number} */ size) {
  return piece.repeat(Math.ceil((size * 1000) / piece.length)).slice(0, size * 1000);
}

/** Returns the median of several runs. */
function costPerKb(
  /** @type {(text: string, context: string) => unknown} */ parse,
  /** @type {string} */ text,
  /** @type {number} */ size,
) {
  const runs = Array.from({ length: repeats }, () => {
    const start = performance.now();
    parse(text, 'description');
    return performance.now() - start;
  });
  return median(runs) / size;
}

function print(/** @type {string[]} */ cells) {
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(10))).join(''),
  );
}
