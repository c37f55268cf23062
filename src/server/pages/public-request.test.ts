import { expect, test } from 'vitest'
import { underPublicScheme, withoutVisitor } from './public-request.ts'

test('a form that came through a TLS proxy keeps its body and is seen under https', async () => {
  const request = new Request('http://domine.example/pagamento/1?token=a', {
    method: 'POST',
    headers: { origin: 'https://domine.example' },
    body: new URLSearchParams({ decision: 'refuse' }),
  })
  const seen = underPublicScheme(request, 'https://domine.example')
  expect(seen.url).toBe('https://domine.example/pagamento/1?token=a')
  expect(seen.method).toBe('POST')
  expect(seen.headers.get('origin')).toBe('https://domine.example')
  expect((await seen.formData()).get('decision')).toBe('refuse')
})

test.each([
  ['http://localhost:3000/a', 'http://localhost:3000'],
  ['http://stranger.example/a', 'https://domine.example'],
  ['http://domine.example:8080/a', 'https://domine.example'],
])('%s stays as it is on the site %s', (address, siteUrl) => {
  const request = new Request(address)
  expect(underPublicScheme(request, siteUrl)).toBe(request)
})

test('a page is asked for without what tells who asks; a form is taken whole', () => {
  const headers = { cookie: 'a=b', authorization: 'Bearer x', 'accept-language': 'pt-BR' }
  const seen = withoutVisitor(new Request('http://localhost/store?pagina=2', { headers }))
  expect([seen.url, [...seen.headers]]).toEqual([
    'http://localhost/store?pagina=2',
    [['accept-language', 'pt-BR']],
  ])
  const form = new Request('http://localhost/contato', { method: 'POST', headers, body: 'x' })
  expect(withoutVisitor(form)).toBe(form)
  const nobody = new Request('http://localhost/')
  expect(withoutVisitor(nobody)).toBe(nobody)
})
