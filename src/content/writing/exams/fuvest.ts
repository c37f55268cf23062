/** How the Fuvest sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const FUVEST: ExamRules = {
  id: 'fuvest',
  name: 'Fuvest (USP)',
  kind: 'vestibular',
  edition: 'Vestibular 2026',
  task: 'Uma coletânea de textos e duas propostas: uma dissertação argumentativa ou um gênero que só se conhece na hora (em 2026, uma carta). Você escreve uma das duas e precisa marcar qual escolheu.',
  lines: { min: 20, max: 30 },
  titleRule: 'unknown',
  criteria: [
    {
      id: 'tema',
      name: 'Desenvolvimento do tema, uso da coletânea e autoria',
      about:
        'Usar a coletânea com referência e ir além dela, com ponto de vista próprio e um leitor em vista.',
      points: { min: 0, max: 10 },
    },
    {
      id: 'genero',
      name: 'Proposta, gênero e tipo de texto',
      about: 'Entender a proposta escolhida e escrever o gênero que ela pede, do começo ao fim.',
      points: { min: 0, max: 10 },
    },
    {
      id: 'recursos',
      name: 'Recursos linguísticos e progressão',
      about: 'Coesão, coerência e um texto que avança em vez de repetir.',
      points: { min: 0, max: 10 },
    },
    {
      id: 'escrita',
      name: 'Convenções da escrita e vocabulário',
      about: 'Norma-padrão e palavras exatas; clichês tiram pontos.',
      points: { min: 0, max: 10 },
    },
  ],
  formula: { kind: 'converted', of: 50 },
  maximum: 50,
  certainty: 'press',
  differences: [
    'Não se pede proposta de intervenção: uma conclusão com agente, ação e meio gasta linhas que não pontuam.',
    'A coletânea é parte da nota: cite e discuta os textos, em vez de evitá-los.',
    'Na segunda proposta, o gênero manda: uma dissertação no lugar da carta perde pontos.',
    'Autoria conta: modelo decorado e frase feita diminuem a nota.',
  ],
  zeroes: [
    'Não marcar qual das duas propostas foi escolhida.',
    'Folha em branco, outro tema ou outro tipo de texto.',
  ],
  themes: [
    { year: 2026, title: 'O perdão é um ato que pode ser condicionado ou limitado', certainty: 'high' },
    { year: 2025, title: 'As relações sociais por meio da solidariedade', certainty: 'high' },
    {
      year: 2024,
      title: 'Educação básica e formação profissional: entre a multitarefa e a reflexão',
      certainty: 'high',
    },
    { year: 2023, title: 'Refugiados ambientais e vulnerabilidade social', certainty: 'high' },
    { year: 2022, title: 'As diferentes faces do riso', certainty: 'high' },
    { year: 2021, title: 'O mundo contemporâneo está fora de ordem?', certainty: 'medium' },
    { year: 2020, title: 'O papel da ciência no mundo contemporâneo', certainty: 'medium' },
    {
      year: 2019,
      title: 'De que maneira o passado contribui para a compreensão do presente?',
      certainty: 'medium',
    },
    { year: 2018, title: 'Devem existir limites para a arte?', certainty: 'high' },
    { year: 2017, title: 'O homem saiu de sua menoridade?', certainty: 'high' },
    { year: 2016, title: 'As utopias: indispensáveis, inúteis ou nocivas?', certainty: 'high' },
    {
      year: 2015,
      title: '“Camarotização” da sociedade brasileira: a segregação das classes sociais e a democracia',
      certainty: 'high',
    },
  ],
  sources: [
    'Quero Bolsa, “Redação Fuvest 2026: novidades”, que cita o Guia de Provas 2026',
    'TVT News, “Fuvest explica qual o valor da nota da redação 2026”: 40 pontos convertidos em 50',
    'Foco no Enem, sobre como a Fuvest calculou a nota de 2026: quatro critérios de 0 a 10',
    'Folhapress, 14/12/2025, e listas de temas do Stoodi e do Estratégia Vestibulares',
    'As linhas (20 a 30) são as das edições até 2025; as de 2026 só vimos em segunda mão',
  ],
}
