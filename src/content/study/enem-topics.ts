/**
 * The topics that came up most in the ENEM, by subject (product §3 ENEM topic frequency data), with who counted and
 * over which exams. Editorial rule: only numbers read in a published article. Each survey cuts the topics in its own
 * way, so figures of two surveys are never added, compared or put into one table.
 */
import type { Subject } from '#domain/study/study-schedule.ts'

export type TopicShare = {
  readonly topic: string
  /** Of the questions that the survey counted, not of the whole exam. */
  readonly percentage: number
  /** The article rounds it in words ("quase 9%"). */
  readonly isApproximate?: true
}

export type TopicSurvey = {
  readonly id: string
  /** The questions that make up the 100%. */
  readonly scope: string
  /** Null when the article does not name who counted. */
  readonly countedBy: string | null
  /** The exams counted, as the article says it. */
  readonly exams: string
  /** Null when the article does not give the number. */
  readonly questionCount: number | null
  /** Most frequent first. */
  readonly topics: readonly TopicShare[]
  /** Topics that follow in the article's order, without a number. */
  readonly unnumbered: readonly string[]
  readonly note: string | null
  readonly source: string
}

export type TopicSubject = {
  readonly id: 'matematica' | 'linguagens' | 'ciencias-humanas' | 'biologia' | 'fisica' | 'quimica'
  readonly name: string
  /** The subject of the study schedule that it belongs to. */
  readonly studySubject: Subject
  readonly surveys: readonly TopicSurvey[]
}

/** What every screen with these numbers says beside them. */
export const TOPICS_MEANING =
  'As porcentagens indicam a parcela das questões da disciplina em cada levantamento, feito por empresas de ensino e divulgado pela imprensa. Cada um divide os assuntos a seu modo. Não são dados do INEP nem previsão.'

const SAS = 'SAS Educação'
const SAS_FINE_EXAMS = 'provas de 2009 a 2024'

