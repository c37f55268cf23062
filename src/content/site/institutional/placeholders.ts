/**
 * What the pages say whose feature is still to come, with the buttons of product §2 "Placeholders" and the notice of
 * product §8. Promises no date.
 */

import type { PlaceholderPage } from '#domain/site/institutional.ts'
import type { NewsEntry } from '#domain/site/site-contents.ts'

/** Product §8 "Placeholder notice". */
export const PLACEHOLDER_NOTICE = {
  title: 'Funcionalidade em desenvolvimento!',
  description: 'Este recurso ainda não foi implementado. Volte em breve!',
} as const

export const PLACEHOLDER_PAGES = {
  courses: {
    slug: 'cursos',
    title: 'Cursos',
    description:
      'Os cursos da Domine a Redação estão em construção. Veja o que vem por aí e comece hoje pelo minicurso gratuito.',
    lead: 'Nossos cursos estão em construção. Preferimos abrir a porta quando a sala estiver pronta: aulas curtas, exercícios corrigidos e um caminho claro da primeira linha à última.',
    // Content of its own: src/content/study/course-announcements.ts.
    points: [],
    button: 'Me avise!',
  },
  news: {
    slug: 'novidades',
    title: 'Novidades',
    description:
      'O que mudou na Domine a Redação: ferramentas, conteúdos e melhorias, da mais nova à mais antiga.',
    lead: 'Aqui contamos o que mudou na plataforma, sem enfeite: o que é novo, o que melhorou e o que corrigimos.',
    points: [],
    button: 'Verificar atualizações',
  },
  about: {
    slug: 'quem-somos',
    title: 'Quem Somos',
    description:
      'Conheça a Domine a Redação: o que oferecemos, em que acreditamos, quem responde pela loja e as perguntas mais frequentes.',
    lead: 'Uma plataforma para quem vai escrever contra o relógio e quer chegar à última linha com calma.',
    points: [],
    button: 'Saber mais',
  },
  topEssays: {
    slug: 'redacoes-nota-maxima',
    title: 'Redações Nota Máxima',
    description:
      'Redações-modelo escritas por nós e comentadas competência por competência, com trechos marcados e nota estimada.',
    lead: 'Modelos de estudo escritos por nós e comentados trecho a trecho, pelas cinco competências. Quer saber quando houver mais?',
    points: [],
    button: 'Me avise!',
  },
  corrector: {
    slug: 'corretor-de-redacao',
    title: 'Corretor Automático em Breve!',
    description:
      'Em breve: escreva a sua redação e receba uma nota estimada e uma análise pelas cinco competências do ENEM.',
    lead: 'Você vai escrever ou colar a sua redação e receber uma nota e uma análise pelas 5 competências, com os trechos marcados e a explicação de cada ponto. Até lá, leia textos comentados do mesmo jeito.',
    points: [
      'Competência 1: a escrita formal.',
      'Competência 2: o tema, o tipo de texto e o repertório.',
      'Competência 3: a escolha e a organização dos argumentos.',
      'Competência 4: a coesão.',
      'Competência 5: a proposta de intervenção.',
    ],
    button: null,
  },
} as const satisfies Record<string, PlaceholderPage>

/** Newest first. An entry is added when something that a student notices has changed. */
export const NEWS: readonly NewsEntry[] = [
  {
    id: 'minicurso-de-seis-niveis',
    date: '2026-11-21',
    title: 'O minicurso tem seis níveis',
    text: 'Da estrutura aos aprimoramentos: seis lições com exemplos, três perguntas em cada uma e uma insígnia por nível concluído. É gratuito.',
  },
  {
    id: 'redacoes-comentadas',
    date: '2026-11-21',
    title: 'Três redações-modelo comentadas',
    text: 'Saneamento, desinformação e trabalho: três temas de treino, com trechos marcados e a explicação de cada competência.',
  },
  {
    id: 'paginas-em-portugues-claro',
    date: '2026-11-21',
    title: 'Regras em português claro',
    text: 'Termos, privacidade, trocas, acessibilidade e proteção de menores ganharam textos curtos, com a lei indicada em cada ponto.',
  },
]
