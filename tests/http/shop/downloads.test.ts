import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { FileContent } from '#server/platform/files/file-store.ts'
import { listPurchasedProducts } from '#server/shop/orders/own/purchases.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aClock, aMaterial, anOpenOrder, aStudent, decide, type Student } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

async function aPdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([420, 595])
  return document.save()
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 })
  const document = await loading.promise
  const texts: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await loading.destroy()
  return texts
}

async function buy(student: Student, variantId: string): Promise<void> {
  const order = await anOpenOrder(app, [{ variant_id: variantId, quantity: 1 }], student)
  await decide(app, order)
}

async function aBuyer(at: TestApp, email: string, bytes?: Uint8Array) {
  const student = await aStudent(at, email, 'Bruno Lima')
  const { variantIds } = await aProduct(at.context.db, { title: 'Conclusão' })
  const material = await aMaterial(at, variantIds[0], {
    fileName: 'conclusao.pdf',
    ...(bytes ? { bytes } : {}),
  })
  await buy(student, variantIds[0])
  const [entry] = await listPurchasedProducts(at.context, student.userId)
  if (!entry) throw new Error('the purchase is not listed')
  return { student, material, variantId: variantIds[0], link: entry.download_url }
}
const download = (link: string) => fetch(`${app.url}${link}`)

test('a bought PDF is delivered with the buyer’s name and e-mail on every page', async () => {
  const { link } = await aBuyer(app, 'bruno@example.com', await aPdf(3))
  const response = await download(link)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="conclusao.pdf"; filename*=UTF-8''conclusao.pdf`,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
  const texts = await pagesOf(new Uint8Array(await response.arrayBuffer()))
  expect(texts).toHaveLength(3)
  for (const text of texts) {
    expect(text).toContain('Bruno Lima')
    expect(text).toContain('bruno@example.com')
  }
})

test('a file that cannot be stamped is delivered plain', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.4 broken')
  const { link } = await aBuyer(app, 'plain@example.com', bytes)
  const response = await download(link)
  expect(response.status).toBe(200)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
})

test('a link is good for 15 minutes; after that a page leads to a new one', async () => {
  const { link, student } = await aBuyer(app, 'slow@example.com', await aPdf(1))
  clock.pass(15)
  expect((await download(link)).status).toBe(200)
  clock.pass(1 / 60)
  const late = await download(link)
  expect(late.status).toBe(410)
  expect(late.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(late.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
  const html = await late.text()
  expect(html).toContain('Este link já venceu')
  expect(html).toContain('href="/perfil"')
  const [fresh] = await listPurchasedProducts(app.context, student.userId)
  expect((await download(fresh?.download_url ?? '')).status).toBe(200)
})

test('a link that we did not make opens nothing', async () => {
  const { link } = await aBuyer(app, 'owner@example.com')
  const other = await aBuyer(app, 'other@example.com')
  const url = new URL(link, app.url)
  const otherUrl = new URL(other.link, app.url)
  const purchaseId = url.pathname.split('/')[6] ?? ''
  const otherPurchaseId = otherUrl.pathname.split('/')[6] ?? ''
  expect(purchaseId).toMatch(/^[0-9a-f-]{36}$/)
  for (const forged of [
    url.pathname,
    `${url.pathname}?token=`,
    `${url.pathname}?token=9999999999.${'A'.repeat(43)}`,
    `${url.pathname}${url.search.replace(/\d+\./, '9999999999.')}`,
    `${url.pathname.replace(purchaseId, otherPurchaseId)}${url.search}`,
    `${url.pathname}${otherUrl.search}`,
    `/storage/v1/object/sign/materials/%00/x/y.pdf${url.search}`,
  ]) {
    const response = await download(forged)
    expect([forged, response.status]).toEqual([forged, 403])
    expect(await response.json()).toMatchObject({ error: 'invalid_link' })
  }
})

test('a revoked purchase is neither listed nor delivered', async () => {
  const { link, student } = await aBuyer(app, 'revoked@example.com')
  await app.context.db
    .updateTable('purchases')
    .set({ revoked_at: clock.now() })
    .where('user_id', '=', student.userId)
    .execute()
  expect(await listPurchasedProducts(app.context, student.userId)).toEqual([])
  const response = await download(link)
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('não está mais disponível')
})

test('a file that is missing on our side is our fault', async () => {
  const { link, material } = await aBuyer(app, 'missing@example.com')
  await app.context.files.delete(material.storageKey)
  expect((await download(link)).status).toBe(500)
})

test('an old link delivers the newest version of its file', async () => {
  const { link, material } = await aBuyer(app, 'reader@example.com')
  const bytes = new TextEncoder().encode('%PDF-1.4 second edition')
  await app.context.files.put('materials/second.pdf', bytes)
  await app.context.db
    .updateTable('materials')
    .set({ storage_key: 'materials/second.pdf', version: 2 })
    .where('id', '=', material.id)
    .execute()
  expect(await (await download(link)).text()).toBe('%PDF-1.4 second edition')
})

test('purchases are listed newest first, one entry per file, and only to their owner', async () => {
  const student = await aStudent(app, 'list@example.com')
  const single = await aProduct(app.context.db, { title: 'Introdução' })
  await aMaterial(app, single.variantIds[0], { title: 'Apostila' })
  const several = await aProduct(app.context.db, { title: 'Completo' })
  await aMaterial(app, several.variantIds[0], { title: 'Caderno', sortOrder: 1 })
  await aMaterial(app, several.variantIds[0], { title: 'Apostila', sortOrder: 0 })
  await aMaterial(app, several.variantIds[0], { title: 'Completo', sortOrder: -1 })
  await buy(student, single.variantIds[0])
  const firstMoment = clock.now()
  clock.pass(30)
  await buy(student, several.variantIds[0])

  const listed = await listPurchasedProducts(app.context, student.userId)
  expect(listed.map(({ product_title, purchased_at }) => [product_title, purchased_at])).toEqual([
    ['Completo', clock.now().toISOString()],
    ['Completo: Apostila', clock.now().toISOString()],
    ['Completo: Caderno', clock.now().toISOString()],
    ['Introdução', firstMoment.toISOString()],
  ])
  for (const { download_url } of listed) expect((await download(download_url)).status).toBe(200)
  const other = await aStudent(app, 'nobody@example.com')
  expect(await listPurchasedProducts(app.context, other.userId)).toEqual([])
})

test('a file name with accents keeps them where the browser can read them', async () => {
  const student = await aStudent(app, 'accent@example.com')
  const { variantIds } = await aProduct(app.context.db)
  await aMaterial(app, variantIds[0], { fileName: 'Revelado "o segredo" – edição' })
  await buy(student, variantIds[0])
  const [entry] = await listPurchasedProducts(app.context, student.userId)
  const response = await download(entry?.download_url ?? '')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Revelado o segredo  edicao.pdf"; filename*=UTF-8''Revelado%20%22o%20segredo%22%20%E2%80%93%20edi%C3%A7%C3%A3o.pdf`,
  )
})

