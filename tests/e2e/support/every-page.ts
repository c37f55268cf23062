/** Every page of the route table with an address where it stands: a route that is added is walked by itself. */
import routes from '#web/routes.ts'

/** Routes whose path is a pattern; a new one fails `EVERY_PAGE` until it has a line here. */
const ADDRESS_OF_PATTERN: Readonly<Record<string, string>> = {
  'product/:id': '/product/prod_completo',
  'pedido/:orderId': '/pedido/6c0f4f0e-0000-4000-8000-000000000001?chave=nenhuma',
  'pagamento/:orderId': '/pagamento/6c0f4f0e-0000-4000-8000-000000000001?token=nenhum',
  'corretor-de-redacao/redacoes/:id': '/corretor-de-redacao/redacoes/6c0f4f0e-0000-4000-8000-000000000001',
  'corretor-de-redacao/professora/:id':
    '/corretor-de-redacao/professora/6c0f4f0e-0000-4000-8000-000000000001',
  'turmas/:id': '/turmas/6c0f4f0e-0000-4000-8000-000000000001',
  'turmas/:id/desenvolvimento': '/turmas/6c0f4f0e-0000-4000-8000-000000000001/desenvolvimento',
  'turmas/:id/tarefas/:task':
    '/turmas/6c0f4f0e-0000-4000-8000-000000000001/tarefas/6c0f4f0e-0000-4000-8000-000000000001',
  'turmas/:id/tarefas/:task/:seat/corrigir':
    '/turmas/6c0f4f0e-0000-4000-8000-000000000001/tarefas/6c0f4f0e-0000-4000-8000-000000000001/6c0f4f0e-0000-4000-8000-000000000001/corrigir',
  'turmas/:id/tarefas/:task/:seat':
    '/turmas/6c0f4f0e-0000-4000-8000-000000000001/tarefas/6c0f4f0e-0000-4000-8000-000000000001/6c0f4f0e-0000-4000-8000-000000000001',
  'simulado/resultado/:mes': '/simulado/resultado/2026-11',
  'cursos/:curso': '/cursos/do-paragrafo-a-redacao',
  'cursos/:curso/:aula': '/cursos/do-paragrafo-a-redacao/um-paragrafo-uma-ideia',
  'certificado/:codigo': '/certificado/K4M9X7QP2AB8',
  'banco-de-temas/:tema': '/banco-de-temas/automedicacao',
  'outras-provas/:prova': '/outras-provas/cebraspe',
  '*': '/pagina-que-nao-existe',
}

/**
 * Their pages are drawn for members, or for the owner alone (decision 0043): to everybody else each is the same screen,
 * which is looked at once, at its first address.
 */
const SAME_SCREEN_BELOW = ['match', 'painel']

/** What answers with a screen; files that end in .ts answer machines. */
export const EVERY_PAGE: readonly string[] = routes
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path = '', children = [] }) => {
    if (children.length > 0 && !SAME_SCREEN_BELOW.includes(path))
      throw new Error(`the pages below ${path} are not walked by tests/e2e/support/every-page.ts`)
    const isPattern = /[:*]/.test(path)
    const address = isPattern ? ADDRESS_OF_PATTERN[path] : `/${path}`
    if (!address) throw new Error(`the route ${path} needs an address in tests/e2e/support/every-page.ts`)
    return address
  })
