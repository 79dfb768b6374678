import { describe, expect, it } from 'vitest';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { commandExecutedText, configMessages, configProblemText } from './config';

describe('configMessages', () => {
  it('has the fixed texts', () => {
    expect(configMessages).toEqual({
      notAllowedToModify: "You don't have permission to modify this configuration",
      notAllowedToSave: "You don't have permission to save these changes",
      notAllowedToEditApi: "You don't have permission to modify API settings",
      signInRequired: 'Authentication required to save changes',
      factorRequired: 'Nothing was changed. Try again and enter a code of your authenticator app.',
      factorMissing: 'Nothing was changed. Set up an authenticator app first.',
      invalidServer: 'Invalid server configuration',
      unanswered:
        'The server did not respond, so your changes may not have been saved. Check your connection and save again.',
      unknown: 'Failed to save configuration',
      saved: 'Configuration saved successfully!',
      commandExecuted: 'Command Executed',
    });
    expect(commandExecutedText('poll')).toBe('Successfully executed poll');
  });
});

describe('configProblemText', () => {
  const problems: Record<ConfigProblem['kind'], ConfigProblem> = {
    notASnowflake: { kind: 'notASnowflake', path: '' },
    notAUrl: { kind: 'notAUrl', path: '' },
    notAColor: { kind: 'notAColor', path: '' },
    notACron: {
      kind: 'notACron',
      path: '',
      problem: { kind: 'outOfRange', part: 'minute', written: '60', least: 0, most: 59 },
    },
    notAnInteger: { kind: 'notAnInteger', path: '', error: { kind: 'notANumber' } },
    outOfBounds: { kind: 'outOfBounds', path: '', least: 0, most: 100 },
    notAnEmoji: { kind: 'notAnEmoji', path: '' },
    emptyName: { kind: 'emptyName', path: '0.name' },
    emptyValue: { kind: 'emptyValue', path: '0.value' },
    duplicate: { kind: 'duplicate', path: '1' },
    sameChannel: { kind: 'sameChannel', path: '0' },
    tooLong: { kind: 'tooLong', path: '', limit: 80, count: 81 },
    tooMany: { kind: 'tooMany', path: '', limit: 20, count: 21 },
  };

  it.each(Object.entries(problems))('is one short line for %s', (_, problem) => {
    expect(configProblemText(problem)).toMatch(/^[A-Z].{10,70}\.$/);
  });

  it('has a different text with numbers for each problem', () => {
    const texts = Object.values(problems).map(configProblemText);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContain('Shorten this to 80 characters; it has 81.');
    expect(texts).toContain('Enter a whole number from 0 to 100.');
    expect(texts).toContain('Keep at most 20 entries; there are 21.');
  });
});
