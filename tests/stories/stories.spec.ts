import {
  entries,
  sessionTextOf,
  storyIdOf,
  textsOfStory,
} from '../../.storybook/catalogue/catalogue';
import { storiesByFile } from './built-storybook';
import { expect, test, type Outcome } from './test';

const fine: Outcome = {
  status: 'success',
  errors: [],
  axe: [],
  logged: [],
  missingErrors: [],
  unseen: [],
};

/** The links of the catalogue to consoles, each with the message that the screen of the machine must show. */
const links = entries.flatMap(({ text, place }) =>
  'machine' in place ? [{ text, id: storyIdOf(place), session: sessionTextOf(place) }] : [],
);

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    // Stories of the same file run one after the other on one page. Different files run in parallel.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(story.id, async ({ stage }) => {
        expect(await stage.show(story, textsOfStory(story.id))).toEqual(fine);
      });
      for (const { text, session } of links.filter(({ id }) => id === story.id)) {
        test(`${story.id} after steps: ${text}`, async ({ stage }) => {
          expect(await stage.show(story, [text], session)).toEqual(fine);
        });
      }
    }
  });
}
