/** Each page says which parameters of its address it reads (decision 0104): one that it forgets never reaches it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVERY_PAGE, type PageQuery, pageQueries } from '#web/page-queries.ts'

const WEB = join(import.meta.dirname, '../src/web')
/** A query that is built for a call (`new URLSearchParams({ … })`, `searchParams.set`) is not read. */
const READS_QUERY =
  /useSearchParams|\bsearchParams\b(?!\.(?:set|append))|: URLSearchParams\b|URLSearchParams\(\w*search|\blocation\.search\b|\burl\.search\b/
const EVERY = '*'

/** Each file that reads a query, with its pages and the names that it reads there. */
const READERS: Readonly<Record<string, { pages: readonly string[]; names: readonly string[] }>> = {
  'routes/store.tsx': { pages: ['/store'], names: ['pagina'] },
  'features/shop/product-shelf/shelf-path.ts': { pages: ['/store'], names: ['pagina'] },
  'routes/contato.tsx': { pages: ['/contato'], names: ['protocolo', 'erro'] },
  'routes/confirmar-email.tsx': { pages: ['/confirmar-email'], names: ['token_hash', 'type'] },
  'routes/nova-senha.tsx': { pages: ['/nova-senha'], names: ['token_hash', 'type'] },
  'routes/avisos.tsx': { pages: ['/avisos'], names: ['chave', 'pedido'] },
  'routes/pedido.$orderId.tsx': { pages: ['/pedido/:orderId'], names: ['chave'] },
  'routes/pagamento.$orderId.tsx': { pages: ['/pagamento/:orderId'], names: ['token'] },
  'routes/success.tsx': { pages: ['/success'], names: ['pedido', 'chave'] },
  'features/shop/purchase-requests/request-list.tsx': { pages: ['/perfil'], names: ['pediu'] },
  'features/shop/payment-success/mend-email.tsx': { pages: ['/success'], names: ['pedido', 'chave'] },
  'features/shop/payment-success/use-emptied-cart.ts': { pages: ['/success'], names: ['order'] },
  'features/writing/essay-generator/generation-delivery.tsx': {
    pages: ['/gerador-de-redacao'],
    names: ['order'],
  },
  'features/writing/writing-room/use-shown-part.ts': {
    pages: ['/corretor-de-redacao'],
    names: ['ver'],
  },
  'features/writing/writing-room/writing-room.tsx': {
    pages: ['/corretor-de-redacao'],
    names: ['professora'],
  },
  'features/writing/writing-room/use-room-request.ts': {
    pages: ['/corretor-de-redacao'],
    names: ['tema', 'redacao', 'prova', 'proposta'],
  },
  'features/writing/mock-exam/exam-room.tsx': { pages: ['/simulado/prova'], names: ['mes'] },
  'features/console/invitation/accept-invitation.tsx': {
    pages: ['/convite-para-corrigir'],
    names: ['chave'],
  },
  'features/writing/sheet-photograph/paper-typing.tsx': {
    pages: ['/corretor-de-redacao/foto'],
    names: ['simulado'],
  },
  'features/writing/paper-sheet/paper-sheet-page.tsx': {
    pages: ['/corretor-de-redacao/folha'],
    names: ['tema', 'prova'],
  },
  'features/writing/essay-history/essay-page.tsx': {
    pages: ['/corretor-de-redacao/redacoes/:id'],
    names: ['versao', 'marcas'],
  },
  'features/site/offline/offline-sheet.tsx': { pages: ['/sem-internet'], names: ['pagina'] },
  'features/console/frame/admin-search.tsx': {
    pages: [
      '/painel/pedidos',
      '/painel/produtos',
      '/painel/estudantes',
      '/painel/mensagens',
      '/painel/registro',
    ],
    names: ['busca'],
  },
  'features/console/contents/content-list.tsx': { pages: ['/painel/conteudos/:list?'], names: ['novo'] },
  'features/console/coupons/coupons-admin.tsx': { pages: ['/painel/cupons'], names: ['novo'] },
  'features/console/orders/order-list-page.tsx': { pages: ['/painel/pedidos'], names: ['situacao'] },
  'features/console/messages/message-list-page.tsx': { pages: ['/painel/mensagens'], names: ['situacao'] },
  'features/account/referral/invitation-keeper.tsx': { pages: [EVERY], names: ['convite'] },
  'browser/stored-invitation.ts': { pages: [EVERY], names: ['convite'] },
  'features/shop/cart/coupon-capture.tsx': { pages: [EVERY], names: ['cupom'] },
  'browser/stored-partner.ts': { pages: [EVERY], names: ['parceiro'] },
  'root.tsx': { pages: [EVERY], names: ['parceiro'] },
  'features/shop/cart/cart-return.tsx': { pages: ['/store'], names: ['carrinho'] },
  'features/shop/cart/return-cart.ts': { pages: ['/store'], names: ['carrinho'] },
  'browser/visit-source.ts': { pages: [EVERY], names: ['utm_source', 'utm_medium', 'utm_campaign'] },
  'shared/session/session-store.ts': { pages: [EVERY], names: ['code', 'error', 'error_code'] },
  'shared/session/provider-answer.ts': { pages: [EVERY], names: ['code', 'error', 'error_code'] },
}

const files = (await readdir(WEB, { recursive: true })).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'page-queries.ts',
)
const sources = new Map<string, string>()
for (const file of files) sources.set(file, await readFile(join(WEB, file), 'utf8'))

function onServer(query: PageQuery): string[] {
  return [...Object.keys(query.kept ?? {}), ...(query.personal ?? [])]
}

test('each file that reads a query is known, with its pages', () => {
  const found = [...sources].filter(([, source]) => READS_QUERY.test(source)).map(([file]) => file)
  expect(found.sort()).toEqual(Object.keys(READERS).sort())
})

test.each(Object.entries(READERS))('%s reads what its pages name', (file, { pages, names }) => {
  const source = sources.get(file) ?? ''
  // `query.get('tema')`: written out, so that a new one is seen.
  const asked = [
    ...source.matchAll(/(?:query|params|searchParams|members|search|\))\.(?:get|has)\('(\w+)'\)/gi),
  ]
  for (const [, name] of asked) expect(names, file).toContain(name)
  for (const page of pages) {
    const query = page === EVERY ? EVERY_PAGE : pageQueries[page]
    const named = query ? [...onServer(query), ...(query.browser ?? [])] : []
    expect(named, page).toEqual(expect.arrayContaining([...names]))
    // A loader's parameter would be left out before the loader sees it.
    if (file.startsWith('routes/'))
      expect(onServer(query ?? {}), page).toEqual(expect.arrayContaining([...names]))
  }
})

test('no page names a parameter that no file reads', () => {
  for (const [page, query] of Object.entries(pageQueries)) {
    const read = Object.values(READERS).flatMap(({ pages, names }) => (pages.includes(page) ? names : []))
    expect(read, page).toEqual(expect.arrayContaining([...onServer(query), ...(query.browser ?? [])]))
  }
})
