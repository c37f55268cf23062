/** Words of the lists of products, on the landing page and in the store. Sentences of docs/product.md stand as it writes them. */
export const shelfTexts = {
  // Product §2 Landing page and Store
  homeTitle: 'Nossas Apostilas Digitais',
  homeLead: 'Cada apostila cuida de uma parte da sua redação. Você baixa em PDF e estuda no seu ritmo.',
  seeAll: 'Ver todos os produtos',
  // Product §2 Product card: home and store
  empty: 'Nenhum produto disponível no momento. Volte em breve!',
  storeTitle: 'Loja',
  storeHeading: 'Apostilas para escrever melhor',
  storeLead:
    'Material em PDF, escrito para o ENEM, os vestibulares e os concursos. Pague uma vez e baixe quando quiser.',
  storePageTitle: (facts: { page: number }) => `Loja, página ${facts.page}`,
  /** Of a shop of more than a hundred products. */
  pages: {
    label: 'Páginas da loja',
    previous: 'Página anterior',
    next: 'Próxima página',
    current: (facts: { page: number }) => `Página ${facts.page}`,
    beyond: 'Esta página da loja não existe',
    toFirst: 'Ir para o começo da loja',
  },
  loadingProducts: 'Carregando produtos…',
  // Product §8
  listFailure: (message: string) => `Erro ao carregar produtos: ${message}`,
  // Product §8
  listFailureDefault: 'Falha ao carregar produtos',
}
