/** How the Unesp, and Vunesp elsewhere, sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const VUNESP: ExamRules = {
  id: 'unesp',
  name: 'Unesp e provas da Vunesp',
  kind: 'vestibular',
  edition: 'Critérios de 2023, lidos em edital da Vunesp',
  task: 'Uma dissertação argumentativa a partir de uma coletânea de textos, que responde à frase temática.',
  lines: { min: null, max: 30 },
  titleRule: 'ignored',
  criteria: [
    {
      id: 'tema',
      name: 'Tema',
      about: 'O corpo do texto responde à frase temática.',
      points: null,
    },
    {
      id: 'estrutura',
      name: 'Estrutura: gênero, tipo e coerência',
      about: 'Ponto de vista, argumentos que o sustentam e um texto que se entende sem a coletânea.',
      points: null,
    },
    {
      id: 'lingua',
      name: 'Língua: modalidade e registro',
      about: 'Gramática, ortografia, vocabulário e formalidade.',
      points: null,
    },
    {
      id: 'coesao',
      name: 'Coesão',
      about: 'Conectivos, retomadas e parágrafos; o mesmo recurso repetido diminui a nota.',
      points: null,
    },
  ],
  formula: { kind: 'unknown' },
  maximum: null,
  certainty: 'second-hand',
  differences: [
    'Proposta de intervenção não é necessária.',
    'O título não é considerado; frase temática copiada fora do corpo do texto conta como título.',
    'Primeira pessoa do singular, “você” e frases sobre a própria prova (“o texto I diz…”) podem tirar pontos.',
    'Repertório só vale se estiver preso ao tema e à tese; enfeite diminui a nota.',
    'Modelo pronto que domina o texto anula; trechos de modelo levam ao mínimo em estrutura, língua e coesão.',
  ],
  zeroes: [
    'Sete linhas ou menos, sem contar o título, ou menos de oito linhas próprias.',
    'Cópia que predomina, ou texto muito parecido com o de outra pessoa.',
    'Fuga ao tema ou ao gênero, identificação, letra ilegível, texto fora do espaço.',
  ],
  themes: [
    { year: 2026, title: 'Vivemos hoje uma epidemia da solidão?', certainty: 'high' },
    { year: 2025, title: 'Medicalização da vida: a quem interessa?', certainty: 'high' },
    { year: 2024, title: 'É possível um futuro off-line?', certainty: 'medium' },
    { year: 2023, title: 'A “lógica do condomínio”: o espaço público está em declínio?', certainty: 'high' },
    {
      year: 2022,
      title: '“Tudo bem não estar bem”?: a tristeza em tempos de felicidade compulsória',
      certainty: 'high',
    },
    { year: 2021, title: 'Tempo é dinheiro?', certainty: 'high' },
    { year: 2020, title: 'O carro será o novo cigarro?', certainty: 'high' },
    { year: 2019, title: 'Compro, logo existo?', certainty: 'medium' },
    { year: 2018, title: 'O voto deveria ser facultativo no Brasil?', certainty: 'medium' },
    { year: 2017, title: 'A riqueza de poucos beneficia a sociedade inteira?', certainty: 'medium' },
    {
      year: 2016,
      title: 'Publicação de imagens trágicas: banalização do sofrimento ou forma de sensibilização?',
      certainty: 'medium',
    },
    {
      year: 2015,
      title: 'O legado da escravidão e o preconceito contra negros no Brasil',
      certainty: 'medium',
    },
  ],
  sources: [
    'Vunesp, edital 01/2023, 5ª retificação, anexo IX: temas A e B lidos na cópia; C e D em citação do mesmo texto',
    'CNN Brasil, “Unesp 2025: 10 temas”; g1 São Carlos, 8/12/2025; Estratégia Vestibulares',
    'A Vunesp não divulga quantos pontos vale cada critério: qualquer número que você vir por aí é palpite',
  ],
}
