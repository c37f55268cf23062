/** How the ITA sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

const criterion = (id: string, name: string, about: string) => ({
  id,
  name,
  about,
  points: { min: 0, max: 2 },
})

export const ITA: ExamRules = {
  id: 'ita',
  name: 'ITA',
  kind: 'vestibular',
  edition: 'Critérios de 2022; linhas de 2025',
  task: 'Uma dissertação argumentativa sobre o tema da prova.',
  lines: { min: 25, max: 35 },
  titleRule: 'unknown',
  criteria: [
    criterion('tema', 'Tema', 'Entender o tema e ficar nele.'),
    criterion('tipo', 'Tipo de texto', 'Uma dissertação argumentativa do começo ao fim.'),
    criterion('coerencia', 'Coerência', 'Ideias que não se contradizem e levam à conclusão.'),
    criterion('coesao', 'Coesão', 'Partes ligadas, retomadas claras.'),
    criterion('modalidade', 'Modalidade', 'Norma-padrão e vocabulário adequado.'),
  ],
  formula: { kind: 'sum' },
  maximum: 10,
  certainty: 'press',
  differences: [
    'São de 25 a 35 linhas: parar na 20ª, como alguns fazem no ENEM, deixa o texto curto demais.',
    'Proposta de intervenção não é um critério.',
  ],
  zeroes: [],
  themes: [],
  sources: [
    'Diário do Nordeste, novembro de 2024: linhas da prova',
    'Clic Portela, 2022: cinco critérios de 0 a 2',
    'O texto novo dos critérios, anunciado para 2025, não foi achado',
  ],
}
