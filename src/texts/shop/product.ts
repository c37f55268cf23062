/** The product page's words. Sentences of docs/product.md stand as it writes them. */
export const productTexts = {
  // Product §2 Product page
  back: 'Voltar para a loja',
  options: 'Opções',
  quantity: 'Quantidade',
  fewer: 'Diminuir quantidade',
  more: 'Aumentar quantidade',
  addToCart: 'Adicionar ao Carrinho',
  soldOut: 'Produto Esgotado',
  inStock: (count: number) => `${count} em estoque!`,
  unavailable: 'Indisponível no momento',
  previousImage: 'Imagem anterior',
  nextImage: 'Próxima imagem',
  image: (position: number, count: number) => `Imagem ${position} de ${count}`,
  goToImage: (position: number) => `Ver imagem ${position}`,
  gallery: (title: string) => `Imagens de ${title}`,
  about: 'Sobre este material',
  inside: (facts: { count: number }) =>
    facts.count === 1 ? 'O que vem dentro' : `O que vem dentro: ${facts.count} arquivos`,
  look: {
    title: 'Espie por dentro',
    /** @param of the file, where a purchase brings more than one */
    page: ({ number, of }: { number: number; of: string }) => `Página ${number} de ${of}`,
    closer: ({ page }: { page: string }) => `${page}: ver de perto`,
  },
  writtenBy: ({ name }: { name: string }) => `Quem escreveu: ${name}`,
  pages: (facts: { count: number }) => (facts.count === 1 ? '1 página' : `${facts.count} páginas`),
  owned: {
    whole: 'Você já tem este material: ele está em Meus Materiais.',
    part: (facts: { titles: readonly string[] }) =>
      `Você já tem ${listed(facts.titles)}, que vem neste pacote.`,
    toMaterials: 'Abrir Meus Materiais',
  },
  promises: ['PDF para baixar no seu perfil', 'Pagamento único', 'Leia no celular ou imprima'],
  /** Of what comes without a file. */
  promisesWithoutFiles: ['Pagamento único'],
  /** Of what costs nothing. */
  takeForFree: 'Baixar gratuitamente',
  taking: 'Preparando…',
  freePromises: ['PDF para baixar no seu perfil', 'Grátis, sem cartão', 'Leia no celular ou imprima'],
  freeNeedsScript: 'Para receber o material, ative o JavaScript do seu navegador e recarregue a página.',
  takeFailed: {
    variant: 'destructive' as const,
    title: 'Não foi possível baixar',
    description: 'Confira sua conexão e tente de novo.',
  },
  missingHint: 'O endereço pode ter um erro, ou o material saiu da loja. Veja os que estão disponíveis.',
  failureHint: 'O problema é nosso. Espere um instante e tente de novo.',
  needsScript: 'Para comprar, ative o JavaScript do seu navegador e recarregue a página.',
}

function listed(titles: readonly string[]): string {
  const quoted = titles.map((title) => `“${title}”`)
  return quoted.join(' e ')
}
