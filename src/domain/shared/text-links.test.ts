import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './text-links.ts'

const links = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))

test.each([
  ['veja https://exemplo.com.', ['https://exemplo.com']],
  ['(http://exemplo.com/a?b=c#d)', ['http://exemplo.com/a?b=c#d']],
  ['https://a.com e https://b.com!', ['https://a.com', 'https://b.com']],
  ['HTTPS://EXEMPLO.COM', ['HTTPS://EXEMPLO.COM']],
])('in %j the links are %j', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://banco.com@evil.example/',
  'exemplo.com',
  'ftp://exemplo.com',
])('%j holds no link', (text) => {
  expect(links(text)).toEqual([])
})

test('the parts of any text are the text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('https://a.com/b.', 'http://x@y.z', 'oi', '(https://c.d)', 'https://', '."', 'ã'),
      ),
      (words) => {
        const text = words.join(' ')
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
