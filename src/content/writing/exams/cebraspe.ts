/** How Cebraspe sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const CEBRASPE: ExamRules = {
  id: 'cebraspe',
  name: 'Cebraspe (concursos)',
  kind: 'concurso',
  edition: 'Como na PRF: 20 pontos, até 30 linhas, k = 4',
  task: 'Um texto dissertativo que trata, um por um, dos aspectos que o comando lista, cada um com o seu valor.',
  lines: { min: null, max: 30 },
  titleRule: 'ignored',
  criteria: [
    {
      id: 'conteudo',
      name: 'Conteúdo (NC)',
      about:
        'Apresentação e estrutura valem de 5% a 10%; o resto, os aspectos do comando, na ordem em que ele os dá.',
      points: { min: 0, max: 20 },
    },
  ],
  formula: { kind: 'errors-per-line', k: 4 },
  maximum: 20,
  certainty: 'second-hand',
  differences: [
    'A nota é NC − k × NE ÷ TL: do conteúdo sai cada erro de língua, dividido pelas linhas escritas. O k muda de um edital para outro: nos que vimos, costuma ser 20% do valor do texto.',
    'Responder a todos os aspectos vale mais do que uma bela introdução.',
    'Repertório de fora não pontua: o que conta é o conteúdo que o aspecto pede.',
    'Proposta de intervenção só se um aspecto pedir.',
    'Qualquer marca que identifique quem escreveu anula.',
  ],
  zeroes: ['Fuga ao tema.', 'Folha sem texto.', 'Qualquer marca de identificação.'],
  themes: [],
  sources: [
    'Cebraspe, edital do Banco Central de 2024, subitens 9.1 a 9.7, em duas citações que combinam',
    'Edital da PRF citado em segunda mão: dissertação de 20 pontos, 30 linhas, k = 4, corte em 10',
    'O edital do seu concurso vale mais do que esta página: confira o valor, as linhas e o k',
  ],
}
