/** Where header, menu and footer lead, in their order. */
import { href } from 'react-router'
import { frameTexts } from '#texts/site/frame.ts'

type SiteLink = { readonly to: string; readonly label: string }

const { pages, footer } = frameTexts

const STORE: SiteLink = { to: href('/store'), label: pages.store }
const COURSES: SiteLink = { to: href('/cursos'), label: pages.courses }
const GENERATOR: SiteLink = { to: href('/gerador-de-redacao'), label: pages.generator }
const CORRECTOR: SiteLink = { to: href('/corretor-de-redacao'), label: pages.corrector }
const THEMES: SiteLink = { to: href('/banco-de-temas'), label: pages.themes }
const MINI_COURSE: SiteLink = { to: href('/minicurso'), label: pages.miniCourse }
const PRACTICE: SiteLink = { to: href('/pratica'), label: pages.practice }
const ABOUT: SiteLink = { to: href('/quem-somos'), label: pages.about }
const CHAT: SiteLink = { to: href('/chat'), label: pages.chat }
export const GRADING_METHOD: SiteLink = { to: href('/como-calculamos-a-nota'), label: pages.gradingMethod }

/** Product §2 Header navigation: seven links on a wide screen, the eighth in the menu and in the footer. */
export const HEADER_LINKS: readonly SiteLink[] = [
  STORE,
  COURSES,
  GENERATOR,
  CORRECTOR,
  THEMES,
  MINI_COURSE,
  ABOUT,
]
export const MENU_LINKS: readonly SiteLink[] = [...HEADER_LINKS, CHAT]

const MATCH: SiteLink = { to: href('/match'), label: pages.match }
const STUDY_LINKS: readonly SiteLink[] = [
  { to: href('/banco-de-repertorios'), label: pages.repertoires },
  { to: href('/banco-de-conectivos'), label: pages.connectives },
  { to: href('/cronograma-de-estudos'), label: pages.schedule },
  { to: href('/simulado'), label: pages.mockExam },
  { to: href('/desafio-mensal'), label: pages.challenge },
]

/** What the menu has besides the eight, so that nothing of the site is found by chance alone (decision 0165). */
export const MENU_GROUPS: readonly {
  readonly title: string
  readonly links: readonly SiteLink[]
  readonly isOwn: boolean
}[] = [
  {
    title: frameTexts.menuGroups.own,
    links: [
      { to: href('/hoje'), label: pages.today },
      PRACTICE,
      { to: href('/corretor-de-redacao/redacoes'), label: pages.essays },
      MATCH,
    ],
    isOwn: true,
  },
  {
    title: frameTexts.menuGroups.study,
    links: [
      ...STUDY_LINKS,
      { to: href('/redacoes-nota-maxima'), label: pages.modelEssays },
      { to: href('/ebooks'), label: pages.ebooks },
    ],
    isOwn: false,
  },
]

export const FOOTER_COLUMNS: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: footer.columns.platform,
    links: [
      STORE,
      COURSES,
      GENERATOR,
      CORRECTOR,
      THEMES,
      MINI_COURSE,
      ...STUDY_LINKS,
      PRACTICE,
      MATCH,
      { to: href('/redacoes-nota-maxima'), label: pages.modelEssays },
      { to: href('/outras-provas'), label: pages.otherExams },
    ],
  },
  {
    title: footer.columns.support,
    links: [
      CHAT,
      { to: `${href('/quem-somos')}#faq`, label: pages.questions },
      { to: href('/contato'), label: pages.contact },
      { to: href('/trocas-e-desistencia'), label: pages.exchanges },
      GRADING_METHOD,
      { to: href('/acessibilidade'), label: pages.accessibility },
      { to: href('/para-responsaveis'), label: pages.guardians },
      { to: href('/responsavel'), label: pages.guardianArea },
      { to: href('/feedback'), label: pages.feedback },
    ],
  },
  {
    title: footer.columns.company,
    links: [
      ABOUT,
      { to: href('/novidades'), label: pages.news },
      { to: href('/termos-de-uso'), label: pages.terms },
      { to: href('/politica-de-privacidade'), label: pages.privacy },
      { to: href('/privacidade-em-resumo'), label: pages.privacySummary },
      { to: href('/regras-da-comunidade'), label: pages.communityRules },
      { to: href('/protecao-de-menores'), label: pages.minors },
    ],
  },
]
