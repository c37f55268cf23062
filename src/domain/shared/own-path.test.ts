import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/perfil',
  '/perfil?aba=insignias#conquistas',
  '/corretor-de-redacao?tema=bullying&redacao=3f2a',
  '/a//b',
  '/perfil/a%2Fb',
  '/perfil?x=https://evil.example',
  '/perfil?x=//evil.example/..//y',
  '/perfil#//evil.example',
  '/.well-known/x',
  '/a..b/...',
  '/reda%C3%A7%C3%A3o',
  `/${'a'.repeat(1999)}`,
])('%s is a path of ours', (address) => {
  expect(ownPath(address)).toBe(address)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a word', 'perfil'],
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line break between the slashes', '/\n/evil.example'],
  ['a return between the slashes', '/\r/evil.example'],
  ['a null between the slashes', '/\0/evil.example'],
  ['a space in front', ' /perfil'],
  ['a tab in front', '\t//evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a backslash and a slash', '\\/evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab before the backslash', '/\t\\evil.example'],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded slash in capitals', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded backslash in capitals', '/%5Cevil.example'],
  ['a dot that leaves two slashes', '/.//evil.example'],
  ['two dots that leave two slashes', '/..//evil.example'],
  ['an encoded dot', '/%2e//evil.example'],
  ['an encoded dot in capitals', '/%2E%2E//evil.example'],
  ['dots further on', '/a/..//evil.example'],
  ['dots at the end', '/a/..'],
  ['dots before the query', '/a/..?x=1'],
  ['a scheme', 'https://evil.example/'],
  ['our own address whole', 'https://domine.example/perfil'],
  ['a scheme with one slash', 'https:/evil.example'],
  ['a scheme without a slash', 'https:evil.example'],
  ['script', 'javascript:alert(1)'],
  ['script behind a line break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a wide slash', '/／evil.example'],
  ['a zero-width space', '/\u200b/evil.example'],
  ['letters that are not encoded', '/redação'],
  ['a delete character', '/\x7f/evil.example'],
  ['too long', `/${'a'.repeat(2000)}`],
])('%s is none', (_, address) => {
  expect(ownPath(address)).toBeNull()
})

test('whatever passes leads to this site, and keeps one slash at its start', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    '\t',
    '\n',
    '?',
    '#',
    '@',
    ':',
    'a',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = `/${parts.join('')}`
      if (ownPath(address) === null) return
      const { origin, pathname } = new URL(address, 'https://domine.example/sem-internet')
      expect(origin).toBe('https://domine.example')
      expect(pathname).not.toMatch(/^\/[/\\]/)
      expect(decodeURIComponent(pathname)).not.toMatch(/^\/[/\\]/)
    }),
  )
})
