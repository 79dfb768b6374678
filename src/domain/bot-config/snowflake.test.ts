import { describe, expect, it } from 'vitest';
import { idIn, isSnowflake } from './snowflake';

describe('isSnowflake', () => {
  it.each([
    ['12345678901234567', true],
    ['12345678901234567890', true],
    ['1234567890123456', false],
    ['123456789012345678901', false],
    ['', false],
    [' 123456789012345678', false],
    ['١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨', false],
  ])('%j → %s', (text, answer) => {
    expect(isSnowflake(text)).toBe(answer);
  });
});

describe('idIn', () => {
  it.each([
    [' 123456789012345678\n', '123456789012345678'],
    ['<#123456789012345678>', '123456789012345678'],
    ['<@&123456789012345678>', '123456789012345678'],
    ['<@!123456789012345678>', '123456789012345678'],
    ['<@123456789012345678>', '123456789012345678'],
    ['<#general>', '<#general>'],
    ['general', 'general'],
    ['', ''],
  ])('%j → %j', (text, id) => {
    expect(idIn(text)).toBe(id);
  });
});
