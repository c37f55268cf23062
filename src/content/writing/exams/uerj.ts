/** How the Uerj sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const UERJ: ExamRules = {
  id: 'uerj',
  name: 'Uerj',
  kind: 'vestibular',
  edition: 'Exame Discursivo 2026',
  task: 'Uma dissertação que responde a uma questão levantada por um livro, divulgado meses antes (em 2026, Hamlet). Não é resumo nem resenha.',
  lines: { min: 20, max: 30 },
  titleRule: 'unknown',
  criteria: [
    {
      id: 'leitura',
      name: 'Leitura e interpretação',
      about: 'Entender a obra e a questão que ela levanta.',
      points: null,
    },
    {
      id: 'genero',
      name: 'Gênero',
      about: 'Uma dissertação com tese, e não um resumo do livro.',
      points: null,
    },
    {
      id: 'argumentos',
      name: 'Argumentação',
      about: 'Razões e exemplos que sustentam a resposta.',
      points: null,
    },
    {
      id: 'lingua',
      name: 'Norma-padrão',
      about: 'Correção gramatical e adequação do vocabulário.',
      points: null,
    },
  ],
  formula: { kind: 'unknown' },
  maximum: 20,
  certainty: 'press',
  differences: [
    'Não há proposta de intervenção: o modelo do ENEM não funciona aqui.',
    'É preciso ter lido o livro: ele dá a questão e os exemplos.',
    'Contar a história gasta linhas: use só a cena que serve ao argumento.',
  ],
  zeroes: [],
  themes: [
    {
      year: 2025,
      title:
        'O governo de uma nação pode exercer controle sobre o corpo feminino com base em princípios religiosos?',
      certainty: 'medium',
    },
    {
      year: 2024,
      title: 'Qual seria, para você, a moral da história narrada em “O menino do pijama listrado”?',
      certainty: 'high',
    },
    {
      year: 2023,
      title: 'A capacidade de se opor a um destino socialmente estabelecido fortalece nossa humanidade?',
      certainty: 'medium',
    },
    {
      year: 2021,
      title: 'A mentira programada é uma arma política válida para conquistar o poder e sustentá-lo?',
      certainty: 'medium',
    },
    {
      year: 2020,
      title:
        'O que leva pessoas, em condições semelhantes às de Fabiano, a se considerarem inferiores às demais?',
      certainty: 'high',
    },
    { year: 2019, title: 'É justificável cometer um crime para vingar outro crime?', certainty: 'medium' },
    {
      year: 2018,
      title: 'A verdade pode ser estabelecida com base em uma única perspectiva?',
      certainty: 'medium',
    },
    { year: 2017, title: 'Cidade maravilhosa – para quem?', certainty: 'high' },
  ],
  sources: [
    'Último Segundo (iG), 4/10/2025 e 26/11/2025; O São Gonçalo',
    'Guia do Estudante, “Como fazer uma boa redação da Uerj”, 12/9/2023',
    'Projeto Agatha Edu, que copia a orientação da prova de 2019; Estratégia Vestibulares, lista de temas',
    'Os pontos de cada critério não foram achados',
  ],
}
