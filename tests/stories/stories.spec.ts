import { textsOfStory } from '../../.storybook/catalogue/catalogue';
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

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    // Stories of the same file run one after the other on one page. Different files run in parallel.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(story.id, async ({ stage }) => {
        expect(await stage.show(story, textsOfStory(story.id))).toEqual(fine);
      });
    }
  });
}
