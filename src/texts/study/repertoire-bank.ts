/** The words of the repertoire bank. */
export const repertoireBankTexts = {
  title: 'Banco de Repertórios',
  description:
    'Livros, filmes, leis, fatos e conceitos verificados para citar na redação, em doze eixos, com o modo de usar cada um no argumento e a fonte.',
  heading: 'Repertório que sustenta a tese',
  lead: 'Obras, leis, fatos e conceitos conferidos um a um. Ao lado de cada um, o modo de ligá-lo ao seu argumento: repertório solto não vale ponto.',
  note: 'cite e explique!',
  search: 'Buscar em todos os eixos',
  searchHint: 'Título, autor, lei ou assunto. Maiúsculas e acentos não fazem diferença.',
  tryOut: 'Experimente:',
  examples: ['Constituição', 'mulher', 'racismo'],
  clear: 'Limpar a busca',
  found: (count: number) => (count === 1 ? '1 repertório encontrado' : `${count} repertórios encontrados`),
  // Product §2 Repertoire bank
  noMatch: 'Nenhum repertório encontrado para sua busca.',
  noMatchHelp: 'Confira a grafia ou procure por uma palavra só, como o sobrenome do autor.',
  axes: 'Eixos',
  itemsOfAxis: (count: number) => `${count} repertórios`,
  usage: 'como usar',
  source: 'Fonte:',
} as const
