import { describe, expect, it } from 'vitest';
import { complaintsOf } from './error-tree';

const fieldError = (path: string, message = '', code = '') => ({ path, code, message });

describe('complaintsOf', () => {
  it.each([
    ['nothing', {}, []],
    ['null', null, []],
    ['a text', 'errors', []],
    ['no error tree', { errors: null }, []],
    [
      'the whole payload',
      { errors: { _errors: [{ code: 'C', message: 'M' }] } },
      [fieldError('', 'M', 'C')],
    ],
    [
      'a list and its entries',
      {
        errors: {
          embeds: {
            _errors: [
              {
                code: 'MAX_EMBED_SIZE_EXCEEDED',
                message: 'Embed size exceeds maximum size of 6000',
              },
            ],
            2: {
              fields: {
                24: { value: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'Required' }] } },
              },
            },
          },
        },
      },
      [
        fieldError('embeds.2.fields.24.value', 'Required', 'BASE_TYPE_REQUIRED'),
        fieldError('embeds', 'Embed size exceeds maximum size of 6000', 'MAX_EMBED_SIZE_EXCEEDED'),
      ],
    ],
    [
      'two errors of one part',
      { errors: { content: { _errors: [{ message: 'a' }, 7, { code: 'B' }] } } },
      [fieldError('content', 'a'), fieldError('content'), fieldError('content', '', 'B')],
    ],
    [
      'the indexes of older versions',
      { embeds: ['0', '3'] },
      [fieldError('embeds.0'), fieldError('embeds.3')],
    ],
    [
      'the texts of older versions',
      { content: ['Must be 2000 or fewer in length.'], code: 50_035, message: 'x' },
      [fieldError('content', 'Must be 2000 or fewer in length.')],
    ],
  ])('%s', (_, body, complaints) => {
    expect(complaintsOf(body)).toEqual(complaints);
  });

  it('limits depth and number of errors', () => {
    let deep: object = { _errors: [{ message: 'deep' }] };
    for (let level = 0; level < 100_000; level += 1) deep = { a: deep };
    expect(complaintsOf({ errors: deep })).toEqual([]);

    const wide = Array.from({ length: 10_000 }, () => ({ message: 'a' }));
    expect(complaintsOf({ errors: { _errors: wide } })).toHaveLength(100);
    expect(complaintsOf({ embeds: wide.map(() => '0') })).toHaveLength(100);
  });
});