export const ENEM_TOPICS: readonly TopicSubject[] = [
  {
    id: 'matematica',
    name: 'Matemática',
    studySubject: 'matematica',
    surveys: [
      {
        id: 'matematica-2009-2016',
        scope: 'questões de Matemática',
        countedBy: null,
        exams: 'provas de 2009 a 2016',
        questionCount: 360,
        topics: [
          { topic: 'Razões e proporções', percentage: 14 },
          { topic: 'Comprimentos, áreas e volumes', percentage: 12 },
          { topic: 'Porcentagem e juros', percentage: 10 },
          { topic: 'Características de figuras planas e espaciais', percentage: 6 },
          { topic: 'Gráficos e funções', percentage: 6 },
          {
            topic: 'Funções algébricas (1º e 2º graus, polinomiais, exponenciais, logarítmicas)',
            percentage: 6,
          },
          { topic: 'Operações em conjuntos numéricos', percentage: 5 },
          { topic: 'Princípios de contagem', percentage: 4 },
          { topic: 'Grandezas, unidades de medida e escalas', percentage: 4 },
          { topic: 'Equações e inequações', percentage: 3 },
        ],
        unnumbered: [],
        note: 'A reportagem, de novembro de 2017, não diz quem fez a contagem.',
        source: 'agoraed.com, matéria 37737, novembro de 2017',
      },
    ],
  },
  {
    id: 'linguagens',
    name: 'Linguagens',
    studySubject: 'linguagens',
    surveys: [
      {
        id: 'lingua-portuguesa',
        scope: 'questões de Língua Portuguesa',
        countedBy: 'Aprova Total',
        exams: 'provas regulares de 2016 a 2023',
        questionCount: null,
        topics: [
          { topic: 'Gêneros textuais', percentage: 39.8 },
          { topic: 'Introdução à língua portuguesa (leitura e interpretação)', percentage: 23.1 },
          { topic: 'Linguagem culta e coloquial / variação linguística', percentage: 9.3 },
        ],
        unnumbered: ['Contexto e leitura de imagens', 'Funções da linguagem'],
        note: null,
        source: 'Aprova Total (aprovatotal.com.br/portugues-enem); Bem Paraná',
      },
      {
        id: 'literatura',
        scope: 'questões de Literatura',
        countedBy: 'Evolucional',
        exams: 'todas as aplicações de 2014 a 2018',
        questionCount: 144,
        topics: [
          { topic: 'Literatura contemporânea', percentage: 43.8 },
          { topic: 'Modernismo', percentage: 37.5 },
          { topic: 'Demais escolas literárias', percentage: 18.8 },
        ],
        unnumbered: [],
        note: 'O artigo dá o número de questões (63, 54 e 27); calculamos e arredondamos as porcentagens.',
        source: 'Click Riomafra (clickriomafra.com.br): autores e períodos literários que caem no exame',
      },
    ],
  },
  {
    id: 'ciencias-humanas',
    name: 'Ciências Humanas',
    studySubject: 'humanas',
    surveys: [
      {
        id: 'historia',
        scope: 'questões de História',
        countedBy: SAS,
        exams: SAS_FINE_EXAMS,
        questionCount: 502,
        topics: [
          { topic: 'Brasil colonial', percentage: 9, isApproximate: true },
          { topic: 'Primeira República', percentage: 6.18 },
          { topic: 'Era Vargas', percentage: 5.18 },
        ],
        unnumbered: [],
        note: 'Para o Brasil colonial, o artigo escreve “quase 9%”.',
        source: 'Foco Enem (focoenem.com.br): os 5 temas mais frequentes de História no Enem',
      },
      {
        id: 'geografia',
        scope: 'questões de Geografia',
        countedBy: 'Poliedro e Brasil Escola',
        exams: 'últimos dez anos de provas na publicação, em 2021',
        questionCount: null,
        topics: [
          { topic: 'Questões ambientais', percentage: 15.5 },
          { topic: 'Urbanização', percentage: 10.4 },
          { topic: 'Globalização', percentage: 9.1 },
          { topic: 'Geografia agrária', percentage: 6.5 },
          { topic: 'Indústria', percentage: 6.5 },
          { topic: 'Demografia', percentage: 5.2 },
          { topic: 'Ordem mundial e conflitos', percentage: 5.2 },
          { topic: 'Relações internacionais', percentage: 3.9 },
          { topic: 'Oriente Médio', percentage: 2.6 },
          { topic: 'Problemas urbanos', percentage: 2.6 },
        ],
        unnumbered: [],
        note: null,
        source: 'Blog do Mackenzie (blog.mackenzie.br): o que mais cai em Geografia no Enem, 2021',
      },
      {
        id: 'filosofia',
        scope: 'questões de Filosofia',
        countedBy: SAS,
        exams: SAS_FINE_EXAMS,
        questionCount: 179,
        topics: [
          { topic: 'Filosofia política', percentage: 11.17 },
          { topic: 'Moral e ética', percentage: 8.38 },
          { topic: 'Aristóteles', percentage: 5.59 },
          { topic: 'Origens da modernidade', percentage: 4.47 },
          { topic: 'Descartes', percentage: 4.47 },
        ],
        unnumbered: [],
        note: null,
        source: 'Guia do Estudante: os 5 temas de Filosofia que mais caem no Enem; Foco Enem',
      },
      {
        id: 'sociologia',
        scope: 'questões de Sociologia',
        countedBy: SAS,
        exams: SAS_FINE_EXAMS,
        questionCount: 228,
        topics: [
          { topic: 'Direito, cidadania e movimentos sociais', percentage: 20.61 },
          { topic: 'Cultura e sociedade', percentage: 10.53 },
          { topic: 'Identidade e diversidade', percentage: 10.09 },
          { topic: 'Política e Estado', percentage: 10.09 },
          { topic: 'Trabalho e sociedade', percentage: 8.77 },
        ],
        unnumbered: [],
        note: null,
        source: 'Guia do Estudante: os 5 temas de Sociologia que mais caem no Enem; Foco Enem',
      },
    ],
  },
  {
    id: 'biologia',
    name: 'Biologia',
    studySubject: 'natureza',
    surveys: [
      {
        id: 'biologia',
        scope: 'questões de Biologia',
        countedBy: 'Sistema Positivo e Biologia Total',
        exams: 'dez anos de provas, até 2020',
        questionCount: null,
        topics: [
          { topic: 'Ecologia', percentage: 30 },
          { topic: 'Citologia', percentage: 13 },
          { topic: 'Fisiologia', percentage: 9 },
          { topic: 'Genética', percentage: 9 },
          { topic: 'Bioquímica', percentage: 7 },
          { topic: 'Botânica', percentage: 6 },
          { topic: 'Evolução', percentage: 6 },
        ],
        unnumbered: ['Biotecnologia'],
        note: null,
        source: 'Sinepe/PR (sinepepr.org.br), 1/12/2020: dez temas mais abordados de Biologia no Enem',
      },
    ],
  },
  {
    id: 'fisica',
    name: 'Física',
    studySubject: 'natureza',
    surveys: [
      {
        id: 'fisica',
        scope: 'questões de Física',
        countedBy: SAS,
        exams: SAS_FINE_EXAMS,
        questionCount: 467,
        topics: [
          { topic: 'Calorimetria', percentage: 7.7 },
          { topic: 'Circuitos elétricos', percentage: 6.9 },
          { topic: 'Termodinâmica', percentage: 5.1 },
          { topic: 'Forças e movimento', percentage: 4.9 },
          { topic: 'Consumo de energia elétrica', percentage: 3.6 },
        ],
        unnumbered: [],
        note: null,
        source: 'Guia do Estudante: os 5 temas de Física que mais caem no Enem',
      },
    ],
  },
  {
    id: 'quimica',
    name: 'Química',
    studySubject: 'natureza',
    surveys: [
      {
        id: 'quimica',
        scope: 'questões de Química',
        countedBy: SAS,
        exams: 'provas de 2009 a 2020',
        questionCount: null,
        topics: [
          { topic: 'Físico-química', percentage: 27 },
          { topic: 'Química geral', percentage: 26.8 },
          { topic: 'Química orgânica', percentage: 19.2 },
          { topic: 'Meio ambiente', percentage: 11.1 },
          { topic: 'Energia', percentage: 6.4 },
        ],
        unnumbered: [],
        note: null,
        source: 'Correio 24 Horas, setembro de 2021: os assuntos mais cobrados em Química no Enem',
      },
    ],
  },
]
