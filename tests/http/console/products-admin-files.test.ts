/** Files that buyers receive, and pictures of products: what the owner uploads, and what becomes of it. */
import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { forgetUnusedPictures } from '#server/shop/catalogue/pictures/product-pictures.ts'
import { listPurchasedProducts } from '#server/shop/orders/own/purchases.ts'
import { aBomb, aJpeg, aJpegOfATelephone, SVG } from '#tests/support/pictures.ts'
import { A_VARIANT, aDraft, aPdf, aProductsAdmin, type ProductsAdmin } from '#tests/support/products-admin.ts'
import { aClock, anOpenOrder, aStudent, decide, proveEmail } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const shared = await startTestApp()
afterAll(() => shared[Symbol.asyncDispose]())
const sharedAdmin = await aProductsAdmin(shared)
const FORM = { title: 'Caderno', fileName: 'caderno.pdf' }

async function aSoldFile(app: TestApp, admin: ProductsAdmin) {
  const file = await admin.aFile()
  const { product } = await admin.create(
    aDraft({ isPublished: true, variants: [{ ...A_VARIANT, materialIds: [file] }] }),
  )
  const variantId = product.variants[0]!.id!
  const buy = async (email: string, quantity = 1) => {
    const student = await aStudent(app, email)
    await proveEmail(app, email)
    await decide(app, await anOpenOrder(app, [{ variant_id: variantId, quantity }], student))
    return student
  }
  return { file, variantId, buy }
}

const pagesOf = async (app: TestApp, link: string) =>
  (await PDFDocument.load(await (await fetch(`${app.url}${link}`)).arrayBuffer())).getPageCount()

test('a PDF that came in parts is counted, kept and delivered', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const bytes = await aPdf(3)
  const uploaded = await admin.upload(bytes, 200)
  expect(uploaded.partCount).toBeGreaterThan(2)
  const made = await admin.owner('POST', 'console/products/files', { ...uploaded, ...FORM })
  expect(made).toMatchObject({
    status: 201,
    body: { material: { title: 'Caderno', version: 1, pageCount: 3, byteSize: bytes.byteLength } },
  })
  await discardFiles(app.context)
  expect(await app.context.files.list('uploads/')).toEqual([])
  const list = await admin.owner('GET', 'console/products/files')
  expect(list.body.materials).toMatchObject([{ id: made.body.material.id, buyerCount: 0 }])
})

test.each<[string, () => Promise<Uint8Array>, number, string]>([
  ['no PDF', async () => new TextEncoder().encode('<html>olá</html>'), 422, 'not-a-pdf'],
  ['a broken PDF', async () => new TextEncoder().encode('%PDF-1.7\nisto não abre'), 422, 'pdf-damaged'],
  ['a picture', () => aJpeg(20, 20), 422, 'not-a-pdf'],
  [
    'a PDF under a password',
    async () => {
      const document = await PDFDocument.create()
      document.addPage()
      document.encrypt({ userPassword: 'segredo', ownerPassword: 'segredo' })
      return document.save()
    },
    422,
    'pdf-protected',
  ],
])('%s is refused with its reason', async (_what, make, status, code) => {
  const answer = await sharedAdmin.owner('POST', 'console/products/files', {
    ...(await sharedAdmin.upload(await make())),
    ...FORM,
  })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  const { body } = await sharedAdmin.owner('GET', 'console/products/files')
  expect(body.materials).toEqual([])
})

test('a part is at most 2 MB, an upload at most 25 of them, and none may be missing', async () => {
  const id = randomUUID()
  const part = 2 * 1024 * 1024
  expect((await sharedAdmin.send(`products/uploads/files/${id}/0`, new Uint8Array(part), 'PUT')).status).toBe(
    204,
  )
  expect(
    (await sharedAdmin.send(`products/uploads/files/${id}/1`, new Uint8Array(part + 1), 'PUT')).status,
  ).toBe(413)
  expect((await sharedAdmin.send(`products/uploads/files/${id}/149`, new Uint8Array(1), 'PUT')).status).toBe(
    204,
  )
  expect((await sharedAdmin.send(`products/uploads/files/${id}/150`, new Uint8Array(1), 'PUT')).status).toBe(
    413,
  )
  const hole = await sharedAdmin.owner('POST', 'console/products/files', {
    uploadId: id,
    partCount: 3,
    ...FORM,
  })
  expect([hole.status, hole.body.code]).toEqual([409, 'upload-incomplete'])
})

