/**
 * Search engines and link previews: every page of the route table names itself, shows a picture of its own size, and
 * stands in the sitemap exactly when it may be found. Read as sent, without a browser.
 */
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { PROPOSAL_THEMES } from '#content/study/proposals/proposal-files.ts'
import { EXAMS } from '#content/writing/exams/all-exams.ts'
import type { ProductList } from '#domain/shop/product.ts'
import { lessonsOf } from '#domain/study/courses/course.ts'
import { EVERY_PAGE } from '../support/every-page.ts'
import { machineTypesOf, readHead } from '../support/page-head.ts'

/** Pages for one person, for a moment, or for nobody; every other one is to be found. */
const HIDDEN = [
  '/avisos',
  '/certificado/K4M9X7QP2AB8',
  '/convite-para-corrigir',
  '/confirmar-email',
  '/corretor-de-redacao/redacoes',
  '/corretor-de-redacao/redacoes/6c0f4f0e-0000-4000-8000-000000000001',
  '/corretor-de-redacao/professora/6c0f4f0e-0000-4000-8000-000000000001',
  '/match',
  '/nova-senha',
  '/pagina-que-nao-existe',
  '/pagamento/6c0f4f0e-0000-4000-8000-000000000001',
  '/painel',
  '/pedido/6c0f4f0e-0000-4000-8000-000000000001',
  '/hoje',
  '/perfil',
  '/recuperar-senha',
  '/sem-internet',
  '/simulado/prova',
  '/simulado/resultado/2026-11',
  '/success',
  '/parceria',
  '/responsavel',
  '/turma',
  ...EVERY_PAGE.map(withoutQuery).filter((path) => path.startsWith('/turmas')),
]
/** Each theme with its proposal, each exam, and each lesson of our courses. */
const STUDY_PAGES = [
  ...PROPOSAL_THEMES.map((id) => `/banco-de-temas/${id}`),
  ...EXAMS.map(({ id }) => `/outras-provas/${id}`),
  ...OWN_COURSES.flatMap((course) => [
    `/cursos/${course.slug}`,
    ...lessonsOf(course).map(({ slug }) => `/cursos/${course.slug}/${slug}`),
  ]),
]
const PICTURE_MAX_BYTES = 80 * 1024
/** What a search result shows of a title and of a description, more or less. */
const TITLE_LENGTH = [10, 80] as const
const DESCRIPTION_LENGTH = [50, 170] as const

test('the sitemap has exactly the pages that may be found, and every product', async ({
  request,
  baseURL,
}) => {
  const found = EVERY_PAGE.map(withoutQuery).filter((path) => !HIDDEN.includes(path))
  // An owner of another journey may bring a product between the two readings.
  await expect(async () => {
    const list = await request.get('/store/store_redacao/products')
    const { products }: ProductList = await list.json()
    const expected = new Set([...found, ...STUDY_PAGES, ...products.map(({ id }) => `/product/${id}`)])
    const locations = await sitemap(request)
    expect([...locations].sort()).toEqual([...expected].map((path) => new URL(path, baseURL).href).sort())
  }).toPass({ timeout: 20_000 })
})

test('every page names itself, and none as another', async ({ request, baseURL }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const addresses = new Set([...EVERY_PAGE, ...(await sitemap(request)).map((url) => new URL(url).pathname)])
  for (const address of addresses) {
    const path = withoutQuery(address)
    const head = readHead(await (await request.get(address)).text())
    const { title, description, og } = head
    const own = new URL(path, baseURL).href
    const isHidden = HIDDEN.includes(path)
    expect([head.robots, head.canonical], path).toEqual(isHidden ? ['noindex', null] : [null, own])
    expect(og['description'], path).toBe(description)
    for (const name of ['title', 'site_name', 'locale', 'type', 'image', 'image:alt']) {
      expect(og[name], `${path} og:${name}`).toBeTruthy()
    }
    if (isHidden) continue
    expect(og['url'], path).toBe(own)
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(TITLE_LENGTH[0])
    // A theme is named in its own words, however long the exam's are.
    if (!path.startsWith('/banco-de-temas/'))
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(TITLE_LENGTH[1])
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH[0])
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_LENGTH[1])
    expect(titles.get(title) ?? path, title).toBe(path)
    expect(descriptions.get(description) ?? path, description).toBe(path)
    titles.set(title, path)
    descriptions.set(description, path)
    expect(head.firstHeadings, path).toBe(1)
  }
})

test('the picture of a link preview is there, of its size, and light', async ({ request }) => {
  const pictures = new Map<string, string>()
  for (const location of await sitemap(request)) {
    const { og } = readHead(await (await request.get(location)).text())
    // Products that wear one cover share its card; a page below another shares that one's.
    if (!/^\/[^/]+\/./.test(new URL(location).pathname))
      expect(pictures.get(og['image'] ?? ''), location).toBeUndefined()
    if (!pictures.has(og['image'] ?? '')) pictures.set(og['image'] ?? '', location)
  }
  for (const [picture, location] of pictures) {
    const answer = await request.get(picture)
    expect(answer.status(), location).toBe(200)
    const bytes = await answer.body()
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height], location).toEqual([1200, 630])
    expect(bytes.length, location).toBeLessThanOrEqual(PICTURE_MAX_BYTES)
  }
})

test('what a page tells machines is whole by schema.org', async ({ request }) => {
  const told: Record<string, string[]> = {}
  for (const address of EVERY_PAGE) {
    const { data } = readHead(await (await request.get(address)).text())
    if (data.length > 0) told[address] = data.flatMap(machineTypesOf)
  }
  expect(told).toEqual({
    '/': ['EducationalOrganization', 'WebSite'],
    '/product/prod_completo': ['Product'],
    '/minicurso': ['Course'],
    '/quem-somos': ['FAQPage'],
  })
})

test('robots keep out of personal pages and find the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const refused = [...robots.matchAll(/Disallow: (\S+)/g)].map(([, path]) => path!)
  const isRefused = (path: string) => refused.some((start) => path.startsWith(start))
  expect(HIDDEN.filter((path) => !isRefused(path))).toEqual(['/pagina-que-nao-existe'])
  const found = (await sitemap(request)).map((location) => new URL(location).pathname)
  expect(found.filter(isRefused)).toEqual([])
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`)
})

type Requests = import('@playwright/test').APIRequestContext

async function sitemap(request: Requests): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!)
}

function withoutQuery(address: string): string {
  return address.split('?')[0]!
}
