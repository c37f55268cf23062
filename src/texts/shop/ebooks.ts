/** The words of the e-books page. */
export const ebooksTexts = {
  title: 'E-books',
  description:
    'Os seis e-books de redação da casa: do primeiro texto ao material completo, passando por introdução, desenvolvimentos, conclusão e competências.',
  heading: 'Um e-book para cada parte do texto',
  lead: 'Comece pelo que mais falta na sua redação, ou leve o caminho inteiro de uma vez.',
  note: 'qual é o seu próximo passo?',
  price: 'Preço de catálogo',
  // Product §2 E-books
  toStore: 'Ver na Loja',
  toStoreFor: (title: string) => `: ${title}`,
  whole: 'o caminho inteiro',
  priceNote: 'Os mesmos preços da loja. O que ainda não está à venda lá aparece com o preço de catálogo.',
} as const
