// The messages for the designer benchmark, and the bare page it is compared with.

/** The end of every description. The benchmark types after it and looks for it in the preview. */
export const ENDING = 'Typed:';

/**
 * @typedef {object} Embed
 * @property {string} title
 * @property {string} description
 * @property {{ name: string }} author
 * @property {{ text: string }} footer
 * @property {{ name: string, value: string, inline: boolean }[]} fields
 */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {Embed[]} embeds
 */

const prose = `**Release 2.4** is out: *faster*, __calmer__ and ~~smaller~~ fairer. See [the notes](https://example.com/notes).
> Quoted from the team, with \`code\` in it.
- one thing
- another thing for <@123456789012345678>
Everything else stays as it was, and nobody has to do anything about it today.
`;

/**
 * Returns the messages to measure. They have no images, because the benchmark has no network access.
 *
 * @param {number} typed how many characters the benchmark will type; a description of the maximum length leaves room
 * for them
 * @returns {Case[]}
 */
export function designerCases(typed) {
  const short = { ...embed('Hello', `A short one.\n${ENDING}`), fields: [] };
  const full = embed('Release 2.4', filled(4096 - typed));
  return [
    { name: 'a short embed', embeds: [short] },
    { name: '4096 characters and 25 fields', embeds: [full] },
    { name: '10 full embeds', embeds: Array.from({ length: 10 }, () => full) },
  ];
}

/**
 * @param {string} title
 * @param {string} description
 * @returns {Embed}
 */
function embed(title, description) {
  const fields = Array.from({ length: 25 }, (_, index) => ({
    name: `Field ${index + 1}`,
    value: `The **value** of field ${index + 1}, with \`code\` and a few words more`,
    inline: index % 2 === 0,
  }));
  return {
    title,
    description,
    author: { name: 'The team' },
    footer: { text: 'Sent by us' },
    fields,
  };
}

/** @param {number} length */
function filled(length) {
  const room = length - ENDING.length - 1;
  return `${prose.repeat(Math.ceil(length / prose.length)).slice(0, room)}\n${ENDING}`;
}

/**
 * Returns the HTML of a minimal page for the case: a text area, and every text of the message as plain text next to it.
 * The plain text of the description is updated on every input in the text area.
 * @param {Case} shown
 */
export function barePage({ embeds }) {
  const [first] = embeds;
  const texts = embeds.flatMap((each) => [
    each.author.name,
    each.title,
    ...(each === first ? [] : [each.description]),
    ...each.fields.flatMap(({ name, value }) => [name, value]),
    each.footer.text,
  ]);
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Bare</title></head>
  <body>
    <label>Description<br><textarea rows="12" cols="60">${escaped(first?.description ?? '')}</textarea></label>
    <section aria-label="Preview">
      <p id="output" style="white-space: pre-wrap">${escaped(first?.description ?? '')}</p>
      ${texts.map((text) => `<p style="white-space: pre-wrap">${escaped(text)}</p>`).join('\n      ')}
    </section>
    <script>
      const input = document.querySelector('textarea');
      const output = document.querySelector('#output').firstChild;
      input.addEventListener('input', () => { output.data = input.value; });
    </script>
  </body>
</html>
`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
