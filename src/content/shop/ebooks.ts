/**
 * The static catalogue of the e-books page (product §3 E-book catalogue entry, §9 "E-book catalogue prices"). The shop
 * has its own prices, which may be on sale: this page only shows and links to it.
 */

import type { Ebook } from '#domain/site/site-contents.ts'

export const EBOOKS: readonly Ebook[] = [
  {
    id: 'iniciante',
    title: 'Redação Iniciante: o seu primeiro texto',
    price: 'R$ 18,00',
    description:
      'Para quem nunca escreveu uma redação do ENEM: como ler a proposta, separar o assunto do tema e chegar, passo a passo, ao primeiro texto inteiro.',
    cover: 'iniciante',
    isWhole: false,
    product: null,
  },
  {
    id: 'introducao',
    title: 'Introdução: a porta de entrada do texto',
    price: 'R$ 48,00',
    description:
      'Dez modos de abrir a redação, da alusão histórica ao conceito, cada um com um exemplo construído à sua frente.',
    cover: 'introducao',
    isWhole: false,
    product: null,
  },
  {
    id: 'desenvolvimentos',
    title: 'Desenvolvimentos: argumentos que convencem',
    price: 'R$ 59,00',
    description:
      'Tópico frasal, prova, aprofundamento e ligação: as partes de um parágrafo que convence e oito reescritas de antes e depois.',
    cover: 'desenvolvimentos',
    isWhole: false,
    product: null,
  },
  {
    id: 'conclusao',
    title: 'Conclusão: a proposta que fecha com chave de ouro',
    price: 'R$ 47,00',
    description:
      'Agente, ação, meio, efeito e detalhamento: a proposta de intervenção por dentro, com modelos para seis eixos.',
    cover: 'conclusao',
    isWhole: false,
    product: null,
  },
  {
    id: 'completo',
    title: 'Completo: do zero à nota máxima',
    price: 'R$ 127,00',
    description:
      'O livro do caminho inteiro e as outras seis apostilas: doze capítulos, três redações comentadas na margem e um plano de oito semanas.',
    cover: 'completo',
    isWhole: true,
    product: null,
  },
  {
    id: 'competencias',
    title: 'As cinco competências: como o seu texto é avaliado',
    price: 'R$ 50,00',
    description:
      'O que o corretor olha em cada competência, o que separa um nível do outro e uma ficha para você avaliar o próprio texto.',
    cover: 'competencias',
    isWhole: false,
    product: null,
  },
]
