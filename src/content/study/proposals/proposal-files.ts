/**
 * Which file holds the proposal of a theme, so that a browser fetches that file alone. A theme that is named nowhere
 * here has no proposal; tests/content-proposals.test.ts holds the names against the files.
 */
import { ownProposal, type StudyPack } from '#domain/study/contents/study-pack.ts'
import type { Proposal } from '#domain/study/proposal.ts'

type ProposalFile = {
  readonly themeIds: readonly string[]
  readonly load: () => Promise<{ readonly PROPOSALS: readonly Proposal[] }>
}

export const PROPOSAL_FILES: readonly ProposalFile[] = [
  {
    themeIds: [
      'cobertura-vacinal',
      'diagnostico-tardio',
      'automedicacao',
      'saude-mental-dos-jovens',
      'ultraprocessados',
      'doacao-de-orgaos',
      'cigarro-eletronico',
      'dengue',
      'obesidade',
      'gravidez-na-adolescencia',
    ],
    load: () => import('./saude.ts'),
  },
  {
    themeIds: [
      'evasao-escolar',
      'analfabetismo-funcional',
      'bullying',
      'estudantes-autistas',
      'educacao-financeira',
      'ensino-tecnico',
      'celular-na-escola',
      'ia-na-educacao',
      'falta-de-professores',
      'perda-de-leitores',
    ],
    load: () => import('./educacao.ts'),
  },
  {
    themeIds: [
      'doacao-de-sangue',
      'acesso-a-creche',
      'emissoes-de-gases',
      'sedentarismo',
      'alfabetizacao-na-idade-certa',
      'casamento-infantil',
      'desperdicio-de-alimentos',
    ],
    load: () => import('./more-themes.ts'),
  },
  {
    themeIds: [
      'alcool-na-adolescencia',
      'ensino-em-tempo-integral',
      'faccoes-e-milicias',
      'trabalho-domestico',
      'guarda-compartilhada',
      'arborizacao-das-cidades',
      'desertos-de-noticias',
    ],
    load: () => import('./recent-themes.ts'),
  },
  {
    themeIds: [
      'educacao-de-adultos',
      'aprender-matematica',
      'ensino-superior-a-distancia',
      'saude-bucal',
      'hiv-entre-jovens',
      'reciclagem-e-catadores',
      'desertificacao-do-sertao',
      'garimpo-ilegal',
    ],
    load: () => import('./escola-saude-e-ambiente.ts'),
  },
  {
    themeIds: [
      'prevencao-do-feminicidio',
      'violencia-contra-idosos',
      'uso-da-forca-policial',
      'maes-solo',
      'telas-na-primeira-infancia',
      'pobreza-na-infancia',
    ],
    load: () => import('./seguranca-e-sociedade.ts'),
  },
  {
    themeIds: [
      'trabalho-e-deficiencia',
      'trabalho-informal',
      'desigualdade-racial-no-trabalho',
      'combate-a-desinformacao',
      'acesso-a-museus-e-teatros',
      'abstencao-eleitoral',
      'acessibilidade-digital',
    ],
    load: () => import('./trabalho-e-direitos.ts'),
  },
  {
    themeIds: [
      'trabalho-por-aplicativo',
      'trabalho-analogo-ao-de-escravo',
      'inteligencia-artificial',
      'primeiro-emprego',
      'desigualdade-salarial',
      'esgotamento-profissional',
      'trabalho-e-descanso',
      'acidentes-de-trabalho',
      'trabalho-remoto',
      'jovens-sem-estudo-nem-trabalho',
    ],
    load: () => import('./trabalho.ts'),
  },
  {
    themeIds: [
      'saneamento-basico',
      'lixo-eletronico',
      'desastres-climaticos',
      'preservacao-do-cerrado',
      'gestao-da-agua',
      'trafico-de-animais',
      'queimadas',
      'plastico-nos-oceanos',
      'calor-extremo',
    ],
    load: () => import('./meio-ambiente.ts'),
  },
  {
    themeIds: [
      'desinformacao-eleitoral',
      'jovens-na-politica',
      'acesso-a-justica',
      'exclusao-digital',
      'mulheres-na-politica',
      'mobilidade-urbana',
      'deficit-habitacional',
      'dignidade-menstrual',
      'calcadas-acessiveis',
      'direitos-dos-quilombolas',
    ],
    load: () => import('./cidadania.ts'),
  },
  {
    themeIds: [
      'solidao',
      'pessoas-com-deficiencia',
      'preconceito-linguistico',
      'refugiados-e-imigrantes',
      'apostas-virtuais',
      'adocao-tardia',
      'superendividamento',
      'ausencia-paterna',
      'abandono-de-animais',
      'queda-da-natalidade',
    ],
    load: () => import('./sociedade.ts'),
  },
  {
    themeIds: [
      'violencia-no-transito',
      'violencia-contra-criancas',
      'golpes-virtuais',
      'egressos-do-sistema-prisional',
      'violencia-psicologica',
      'violencia-nos-estadios',
      'infancia-na-internet',
      'pessoas-desaparecidas',
      'roubo-de-celulares',
      'homicidios-de-jovens',
    ],
    load: () => import('./seguranca.ts'),
  },
  {
    themeIds: [
      '2025-regular',
      '2024-regular',
      '2023-regular',
      '2022-regular',
      '2021-regular',
      '2020-regular',
    ],
    load: () => import('./exam-2020-2025.ts'),
  },
  {
    themeIds: ['2019-regular', '2018-regular', '2017-regular', '2016-regular', '2015-regular'],
    load: () => import('./exam-2015-2019.ts'),
  },
  {
    themeIds: [
      '2014-regular',
      '2013-regular',
      '2012-regular',
      '2011-regular',
      '2010-regular',
      '2009-regular',
    ],
    load: () => import('./exam-2009-2014.ts'),
  },
  {
    themeIds: [
      '2025-municipios-do-para',
      '2025-reaplicacao-ppl',
      '2024-reaplicacao-ppl',
      '2023-reaplicacao-ppl',
      '2022-reaplicacao-ppl',
    ],
    load: () => import('./exam-other-2022-2025.ts'),
  },
  {
    themeIds: [
      '2021-reaplicacao-ppl',
      '2020-digital',
      '2020-reaplicacao-ppl',
      '2018-segunda-aplicacao-ppl',
      '2017-segunda-aplicacao-ppl',
      '2016-segunda-aplicacao',
      '2010-segunda-aplicacao',
      '2009-cancelada',
    ],
    load: () => import('./exam-other-2009-2021.ts'),
  },
]

