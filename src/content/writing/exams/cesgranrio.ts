/** How Cesgranrio sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

const criterion = (id: string, name: string, about: string) => ({ id, name, about, points: null })

export const CESGRANRIO: ExamRules = {
  id: 'cesgranrio',
  name: 'Cesgranrio (concursos)',
  kind: 'concurso',
  edition: 'Banco do Brasil 2021 e 2023, CNU 2024',
  task: 'Um texto dissertativo-argumentativo sobre o tema da prova.',
  lines: { min: null, max: 30 },
  titleRule: 'unknown',
  criteria: [
    criterion('tema', 'Adequação ao tema', 'Tratar do tema proposto, por inteiro.'),
    criterion('tipo', 'Adequação ao tipo de texto', 'Dissertar e argumentar do começo ao fim.'),
    criterion('coesao', 'Coesão', 'Referência, sequência e ligação entre as partes.'),
    criterion('argumentos', 'Argumentos', 'Selecionar, organizar e relacionar as razões.'),
    criterion('norma', 'Norma-padrão', 'Gramática, ortografia e pontuação.'),
  ],
  formula: { kind: 'unknown' },
  maximum: 100,
  certainty: 'press',
  differences: [
    'Os critérios lembram os do ENEM, sem a proposta de intervenção.',
    'No Banco do Brasil, a redação só elimina: abaixo de 70 pontos, fim da linha.',
  ],
  zeroes: [],
  themes: [
    {
      year: 2023,
      title: 'Como é possível garantir o acesso à cidadania a milhões de pessoas desbancarizadas?',
      certainty: 'high',
    },
    {
      year: 2023,
      title: 'A importância do atendimento de qualidade das instituições financeiras',
      certainty: 'high',
    },
    {
      year: 2023,
      title: 'O desafio do resgate da cidadania e dos direitos das pessoas com deficiência',
      certainty: 'medium',
    },
    { year: 2023, title: 'A internet como fonte de informação ou desinformação', certainty: 'medium' },
    { year: 2023, title: 'Indústria da desinformação: nova forma de resistência', certainty: 'medium' },
    {
      year: 2021,
      title: 'Diferentes interesses de empresas e clientes e os limites da privacidade digital',
      certainty: 'medium',
    },
    {
      year: 2021,
      title: 'A influência da satisfação no trabalho sobre o desempenho do funcionário',
      certainty: 'medium',
    },
  ],
  sources: [
    'Estratégia Concursos e Imaginie, sobre Banco do Brasil e CNU 2024: cinco critérios',
    'Aprova Concursos, 24/4/2023, e Corrija-me: temas do Banco do Brasil',
    'Os pontos de cada critério e o mínimo de linhas não foram achados com segurança',
  ],
}
