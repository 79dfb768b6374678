import { describe, expect, it } from 'vitest';
import { cronProblem } from '#domain/bot-config/cron-syntax';
import { cronProblemText } from './cron';

describe('cronProblemText', () => {
  it.each([
    ['60 * * * *', 'The minute is 60. Use 0 to 59.'],
    ['* 24 * * *', 'The hour is 24. Use 0 to 23.'],
    ['* * 32 * *', 'The day of the month is 32. Use 1 to 31.'],
    ['* * 0 * *', 'The day of the month is 0. Use 1 to 31.'],
    ['* * * 13 *', 'The month is 13. Use 1 to 12, or names like jan.'],
    ['* * * * 8', 'The day of the week is 8. Use 0 to 7, or names like mon.'],
    ['0,60 * * * *', 'The minute is 60. Use 0 to 59.'],
    ['0 20-24 * * *', 'The hour is 24. Use 0 to 23.'],
    [
      '0 22-2 * * *',
      'The hour range 22-2 ends before it starts. Swap its start and end, or use a list.',
    ],
    [
      '0 0 * * fri-mon',
      'The day of the week range fri-mon ends before it starts. Swap its start and end, or use a list.',
    ],
    ['*/0 * * * *', 'The step for the minute is 0. Use 1 to 59.'],
    ['0 */24 * * *', 'The step for the hour is 24. Use 1 to 23.'],
    ['5/10 * * * *', 'The minute 5/10 has a step without a range. Use 0-59/5.'],
    ['x * * * *', 'The minute “x” is not valid. Use * or 0 to 59.'],
    ['0 0 * foo *', 'The month “foo” is not valid. Use * or 1 to 12, or names like jan.'],
    ['1,,2 * * * *', 'The minute has an empty entry. Remove a comma.'],
    ['* * * *', 'Enter five parts separated by spaces, like 0 */5 * * *. There are 4.'],
    ['0 0 0 * * *', 'Enter five parts separated by spaces, like 0 */5 * * *. There are 6.'],
    ['@daily', 'Enter five parts separated by spaces, like 0 */5 * * *. There are 1.'],
    [' ', 'Enter five parts separated by spaces, like 0 */5 * * *. There are 0.'],
  ])('%j: %s', (schedule, text) => {
    const problem = cronProblem(schedule);
    expect(problem && cronProblemText(problem)).toBe(text);
  });
});
