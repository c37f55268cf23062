import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const SITE = 'https://domine.example'
const HOME = `${SITE}/`

test.each([
  ['an address of the site', `${SITE}/perfil`, `${SITE}/perfil`],
  ['with a query', `${SITE}/perfil?aba=insignias`, `${SITE}/perfil?aba=insignias`],
  ['the site itself', SITE, HOME],
  ['a path', '/perfil?aba=insignias', `${SITE}/perfil?aba=insignias`],
  ['the default port written out', 'https://domine.example:443/perfil', `${SITE}/perfil`],
  ['capitals in scheme and host', 'HTTPS://Domine.Example/perfil', `${SITE}/perfil`],
  ['an encoded slash further on', `${SITE}/perfil/a%2Fb`, `${SITE}/perfil/a%2Fb`],
  [
    'another address as a parameter',
    `${SITE}/perfil?x=https://evil.example`,
    `${SITE}/perfil?x=https://evil.example`,
  ],
])('%s is kept', (_name, requested, target) => {
  expect(redirectTarget(requested, SITE)).toBe(target)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/perfil'],
  ['the site by http', 'http://domine.example/perfil'],
  ['another port', 'https://domine.example:8443/perfil'],
  ['a longer host', 'https://domine.example.evil.example/'],
  ['a host that ends alike', 'https://evildomine.example/'],
  ['a subdomain', 'https://a.domine.example/'],
  ['a dot after the host', 'https://domine.example./'],
  ['our name as the user', 'https://domine.example@evil.example/'],
  ['our name as user and password', 'https://domine.example:443@evil.example/'],
  ['a user on our host', 'https://ana@domine.example/'],
  ['an empty user with a password', 'https://:x@domine.example/'],
  ['our name behind a fragment', 'https://evil.example#@domine.example/'],
  ['our name behind a query', 'https://evil.example?@domine.example/'],
  ['an address without a scheme', '//evil.example/perfil'],
  ['three slashes', '///evil.example/perfil'],
  ['a slash and a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash after the scheme', 'https:\\\\evil.example'],
  ['a backslash before our name', 'https://evil.example\\@domine.example/'],
  ['one slash after the scheme', 'https:/evil.example'],
  ['no slash after the scheme', 'https:evil.example'],
  ['no slash after our scheme', 'https:perfil'],
  ['a tab inside the slashes', '/\t/evil.example'],
  ['a line break inside the scheme', 'java\nscript:alert(1)'],
  ['a space in front', ' https://evil.example'],
  ['a null at the end', `${SITE}/perfil\0`],
  ['script', 'javascript:alert(1)'],
  ['script with our address in it', `javascript:alert(1)//${SITE}/`],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a program of the telephone', 'domine://perfil'],
  ['a path of two slashes on our host', `${SITE}//evil.example`],
  ['dots that leave two slashes', `${SITE}/..//evil.example`],
  ['dots in a path that leave two slashes', '/.//evil.example'],
  ['an encoded second slash', `${SITE}/%2Fevil.example`],
  ['an encoded second slash in a path', '/%2fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['an encoded host', 'https://domine%2eexample%2f@evil.example/'],
  ['a full stop of another script', 'https://domine。example.evil.example/'],
  ['letters of another script that look alike', 'https://dоmine.example/'],
  ['wide letters that become ours', 'https://ｄomine.example/'],
  ['a wide slash that splits the host', 'https://evil.example／.domine.example/'],
  ['a host in punycode', 'https://xn--dmine-jye.example/'],
  ['a wildcard', 'https://*.example/'],
  ['only a word', 'perfil'],
  ['an address of more than 2000 characters', `${SITE}/${'a'.repeat(2000)}`],
])('%s leads to the start of the site', (_name, requested) => {
  expect(redirectTarget(requested, SITE)).toBe(HOME)
})

test('fragment and what the callback writes itself are taken off', () => {
  expect(redirectTarget(`${SITE}/perfil?code=x&aba=1&error=y&token_hash=z#access_token=w`, SITE)).toBe(
    `${SITE}/perfil?aba=1`,
  )
})

test('a machine of one’s own is known by any of its names, at its own port', () => {
  expect(redirectTarget('http://127.0.0.1:3000/perfil', 'http://localhost:3000')).toBe(
    'http://127.0.0.1:3000/perfil',
  )
  expect(redirectTarget('http://127.0.0.1:4000/perfil', 'http://localhost:3000')).toBe(
    'http://localhost:3000/',
  )
})
