/**
 * What pages read of the query of their address (decision 0104). Whatever is not named here is left out before a page
 * is rendered and kept: an advertisement's parameters are nobody's content. tests/page-queries.test.ts finds the files
 * that read a query, and fails for a name that is missing here.
 */

export type PageQuery = {
  /** Read on the server, and the page is kept for each value; another value counts as none. */
  readonly kept?: Readonly<Record<string, RegExp>>
  /** Read on the server for one visitor: a page with one of these is never kept. */
  readonly personal?: readonly string[]
  /** Read by the script alone, after the hydration: the server's HTML is the same without it. */
  readonly browser?: readonly string[]
}

/** Read by the script on every page: the answer of a sign-in provider, an invitation, a coupon, a partner and a campaign. */
export const EVERY_PAGE: PageQuery = {
  browser: [
    'code',
    'error',
    'error_code',
    'error_description',
    'convite',
    'cupom',
    'parceiro',
    'utm_source',
    'utm_medium',
    'utm_campaign',
  ],
}

/** By the pattern of the page in routes.ts, with its slash. */
export const pageQueries: Readonly<Record<string, PageQuery>> = {
  // As far as readShelfPage goes; page 1 has no number.
  '/store': { kept: { pagina: /^(?:[2-9]|[1-9]\d{1,3})$/ }, browser: ['carrinho'] },
  '/contato': { personal: ['protocolo', 'erro'] },
  '/confirmar-email': { personal: ['token_hash', 'type'] },
  '/nova-senha': { personal: ['token_hash', 'type'] },
  '/pedido/:orderId': { personal: ['chave'] },
  '/pagamento/:orderId': { personal: ['token'] },
  '/avisos': { personal: ['chave', 'pedido'] },
  '/convite-para-corrigir': { browser: ['chave'] },
  '/success': { personal: ['pedido', 'chave'], browser: ['order'] },
  '/perfil': { browser: ['pediu'] },
  '/gerador-de-redacao': { browser: ['order'] },
  '/simulado/prova': { browser: ['mes'] },
  '/corretor-de-redacao/foto': { browser: ['simulado'] },
  '/corretor-de-redacao': { browser: ['tema', 'redacao', 'prova', 'proposta', 'professora', 'ver'] },
  '/corretor-de-redacao/folha': { browser: ['tema', 'prova'] },
  '/corretor-de-redacao/redacoes/:id': { browser: ['versao', 'marcas'] },
  '/sem-internet': { browser: ['pagina'] },
  '/painel/pedidos': { browser: ['busca', 'situacao'] },
  '/painel/mensagens': { browser: ['busca', 'situacao'] },
  '/painel/registro': { browser: ['busca'] },
  '/painel/cupons': { browser: ['novo'] },
  '/painel/conteudos/:list?': { browser: ['novo'] },
  '/painel/produtos': { browser: ['busca'] },
  '/painel/estudantes': { browser: ['busca'] },
}
