import { expect, test } from 'vitest'
import { offlineTexts } from '#texts/site/offline.ts'
import { dataPathOf, handlingOf, KEPT_PATHS } from './request-policy.ts'

const ORIGIN = 'https://redacao.exemplo'

function handling(path: string, mode = 'cors', method = 'GET') {
  return handlingOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN)
}

test('the offline sheet names every page that is kept, and no other', () => {
  expect(Object.keys(offlineTexts.keptNames).sort()).toEqual([...KEPT_PATHS].sort())
})

test.each(KEPT_PATHS)('%s is kept as a page and as data, with or without a query', (path) => {
  expect(handling(path, 'navigate')).toEqual({ kind: 'page', path })
  expect(handling(`${path}?eixo=saude`, 'navigate')).toEqual({ kind: 'page', path })
  expect(handling(`${dataPathOf(path)}?_routes=x`)).toEqual({ kind: 'page-data', path })
})

test('the picture of a motivating text is kept once it was seen', () => {
  expect(handling('/study-pictures/0a1b2c3d-0000-4000-8000-0123456789ab-800x600.webp')).toEqual({
    kind: 'asset',
  })
})

test.each([
  '/auth/v1/user',
  '/rest/v1/profiles?id=eq.1',
  '/storage/v1/object/sign/materials/x.pdf',
  '/api/avatars/ana.svg',
  '/webhooks/sandbox',
  '/perfil.data',
  '/pagamento/0a.data',
  '/success.data',
  '/login.data',
  '/store/store_redacao/products',
  '/store.data',
  '/product/prod_x.data',
  '/images/covers/completo-320.avif',
  '/assets/corrector/words-abc.bin',
  '/assets/corrector/correction-worker-abc.js',
  '/corretor-de-redacao/redacoes.data',
])('%s is left to the network', (path) => {
  expect(handling(path)).toEqual({ kind: 'leave' })
})

test.each([
  '/perfil',
  '/corretor-de-redacao/redacoes',
  '/pagamento/0a?token=x',
  '/store',
  '/success',
  '/chat',
])('the page %s is asked of the network and never kept', (path) => {
  expect(handling(path, 'navigate')).toEqual({ kind: 'other-page' })
})

test.each(['/auth/v1/authorize?provider=google', '/auth/v1/callback?code=x'])(
  'the way to a sign-in provider and back is not the worker’s: %s',
  (path) => {
    expect(handling(path, 'navigate')).toEqual({ kind: 'leave' })
  },
)

test('what the owner has written to be studied is asked anew, and kept for a time without a network', () => {
  expect(handling('/conteudos-de-estudo.json')).toEqual({ kind: 'fresh-data' })
  expect(handling('/conteudos-de-estudo.json', 'cors', 'POST')).toEqual({ kind: 'leave' })
})

test('hashed files are kept; forms and other sites are not touched', () => {
  expect(handling('/assets/home-abc.js')).toEqual({ kind: 'asset' })
  expect(handling('/banco-de-temas', 'navigate', 'POST')).toEqual({ kind: 'leave' })
  expect(handling('https://outro.exemplo/assets/a.js')).toEqual({ kind: 'leave' })
})
