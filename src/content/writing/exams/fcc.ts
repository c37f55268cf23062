/** How the FCC sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const FCC: ExamRules = {
  id: 'fcc',
  name: 'FCC (concursos)',
  kind: 'concurso',
  edition: 'Como no TRT da 21ª Região: 100 pontos',
  task: 'Um texto dissertativo-argumentativo sobre tema de interesse geral.',
  lines: { min: 20, max: 30 },
  titleRule: 'unknown',
  criteria: [
    {
      id: 'conteudo',
      name: 'Conteúdo',
      about: 'Perspectiva sobre o tema, análise e argumentos pertinentes.',
      points: { min: 0, max: 40 },
    },
    {
      id: 'estrutura',
      name: 'Estrutura',
      about: 'O tipo de texto pedido, com começo, meio e fim ligados.',
      points: { min: 0, max: 30 },
    },
    {
      id: 'expressao',
      name: 'Expressão',
      about: 'Nível da linguagem e norma-padrão.',
      points: { min: 0, max: 30 },
    },
  ],
  formula: { kind: 'sum' },
  maximum: 100,
  certainty: 'press',
  differences: [
    'As três partes são lidas em conjunto, e não somadas de modo mecânico.',
    'Tratar o tema de lado, ou diluí-lo, tira pontos na mesma proporção.',
    'Proposta de intervenção não é um critério fixo.',
  ],
  zeroes: ['Fugir ao tema ou ao tipo de texto.'],
  themes: [],
  sources: [
    'Estratégia Concursos, sobre o TRT da 21ª Região: 40, 30 e 30 pontos',
    'Diário Oficial de Fortaleza, 1/8/2019, p. 199: leitura conjunta e colagem',
    'Gran Cursos, 10/3/2023: de 20 a 30 linhas na PM e no CBM da Bahia',
    'Cada edital tem os seus pontos e as suas linhas: confira o do seu concurso',
  ],
}
