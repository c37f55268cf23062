import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { busyTexts } from '#texts/site/busy.ts'
import { addressReader } from './page-address.ts'
import { type EarlyRefusal, refuseEarly } from './refuse-early.ts'

type Said = { by: 'listener' | 'early'; status?: number; headers?: readonly string[]; body?: string | null }

/** Nobody has room but the address 10.0.0.1. */
function ask(
  { method = 'GET', url = '/nada', from = '10.0.0.9', forwardedFor = '' },
  parts: Partial<EarlyRefusal> = {},
): Said {
  let said: Said = { by: 'early' }
  const listener = refuseEarly(() => (said = { by: 'listener' }), {
    readAddress: addressReader({ '/store': {} }, (path) => (path === '/store' ? path : '/*')),
    gate: { hasRoom: (client) => client === '10.0.0.1' },
    needsNoShare: () => false,
    isPage: (path) => !path.startsWith('/api/'),
    trustedProxies: 0,
    headers: { 'x-content-type-options': 'nosniff' },
    ...parts,
  })
  const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}
  // As much of a request and of an answer as is looked at.
  const request = { method, url, headers, socket: { remoteAddress: from } } as unknown as IncomingMessage
  const response = {
    writeHead: (status: number, list: readonly string[]) => (said = { ...said, status, headers: list }),
    end: (body?: Buffer) => (said = { ...said, body: body?.toString() ?? null }),
  } as unknown as ServerResponse
  listener(request, response)
  return said
}

test('a page for whom no more are made is refused with its reason, and when to ask again', () => {
  const { by, status, headers = [], body } = ask({ url: '/store?pagina=9' })
  expect({ by, status, body }).toEqual({ by: 'early', status: 503, body: busyTexts.page })
  const pairs = Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
  )
  expect(pairs).toEqual({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'content-length': String(Buffer.byteLength(busyTexts.page)),
  })
})

test('HEAD gets the same without a body', () => {
  expect(ask({ method: 'HEAD' })).toMatchObject({ by: 'early', status: 503, body: null })
})

test.each([
  ['who has room', { from: '10.0.0.1' }, {}],
  ['a form', { method: 'POST' }, {}],
  ['a call', { url: '/api/today' }, {}],
  ['a file', { url: '/assets/a.js' }, {}],
  ['data of a navigation', { url: '/store.data?pagina=9' }, {}],
  ['a page that is made for all', { url: '/store' }, { needsNoShare: () => true }],
  ['an address that is none of ours', { url: 'http://elsewhere/nada' }, {}],
  ['a visitor behind our proxy', { forwardedFor: '10.0.0.1' }, { trustedProxies: 1 }],
] as const)('%s goes on', (_, asked, parts) => {
  expect(ask(asked, parts)).toEqual({ by: 'listener' })
})

test('what a stranger says of itself lets nobody in', () => {
  expect(ask({ forwardedFor: '10.0.0.1' })).toMatchObject({ by: 'early' })
})
