/**
 * Which requests the service worker may answer from this browser (decision 0017). Only pages that are the same for
 * everybody are kept; accounts, orders, files and calls always go to the network and are never written down.
 */

/** The lessons of our course; tests/course-lessons.test.ts holds the list. */
const COURSE_PATHS = [
  '',
  '/um-paragrafo-uma-ideia',
  '/o-topico-frasal',
  '/a-explicacao',
  '/a-prova',
  '/o-fechamento',
  '/ler-o-tema',
  '/a-tese',
  '/o-projeto-de-texto',
  '/a-introducao',
  '/dois-desenvolvimentos',
  '/a-conclusao',
  '/a-ultima-leitura',
].map((path) => `/cursos/do-paragrafo-a-redacao${path}`)

/** Study pages: open without network once visited. */
export const KEPT_PATHS: readonly string[] = [
  '/',
  '/hoje',
  '/banco-de-temas',
  '/banco-de-repertorios',
  '/banco-de-conectivos',
  '/cronograma-de-estudos',
  '/minicurso',
  '/pratica',
  '/cursos',
  ...COURSE_PATHS,
  '/corretor-de-redacao',
  '/corretor-de-redacao/foto',
  '/simulado/prova',
  '/redacoes-nota-maxima',
  '/outras-provas',
  '/ebooks',
  '/quem-somos',
]

/** What the owner has written to be studied: kept anew whenever it is asked for (decision 0225). */
export const STUDY_PACK = '/conteudos-de-estudo.json'

/** Shown instead of a page that is not kept. */
export const OFFLINE_PATH = '/sem-internet'

const NEVER =
  /^\/(?:auth|rest|storage|api|webhooks|perfil|pagamento|success|login|cadastro|confirmar-email)(?:[/.]|$)/

const ASSETS = '/assets/'
/** The corrector's files are kept by the room that wants them, in a cache of its own (decision 0065). */
const CORRECTOR_FILES = '/assets/corrector/'

/** Of motivating texts: no name is ever used for another picture (decision 0267). */
const STUDY_PICTURES = '/study-pictures/'

export type Handling =
  /** A study page: the network first, else what is kept. */
  | { readonly kind: 'page'; readonly path: string }
  /** What the router fetches to show a study page without loading it whole. */
  | { readonly kind: 'page-data'; readonly path: string }
  /** Newest first, else what was kept last. */
  | { readonly kind: 'fresh-data' }
  /** Any other page: the network, else the offline sheet. */
  | { readonly kind: 'other-page' }
  /** A file whose name changes with its content: what is kept, else the network. */
  | { readonly kind: 'asset' }
  /** Not ours to touch. */
  | { readonly kind: 'leave' }

const LEAVE: Handling = { kind: 'leave' }

/** @param request the facts of a request @param origin the site's own */
export function handlingOf(request: { method: string; mode: string; url: string }, origin: string): Handling {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return LEAVE
  // The way to a sign-in provider and back is opened like a page: the cookie that ties both ends is the browser's to bring.
  if (url.pathname.startsWith('/auth/')) return LEAVE
  if (request.mode === 'navigate') {
    // A personal page is shown offline as missing, but nothing of it is ever written down.
    return KEPT_PATHS.includes(url.pathname) ? { kind: 'page', path: url.pathname } : { kind: 'other-page' }
  }
  if (NEVER.test(url.pathname) || url.pathname.startsWith(CORRECTOR_FILES)) return LEAVE
  if (url.pathname === STUDY_PACK) return { kind: 'fresh-data' }
  if ([ASSETS, STUDY_PICTURES].some((folder) => url.pathname.startsWith(folder))) return { kind: 'asset' }
  const path = KEPT_PATHS.find((kept) => dataPathOf(kept) === url.pathname)
  return path ? { kind: 'page-data', path } : LEAVE
}

/** Where the router fetches a page's data. */
export function dataPathOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}