/** Every theme that has a proposal. */
export const PROPOSAL_THEMES: readonly string[] = PROPOSAL_FILES.flatMap(({ themeIds }) => themeIds)

/** Those of our own themes: an exam's theme is known to who has studied. */
export const PRACTICE_PROPOSALS: readonly string[] = PROPOSAL_THEMES.filter((id) =>
  Number.isNaN(Number.parseInt(id, 10)),
)

/** Those whose page is looked for: hers with texts, and ours that are not hidden. */
export function themesWithTexts({ theme, hidden }: Pick<StudyPack, 'theme' | 'hidden'>): readonly string[] {
  const own = theme.filter(({ texts }) => texts.length > 0).map(({ id }) => id)
  return [...own, ...PROPOSAL_THEMES.filter((id) => !hidden.theme.includes(id))]
}

function fileOf(themeId: string): ProposalFile | null {
  return PROPOSAL_FILES.find(({ themeIds }) => themeIds.includes(themeId)) ?? null
}

export function hasProposal(themeId: string): boolean {
  return fileOf(themeId) !== null
}

/** Null for a theme without one. @param pack the owner's themes, which bring their own */
export async function loadProposal(
  themeId: string,
  pack: Pick<StudyPack, 'theme'>,
): Promise<Proposal | null> {
  const own = ownProposal(pack, themeId)
  if (own) return own
  const file = fileOf(themeId)
  if (!file) return null
  const { PROPOSALS } = await file.load()
  return PROPOSALS.find((proposal) => proposal.themeId === themeId) ?? null
}