test('a download that cannot be noted closes the file that it had opened', async () => {
  // More than is read ahead of a reader; no PDF, so it is sent as it is.
  const { link } = await aBuyer(app, 'unnoted@example.com', new Uint8Array(20_000_000))
  const opened: FileContent[] = []
  const open = app.context.files.open
  const spy = vi.spyOn(app.context.files, 'open').mockImplementation(async (...asked) => {
    const file = await open(...asked)
    if (file) opened.push(file)
    return file
  })
  onTestFinished(() => spy.mockRestore())
  await app.context.pool.query('alter table material_downloads rename to away')
  onTestFinished(() => void app.context.pool.query('alter table away rename to material_downloads'))
  expect((await download(link)).status).toBe(500)
  await expect.poll(() => opened.map(({ content }) => content.closed), { timeout: 20_000 }).toEqual([true])
})

async function downloadsOf({ userId }: { userId: string }) {
  const { rows } = await app.context.pool.query<{ times: number }>(
    'select times from material_downloads d join purchases b on b.id = d.purchase_id where b.user_id = $1',
    [userId],
  )
  return rows.map(({ times }) => times)
}

test.each([
  ['from its second byte', 'bytes=1-', 206, [1]],
  ['its end, of more than there is', 'bytes=-99999999', 206, [1]],
  ['its last byte', 'bytes=-1', 206, [1]],
  ['one byte in the middle', 'bytes=5-5', 206, [1]],
  ['two parts', 'bytes=1-2,4-5', 200, [1]],
  ['what is no range', 'lines=1-', 200, [1]],
  ['beyond its end', 'bytes=99999999-', 416, []],
])(
  'who asks for a file %s has downloaded it where any of it was sent',
  async (part, range, status, times) => {
    const { link, student } = await aBuyer(app, `${part.replaceAll(/\W/g, '')}@example.com`)
    const response = await fetch(new URL(link, app.url), { headers: { range } })
    await response.arrayBuffer()
    expect([response.status, await downloadsOf(student)]).toEqual([status, times])
  },
)

test('a download that goes on where it broke off is one, and a look at the head is none', async () => {
  const { link, student } = await aBuyer(app, 'parts@example.com')
  await fetch(new URL(link, app.url), { method: 'HEAD' })
  expect(await downloadsOf(student)).toEqual([])
  for (const range of ['bytes=0-9', 'bytes=10-', 'bytes=20-']) {
    await (await fetch(new URL(link, app.url), { headers: { range } })).arrayBuffer()
  }
  expect(await downloadsOf(student)).toEqual([1])
  await (await download(link)).arrayBuffer()
  expect(await downloadsOf(student)).toEqual([2])
})

test('a purchase that ends while its file is opened is not sent', async () => {
  const { link, student } = await aBuyer(app, 'meanwhile@example.com')
  const open = app.context.files.open
  const spy = vi.spyOn(app.context.files, 'open').mockImplementation(async (...asked) => {
    const file = await open(...asked)
    await app.context.pool.query('update purchases set revoked_at = now() where user_id = $1', [
      student.userId,
    ])
    return file
  })
  onTestFinished(() => spy.mockRestore())
  expect((await download(link)).status).toBe(403)
  expect(await downloadsOf(student)).toEqual([])
})
