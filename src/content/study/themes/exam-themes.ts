/**
 * The essay themes that the ENEM really set, 1998–2025, word for word as the press published them on the day or in
 * later lists. Editorial rule: a theme that no source settles is left out (several PPL editions before 2017 and that
 * of 2019); where sources differ in a word, the entry says so.
 */
import type { ExamEdition, ExamTheme } from '#domain/study/theme.ts'

export const EXAM_EDITION_NAMES: Readonly<Record<ExamEdition, string>> = {
  regular: 'Aplicação regular',
  'segunda-aplicacao': 'Segunda aplicação',
  'segunda-aplicacao-ppl': 'Segunda aplicação e PPL',
  'reaplicacao-ppl': 'Reaplicação e PPL',
  digital: 'Versão digital',
  cancelada: 'Prova cancelada',
  'municipios-do-para': 'Aplicação em Belém, Ananindeua e Marituba',
}

const MAIS_MINAS = 'Mais Minas (maisminas.org): “Enem: você se lembra de todos os temas do exame”'
const G1_2025 = 'g1, 4/11/2025: “Quais temas de redação do Enem não aparecem faz tempo”'
const CONECTA_PIAUI = 'Conecta Piauí (conectapiaui.com.br), novembro de 2025'
const FOLHAPRESS = 'Folhapress, em Acessa.com, 16/12/2025'

function exam(
  year: number,
  edition: ExamEdition,
  title: string,
  source: string,
  note: string | null = null,
): ExamTheme {
  return { id: `${year}-${edition}`, year, edition, title, certainty: 'confirmed', note, source }
}

function varying(theme: ExamTheme): ExamTheme {
  return { ...theme, certainty: 'wording-varies' }
}