test('a new version is every buyer’s at once, is marked in their list and told once by mail', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const admin = await aProductsAdmin(app)
  const { file, buy } = await aSoldFile(app, admin)
  const ana = await buy('ana@example.com')
  await buy('bia@example.com')
  const [before] = await listPurchasedProducts(app.context, ana.userId)
  expect(before).not.toHaveProperty('new_version_at')
  const { storage_key: oldKey } = await app.context.db
    .selectFrom('materials')
    .select('storage_key')
    .where('id', '=', file)
    .executeTakeFirstOrThrow()

  clock.pass(1)
  const upload = await admin.upload(await aPdf(5))
  const body = { ...upload, fileName: 'caderno-2.pdf', replaces: 1, notifyBuyers: true }
  const published = await admin.owner('POST', `console/products/files/${file}/versions`, body)
  expect(published).toMatchObject({
    status: 201,
    body: { notifiedCount: 2, material: { version: 2, pageCount: 5 } },
  })
  // The link that Ana holds brings the newest.
  expect(await pagesOf(app, before!.download_url)).toBe(5)
  const [after] = await listPurchasedProducts(app.context, ana.userId)
  expect(after?.new_version_at).toBe(clock.now().toISOString())

  const again = await admin.owner('POST', `console/products/files/${file}/versions`, body)
  expect(again.status).toBe(409)
  const once = await admin.owner('POST', `console/products/files/${file}/notices`)
  expect(once.body.notifiedCount).toBe(0)
  const mails = await app.context.db
    .selectFrom('outgoing_mails')
    .select(['recipient', 'facts'])
    .where('kind', '=', 'material-updated')
    .orderBy('recipient')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.com', 'bia@example.com'])

  // Who buys from now on finds nothing new in it.
  clock.pass(1)
  const caio = await buy('caio@example.com')
  expect((await listPurchasedProducts(app.context, caio.userId))[0]).not.toHaveProperty('new_version_at')

  // The old bytes stay for a day, in case somebody is still reading them.
  await discardFiles(app.context)
  expect(await app.context.files.has(oldKey)).toBe(true)
  clock.pass(24 * 60)
  await discardFiles(app.context)
  expect(await app.context.files.has(oldKey)).toBe(false)
  expect(await pagesOf(app, (await listPurchasedProducts(app.context, ana.userId))[0]!.download_url)).toBe(5)
})

test('a file that is renamed keeps its versions, links and buyers, who see the new names', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const [file, other] = [await admin.aFile('Caderno'), await admin.aFile('Gabarito')]
  const { id, product } = await admin.create(
    aDraft({ isPublished: true, variants: [{ ...A_VARIANT, materialIds: [file, other] }] }),
  )
  const ana = await aStudent(app, 'ana@example.com')
  await proveEmail(app, 'ana@example.com')
  const items = [{ variant_id: product.variants[0]!.id!, quantity: 1 }]
  await decide(app, await anOpenOrder(app, items, ana))
  const [held] = await listPurchasedProducts(app.context, ana.userId)

  const rename = (names: object) => admin.owner('PUT', `console/products/files/${file}`, names)
  const names = { title: ' Caderno de provas ', fileName: 'provas/2026' }
  const renamed = [await rename(names), await rename(names)]
  expect(renamed.map(({ status }) => status)).toEqual([200, 200])
  expect(renamed[0]?.body.material).toMatchObject({
    title: 'Caderno de provas',
    fileName: 'provas2026.pdf',
    version: 1,
    buyerCount: 1,
  })
  const [now] = await listPurchasedProducts(app.context, ana.userId)
  expect(now?.product_title).toContain(': Caderno de provas')
  // The link from before still brings the file, under its new name.
  for (const link of [held!.download_url, now!.download_url]) {
    const download = await fetch(`${app.url}${link}`)
    expect([download.status, download.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('provas2026.pdf'),
    ])
    await download.arrayBuffer()
  }
  const entries = await app.context.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'material.rename')
    .execute()
  expect(entries).toEqual([
    {
      details: {
        changes: { title: ['Caderno', 'Caderno de provas'], fileName: ['caderno.pdf', 'provas2026.pdf'] },
      },
    },
  ])
  expect((await admin.open(id)).product.variants[0]?.materialIds).toEqual([file, other])
  expect((await rename({ title: ' ', fileName: 'x' })).status).toBe(400)
  expect((await rename({ title: 'x', fileName: '' })).status).toBe(400)
  expect((await admin.owner('PUT', 'console/products/files/mat_none', names)).body.code).toBe(
    'material_not_found',
  )
})

