import { describe, expect, it } from 'vitest';
import { parseXml } from './xml';

it('reads names, attributes, text and nesting', () => {
  const document = `<?xml version="1.0" encoding="utf-8"?>
<!-- a feed --><feed xmlns='urn:x' xml:lang="en"><title>A &amp; B &#x1F600; &#66;</title><a:link href="?a=1&amp;b=2"/><t><![CDATA[<b>&]]></t></feed>
`;
  expect(parseXml(document)).toEqual({
    name: 'feed',
    attributes: { xmlns: 'urn:x', 'xml:lang': 'en' },
    text: '',
    children: [
      { name: 'title', attributes: {}, children: [], text: 'A & B 😀 B' },
      { name: 'a:link', attributes: { href: '?a=1&b=2' }, children: [], text: '' },
      { name: 't', attributes: {}, children: [], text: '<b>&' },
    ],
  });
});

describe('rejects malformed XML:', () => {
  it.each([
    ['', 'Not exactly one root'],
    ['<a/><b/>', 'Not exactly one root'],
    ['text<a/>', 'Text outside of the root'],
    ['<a>', '<a> is not closed'],
    ['<a></b>', '</b> closes nothing'],
    ['</a>', '</a> closes nothing'],
    ['<a><b></a></b>', '</a> closes nothing'],
    ['<a>this & that</a>', 'A bare &'],
    ['<a>&nbsp;</a>', 'an entity that XML does not know'],
    ['<a b=c/>', 'Not well-formed'],
    ['<a b="1" b="2"/>', 'An attribute twice'],
    ['<a>1 < 2</a>', 'Not well-formed'],
    ['<a b="<"/>', 'Not well-formed'],
    ['<!DOCTYPE a><a/>', 'Not well-formed'],
    ['<a><!-- open</a>', 'Not well-formed'],
  ])('%s', (document, problem) => {
    expect(() => parseXml(document)).toThrow(problem);
  });
});
