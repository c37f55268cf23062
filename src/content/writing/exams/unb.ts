/** How the UnB sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const UNB: ExamRules = {
  id: 'unb',
  name: 'UnB (Cebraspe)',
  kind: 'vestibular',
  edition: 'Vestibular 2026',
  task: 'Um texto em prosa do tipo e do gênero que o comando pede: dissertação, carta, relato, narração…',
  lines: { min: null, max: 30 },
  titleRule: 'ignored',
  criteria: [
    {
      id: 'conteudo',
      name: 'Conteúdo',
      about: 'Apresentação, estrutura e cada item que o comando manda tratar.',
      points: { min: 0, max: 10 },
    },
  ],
  formula: { kind: 'errors-per-line', k: 2 },
  maximum: 10,
  certainty: 'second-hand',
  differences: [
    'Cada erro de língua é contado e dividido pelo número de linhas: em texto curto, cada erro sai mais caro.',
    'O comando manda: se ele pede relato em primeira pessoa, dissertar perde pontos.',
    'O título não é pedido e ocupa uma linha.',
    'Proposta de intervenção só se o comando pedir.',
  ],
  zeroes: ['Cópia dos textos da prova é o primeiro ponto que se verifica.', 'Menos de 40% da nota elimina.'],
  themes: [
    {
      year: 2026,
      title: 'Relato em primeira pessoa: a experiência de ser removido violentamente de sua habitação',
      certainty: 'medium',
    },
  ],
  sources: [
    'UnB, critérios de avaliação da microestrutura, 2º vestibular de 2012',
    'Fórmula NR = NC − 2 × NE ÷ TL em duas citações independentes do edital; não a lemos no original',
    'Estratégia Vestibulares, “Tema da redação da UnB 2026”',
  ],
}