/** Newest first; within a year, the regular application first. */
export const EXAM_THEMES: readonly ExamTheme[] = [
  exam(
    2025,
    'regular',
    'Perspectivas acerca do envelhecimento na sociedade brasileira',
    `GZH, 9/11/2025; ${FOLHAPRESS}`,
  ),
  exam(2025, 'municipios-do-para', 'A valorização dos trabalhadores rurais no Brasil', FOLHAPRESS),
  exam(
    2025,
    'reaplicacao-ppl',
    'A idade mínima para o trabalho como forma de proteção à infância',
    FOLHAPRESS,
  ),
  exam(2024, 'regular', 'Desafios para a valorização da herança africana no Brasil', CONECTA_PIAUI),
  exam(
    2024,
    'reaplicacao-ppl',
    'Desafios para a valorização da arte de periferia no cenário cultural brasileiro',
    'g1, 10/12/2024; O Estado (oestadoonline.com.br), dezembro de 2024',
  ),
  exam(
    2023,
    'regular',
    'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
    `Jovem Pan, novembro de 2023; ${CONECTA_PIAUI}`,
  ),
  exam(
    2023,
    'reaplicacao-ppl',
    'Desafios para a (re)inserção socioeconômica da população em situação de rua no Brasil',
    `Paraíba Informa, 12/12/2023; ${FOLHAPRESS}`,
  ),
  exam(
    2022,
    'regular',
    'Desafios para a valorização de comunidades e povos tradicionais no Brasil',
    `A Província do Pará, novembro de 2022; ${CONECTA_PIAUI}`,
  ),
  exam(
    2022,
    'reaplicacao-ppl',
    'Medidas para o enfrentamento da recorrência da insegurança alimentar no Brasil',
    FOLHAPRESS,
  ),
  exam(
    2021,
    'regular',
    'Invisibilidade e registro civil: garantia de acesso à cidadania no Brasil',
    `g1, 9/1/2022; ${CONECTA_PIAUI}`,
  ),
  exam(
    2021,
    'reaplicacao-ppl',
    'Reconhecimento da contribuição das mulheres nas ciências da saúde no Brasil',
    'g1, 9/1/2022; Portal Geledés',
  ),
  exam(
    2020,
    'regular',
    'O estigma associado às doenças mentais na sociedade brasileira',
    `${G1_2025}; Mundo Educação, 23/2/2021`,
    'Versão impressa; a digital teve outro tema.',
  ),
  exam(
    2020,
    'digital',
    'O desafio de reduzir as desigualdades entre as regiões do Brasil',
    'ContilNet Notícias, outubro de 2023; Mundo Educação, 23/2/2021',
  ),
  exam(
    2020,
    'reaplicacao-ppl',
    'A falta de empatia nas relações sociais no Brasil',
    'Agência Brasil, 23/2/2021; Mundo Educação, 23/2/2021',
  ),
  exam(
    2019,
    'regular',
    'Democratização do acesso ao cinema no Brasil',
    'Hoje em Dia (hojeemdia.com.br), 2019',
  ),
  exam(
    2018,
    'regular',
    'Manipulação do comportamento do usuário pelo controle de dados na internet',
    'Estadão, 4/11/2018; Tribuna do Planalto, 17/10/2019',
  ),
  exam(
    2018,
    'segunda-aplicacao-ppl',
    'Formas de organização da sociedade para o enfrentamento de problemas econômicos no Brasil',
    'infoEnem: “Análise da redação do Enem PPL 2018”',
  ),
  exam(2017, 'regular', 'Desafios para a formação educacional de surdos no Brasil', G1_2025),
  exam(
    2017,
    'segunda-aplicacao-ppl',
    'Consequências da busca por padrões de beleza idealizados',
    'infoEnem: “Análise da redação do Enem PPL 2017”',
  ),
  exam(2016, 'regular', 'Caminhos para combater a intolerância religiosa no Brasil', G1_2025),
  exam(
    2016,
    'segunda-aplicacao',
    'Caminhos para combater o racismo no Brasil',
    'Estadão, blog Ponto Edu: análise das duas propostas de 2016',
  ),
  exam(2015, 'regular', 'A persistência da violência contra a mulher na sociedade brasileira', G1_2025),
  exam(2014, 'regular', 'Publicidade infantil em questão no Brasil', G1_2025),
  exam(2013, 'regular', 'Efeitos da implantação da Lei Seca no Brasil', MAIS_MINAS),
  varying(
    exam(
      2012,
      'regular',
      'O movimento imigratório para o Brasil no século XXI',
      MAIS_MINAS,
      'Algumas listas omitem o artigo inicial ou escrevem “século 21”.',
    ),
  ),
  exam(
    2011,
    'regular',
    'Viver em rede no século XXI: os limites entre o público e o privado',
    `Estadão, 2011; ${MAIS_MINAS}`,
  ),
  exam(2010, 'regular', 'O trabalho na construção da dignidade humana', MAIS_MINAS),
  exam(2010, 'segunda-aplicacao', 'Ajuda humanitária', MAIS_MINAS),
  exam(2009, 'regular', 'O indivíduo frente à ética nacional', MAIS_MINAS),
  exam(
    2009,
    'cancelada',
    'Valorização do idoso',
    `Meio News (meionews.com); ${MAIS_MINAS}`,
    'A prova foi cancelada antes da aplicação.',
  ),
  varying(
    exam(
      2008,
      'regular',
      'Como preservar a floresta Amazônica',
      `infoEnem: “Análise de tema de redação: Enem 2008”; ${MAIS_MINAS}`,
      'O estudante devia escolher uma de três ações: suspender o desmatamento, pagar a quem deixasse de desmatar ou aumentar a fiscalização e as multas. Algumas listas incluem as ações no título.',
    ),
  ),
  exam(
    2007,
    'regular',
    'O desafio de se conviver com a diferença',
    MAIS_MINAS,
    'Alguns jornais escreveram “as diferenças”.',
  ),
  exam(2006, 'regular', 'O poder de transformação da leitura', MAIS_MINAS),
  exam(2005, 'regular', 'O trabalho infantil na realidade brasileira', MAIS_MINAS),
  varying(
    exam(
      2004,
      'regular',
      'Como garantir a liberdade de informação e evitar abusos nos meios de comunicação?',
      MAIS_MINAS,
      'Algumas listas omitem o ponto de interrogação.',
    ),
  ),
  exam(2003, 'regular', 'A violência na sociedade brasileira: como mudar as regras desse jogo?', MAIS_MINAS),
  exam(
    2002,
    'regular',
    'O direito de votar: como fazer dessa conquista um meio para promover as transformações sociais de que o Brasil necessita?',
    MAIS_MINAS,
    'Algumas listas escrevem “que o Brasil necessita”, sem a preposição.',
  ),
  varying(
    exam(
      2001,
      'regular',
      'Desenvolvimento e preservação ambiental: como conciliar os interesses em conflito?',
      MAIS_MINAS,
      'Algumas listas omitem o artigo antes de “interesses”.',
    ),
  ),
  exam(
    2000,
    'regular',
    'Direitos da criança e do adolescente: como enfrentar esse desafio nacional?',
    MAIS_MINAS,
  ),
  exam(1999, 'regular', 'Cidadania e participação social', MAIS_MINAS),
  exam(1998, 'regular', 'Viver e aprender', MAIS_MINAS),
]

/**
 * The real themes with these ids, in the order asked for.
 * @throws Error for an id that no theme has
 */
export function examThemes(...ids: readonly string[]): readonly ExamTheme[] {
  return ids.map((id) => {
    const theme = EXAM_THEMES.find((candidate) => candidate.id === id)
    if (!theme) throw new Error(`no exam theme has the id ${id}`)
    return theme
  })
}