test('a version that nobody was told of can be told later; who gave the purchase back is not', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const { file, buy } = await aSoldFile(app, admin)
  await buy('ana@example.com')
  const gone = await buy('bia@example.com')
  await app.context.db
    .updateTable('purchases')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', gone.userId)
    .execute()
  await admin.owner('POST', `console/products/files/${file}/versions`, {
    ...(await admin.upload(await aPdf(1))),
    fileName: 'b.pdf',
    replaces: 1,
    notifyBuyers: false,
  })
  const notified = await admin.owner('POST', `console/products/files/${file}/notices`)
  expect(notified.body).toMatchObject({ notifiedCount: 1, material: { notifiedAt: expect.any(String) } })
})

test('a picture is made again in three widths and two formats, upright and without its metadata', async () => {
  const sent = await sharedAdmin.send('products/uploads/pictures', await aJpegOfATelephone())
  expect(sent.status).toBe(201)
  const { url } = (await sent.json()) as { url: string }
  for (const [name, format, width, height] of [
    ['320.webp', 'webp', 320, 427],
    ['640.avif', 'heif', 640, 853],
    ['960.webp', 'webp', 960, 1_280],
    ['social.jpg', 'jpeg', 1_200, 630],
  ] as const) {
    const answer = await fetch(shared.url + url.replace('640.webp', name))
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const head = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata()
    expect([head.format, head.width, head.height, head.exif]).toEqual([format, width, height, undefined])
  }
  expect((await fetch(`${shared.url}${url.replace('640', '641')}`)).status).toBe(404)

  const kept = await sharedAdmin.create(aDraft({ images: [{ url, alt: 'Capa' }], thumbnail: url }))
  expect(kept.product).toMatchObject({ images: [{ url, alt: 'Capa' }], thumbnail: url })
})

test.each([
  ['an SVG', SVG, 422, 'picture-unknown-format'],
  ['a bomb', aBomb(), 422, 'picture-too-many-pixels'],
  ['nothing', new Uint8Array(), 422, 'picture-empty'],
  ['more than 10 MB', new Uint8Array(11 * 1024 * 1024), 413, 'file-too-large'],
])('%s is no picture', async (_what, bytes, status, code) => {
  const answer = await sharedAdmin.send('products/uploads/pictures', bytes)
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
})

test('a picture that no product names for a day goes with its files; a named one stays', async () => {
  // Begins today: when the files may go, a trigger says by the database's own clock.
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  const admin = await aProductsAdmin(app)
  const upload = async () =>
    ((await (await admin.send('products/uploads/pictures', await aJpeg(400, 500))).json()) as { url: string })
      .url
  const [named, lost] = [await upload(), await upload()]
  await admin.create(aDraft({ images: [{ url: named, alt: '' }] }))
  expect(await forgetUnusedPictures(app.context)).toBe(0)
  clock.pass(24 * 60 + 1)
  expect(await forgetUnusedPictures(app.context)).toBe(1)
  clock.pass(1)
  await discardFiles(app.context)
  expect((await fetch(app.url + named)).status).toBe(200)
  expect((await fetch(app.url + lost)).status).toBe(404)
  expect(await app.context.files.list('product-pictures/')).toHaveLength(7)
})
