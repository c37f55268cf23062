/** How the Unicamp sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const UNICAMP: ExamRules = {
  id: 'unicamp',
  name: 'Unicamp (Comvest)',
  kind: 'vestibular',
  edition: 'Vestibular 2026',
  task: 'Duas propostas, cada uma com o seu gênero, uma situação, tarefas a cumprir e um texto para ler. Você escreve uma delas, na pele de quem a proposta manda ser.',
  lines: { min: null, max: null },
  titleRule: 'by-genre',
  criteria: [
    {
      id: 'proposta',
      name: 'Proposta temática',
      about: 'Cumprir as tarefas pedidas dentro do recorte do tema. Fugir do tema anula o texto.',
      points: { min: 0, max: 2 },
    },
    {
      id: 'genero',
      name: 'Gênero',
      about: 'A forma do gênero, a situação em que ele é produzido e com quem se fala.',
      points: { min: 0, max: 3 },
    },
    {
      id: 'leitura',
      name: 'Leitura dos textos',
      about: 'Usar os textos da prova com crítica, a serviço do seu projeto; colar trechos diminui a nota.',
      points: { min: 0, max: 3 },
    },
    {
      id: 'escrita',
      name: 'Convenções da escrita e coesão',
      about: 'Fluência, coesão, vocabulário e gramática como o gênero pede.',
      points: { min: 1, max: 4 },
    },
  ],
  formula: { kind: 'sum' },
  maximum: 12,
  certainty: 'press',
  differences: [
    'Não há um gênero fixo: carta, discurso, depoimento, nota, manifesto… leia o comando antes de tudo.',
    'Quem fala no texto não é você, é a personagem da proposta: a primeira pessoa costuma ser necessária.',
    'Repertório de fora não é exigido: o que conta é a leitura crítica do texto dado.',
    'Proposta de intervenção só entra se a tarefa pedir, como em um projeto de lei.',
  ],
  zeroes: [
    'Tema diferente do da proposta escolhida.',
    'Tarefas e gênero descumpridos ao mesmo tempo.',
    'Só copiar os textos da prova.',
  ],
  themes: [
    {
      year: 2026,
      title:
        'Depoimento pessoal de um jornalista que entrou em uma comunidade da “machosfera”: o ódio contra mulheres',
      certainty: 'high',
    },
    {
      year: 2026,
      title: 'Nota de esclarecimento do RH aos estagiários: a importância histórica da CLT',
      certainty: 'high',
    },
    { year: 2025, title: 'Projeto de lei: a desigualdade de gênero na política', certainty: 'medium' },
    {
      year: 2025,
      title: 'Comunicado da direção de uma escola: apostas virtuais entre os alunos',
      certainty: 'medium',
    },
    {
      year: 2024,
      title: 'Carta-denúncia ao Ministério Público do Trabalho: trabalho doméstico análogo à escravidão',
      certainty: 'high',
    },
    { year: 2024, title: 'Discurso: asilo e refugiados', certainty: 'high' },
    { year: 2023, title: 'Texto de convocação: um clube de tiro perto de casa', certainty: 'high' },
    { year: 2023, title: 'Depoimento: racismo na escola', certainty: 'high' },
    { year: 2022, title: 'Postagem: como me tornei influenciador digital', certainty: 'high' },
    { year: 2022, title: 'Manifesto coletivo: o corte de verbas da pesquisa', certainty: 'high' },
    { year: 2021, title: 'Discurso político: a retirada de duas estátuas de uma escola', certainty: 'high' },
    { year: 2021, title: 'Diário: o risco da covid-19 no trabalho', certainty: 'high' },
  ],
  sources: [
    'Unicamp, Resolução GR-029/2024 (Vestibular 2025), arts. 25 a 27 e anexo sobre a redação',
    'Blog do Vestibular, diretrizes da redação da Unicamp 2026, que relata o documento da Comvest',
    'Unicamp, notícia de 30/11/2025, e listas de temas da CNN e da Folhapress',
    'Os títulos das propostas são nossos, salvo o que está entre aspas; o número de linhas não foi achado',
  ],
}
