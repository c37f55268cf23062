/** What the owner sets and writes stands on the next page that anybody opens, kept pages too (decisions 0062, 0063). */
import { afterAll, expect, test } from 'vitest'
import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { type PageServer, startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { landingTexts } from '#texts/site/landing.ts'

const app = await startTestApp()
const pages: PageServer = await startPageServer(app)
afterAll(async () => {
  await pages[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})
const owner = await anOwner(app)

/** What is seen: not the data behind it. */
async function page(path: string): Promise<string> {
  const html = await (await fetch(pages.url + path)).text()
  return html.split('<script>window.__reactRouterContext')[0] ?? ''
}

/** The second answer is the kept one. */
async function keptPage(path: string): Promise<string> {
  await page(path)
  return page(path)
}

async function set(group: string, change: object) {
  expect((await owner('PUT', `console/settings/${group}`, change)).status).toBe(200)
}

async function write(kind: string, entries: readonly object[]) {
  const { version } = (await owner('GET', 'console/contents')).body.lists[kind]
  expect((await owner('PUT', `console/contents/${kind}`, { entries, version })).status).toBe(200)
}

test('the shop’s name is in the terms and below every page', async () => {
  for (const path of ['/termos-de-uso', '/banco-de-temas']) {
    expect(await keptPage(path)).not.toContain('Letras da Ana')
  }
  await set('shop', { name: 'Letras da Ana <&>', cnpj: '00.000.000/0001-91' })
  for (const path of ['/termos-de-uso', '/banco-de-temas']) {
    const html = await page(path)
    expect(html).toContain('Letras da Ana &lt;&amp;&gt;')
    expect(html).toContain('00.000.000/0001-91')
    expect(html).not.toContain('Letras da Ana <&>')
  }
})

test('the corrector’s page follows its switch, and so does the list of pages for search engines', async () => {
  const sitemap = () => page('/sitemap.xml')
  expect(await keptPage('/corretor-de-redacao')).not.toContain('Corretor Automático em Breve!')
  expect(await sitemap()).toContain('/como-calculamos-a-nota')
  await set('features', { writingRoom: false })
  expect(await page('/corretor-de-redacao')).toContain('Corretor Automático em Breve!')
  expect(await sitemap()).not.toContain('/como-calculamos-a-nota')
  expect((await fetch(`${pages.url}/como-calculamos-a-nota`)).status).toBe(404)
  await set('features', { writingRoom: true })
  expect(await page('/corretor-de-redacao')).not.toContain('Corretor Automático em Breve!')
})

test('Trocas e Desistência tells the rule that the owner has chosen', async () => {
  const path = '/trocas-e-desistencia'
  expect(await keptPage(path)).toContain('nossa regra é devolver o valor também nesse caso')
  await set('orders', { refundAfterDownload: false })
  const html = await page(path)
  expect(html).not.toContain('nossa regra é devolver o valor também nesse caso')
  expect(html).toContain('até o primeiro download, você desiste pelo botão')
})

test('figures, stories, e-books, news and courses are the owner’s, told as text', async () => {
  const proof = 'Relatório guardado na pasta 7'
  await keptPage('/')
  await write('claims', [{ id: 'media', value: 940, text: 'média de 940 pontos', evidence: proof }])
  const home = await page('/')
  expect(home).toContain('940')
  expect(home).not.toContain(proof)
  await write('claims', [{ id: 'media', value: 940, text: 'média de 940 pontos', evidence: null }])
  expect(await page('/')).not.toContain('média de')

  const real = { id: 'zelia-p', name: 'Zélia P.', score: 960, isIllustrative: false }
  await write('stories', [real, ...STUDENT_STORIES.slice(0, 2)])
  expect(await page('/')).not.toContain(real.name)
  const consent = {
    personName: 'Zélia Prado',
    guardianName: null,
    givenOn: '2026-01-02',
    how: 'E-mail',
    until: null,
  }
  await owner('PUT', 'console/contents/stories/zelia-p/consent', { ...consent, how: 'E-mail guardado' })
  const withHer = await page('/')
  expect(withHer).toContain(real.name)
  expect(withHer).toContain(landingTexts.stories.someIllustrativeNote)
  expect(withHer).not.toContain('Zélia Prado')

  const price = 'R$ 1.234,00'
  const ebook = {
    id: 'e',
    title: 'Livro & prática',
    price,
    description: 'x'.repeat(80),
    cover: null,
    isWhole: false,
  }
  await keptPage('/ebooks')
  await write('ebooks', [ebook])
  expect(await page('/ebooks')).toMatch(/Livro &amp; prática[\s\S]*1\.234,00/)
  await write('news', [
    { id: 'n', date: '2026-11-20', title: 'Abrimos à noite', text: 'Das 19 às 22 horas, todo dia.' },
  ])
  expect(await page('/novidades')).toContain('Abrimos à noite')
  await write('courses', [{ id: 'c', text: 'Turma de férias em janeiro.' }])
  const courses = await page('/cursos')
  expect(courses).toContain('Turma de férias em janeiro.')
  expect(courses).toContain(institutionalTexts.courses.heading)
})
