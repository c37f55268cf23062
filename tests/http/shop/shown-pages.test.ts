/** Pages to look into before buying: drawn beside the requests, shown, chosen by the owner, gone with what they show. */
import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { findContents } from '#server/shop/materials/contents-repository.ts'
import { drawMaterialPages } from '#server/shop/materials/draw-material-pages.ts'
import { drawPages } from '#server/shop/materials/draw-pages.ts'
import { A_VARIANT, aDraft, aPdf, aProductsAdmin } from '#tests/support/products-admin.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const admin = await aProductsAdmin(app)
const WIDTHS = [320, 960]

async function aFileOf(pages: number) {
  const uploaded = await admin.upload(await aPdf(pages))
  const made = await admin.owner('POST', 'console/products/files', {
    ...uploaded,
    title: 'Caderno',
    fileName: 'caderno.pdf',
  })
  const material: string = made.body.material.id
  const { id } = await admin.create(
    aDraft({ isPublished: true, variants: [{ ...A_VARIANT, materialIds: [material] }] }),
  )
  return { material, productId: id }
}

const seenOf = async (productId: string, of: TestApp = app) =>
  Object.values(await findContents(of.context.db, productId))
    .flat()
    .flatMap(({ shownPages }) => shownPages)
const choose = (material: string, shownPages: number[] | null) =>
  admin.owner('PUT', `console/products/files/${material}`, {
    title: 'Caderno',
    fileName: 'caderno',
    shownPages,
  })

test('three pages of twelve are drawn in two widths, and anybody sees them', async () => {
  const { material, productId } = await aFileOf(12)
  expect(await seenOf(productId)).toEqual([])
  await drawMaterialPages(app.context)
  const seen = await seenOf(productId)
  expect(seen.map(({ number }) => number)).toEqual([3, 7, 11])
  for (const [url, width] of [
    [seen[0]!.smallUrl, 320],
    [seen[0]!.largeUrl, 960],
  ] as const) {
    const answer = await fetch(app.url + url)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const head = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata()
    expect([head.format, head.width]).toEqual(['webp', width])
  }
  expect(seen[0]).toMatchObject({ width: 960, height: 1360 })
  // Once.
  expect(await drawMaterialPages(app.context)).toBe(0)
  const list = await admin.owner('GET', 'console/products/files')
  expect(list.body.materials.find(({ id }: { id: string }) => id === material)).toMatchObject({
    shownPages: null,
    drawnPages: [3, 7, 11],
  })
})

test('the owner chooses the pages, shows none, and never the whole file', async () => {
  const { material, productId } = await aFileOf(3)
  await drawMaterialPages(app.context)
  expect(await seenOf(productId)).toEqual([])
  expect((await choose(material, [2, 1])).status).toBe(200)
  await drawMaterialPages(app.context)
  const before = await seenOf(productId)
  expect(before.map(({ number }) => number)).toEqual([1, 2])
  for (const [pages, status, code] of [
    [[1, 2, 3], 422, 'pages-all'],
    [[4], 422, 'pages-not-there'],
    [[1, 1], 400, undefined],
    [[0], 400, undefined],
    [[1, 2, 3, 4], 400, undefined],
  ] as const) {
    const answer = await choose(material, [...pages])
    expect([answer.status, code && answer.body.code]).toEqual([status, code])
  }
  expect(await seenOf(productId)).toEqual(before)

  // Nobody sees them any more from the press on, and soon they are nowhere.
  expect((await choose(material, [])).status).toBe(200)
  expect(await seenOf(productId)).toEqual([])
  expect(await drawMaterialPages(app.context)).toBe(1)
  expect(await seenOf(productId)).toEqual([])
  await discardFiles(app.context)
  expect((await fetch(app.url + before[0]!.smallUrl)).status).toBe(404)
  expect((await fetch(app.url + before[0]!.largeUrl)).status).toBe(404)
  const acts = await app.context.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'material.rename')
    .where('subject', '=', material)
    .orderBy('id')
    .execute()
  expect(acts.map(({ details }) => details)).toMatchObject([
    { changes: { shownPages: [null, [1, 2]] } },
    { changes: { shownPages: [[1, 2], []] } },
  ])
})

test('a new version is drawn anew; one that comes while the old one is drawn wins', async () => {
  const { material, productId } = await aFileOf(4)
  const publish = async (pages: number, replaces: number) =>
    admin.owner('POST', `console/products/files/${material}/versions`, {
      ...(await admin.upload(await aPdf(pages))),
      fileName: 'caderno.pdf',
      replaces,
      notifyBuyers: false,
    })
  await drawMaterialPages(app.context, async (asked) => {
    const drawn = await drawPages(asked)
    expect((await publish(8, 1)).status).toBe(201)
    return drawn
  })
  expect(await seenOf(productId)).toEqual([])
  await drawMaterialPages(app.context)
  expect((await seenOf(productId)).map(({ number }) => number)).toEqual([3, 7])
  expect((await publish(4, 2)).status).toBe(201)
  expect(await seenOf(productId)).toEqual([])
  await drawMaterialPages(app.context)
  expect((await seenOf(productId)).map(({ number }) => number)).toEqual([3])
})

test('a drawing that broke down once is tried a second time', async () => {
  const { productId } = await aFileOf(12)
  let tries = 0
  await drawMaterialPages(app.context, async (asked) => {
    tries += 1
    return tries === 1 ? { failure: 'its process ended: SIGSEGV' } : drawPages(asked)
  })
  expect([tries, (await seenOf(productId)).length]).toEqual([2, 3])
})

test('what cannot be drawn leaves the product without pictures, is logged, and is not tried again', async () => {
  const { productId } = await aFileOf(12)
  const said: unknown[] = []
  const logger = { ...app.context.logger, warn: (...words: unknown[]) => said.push(words) }
  // The members that the job asks for stand in both.
  const context = { ...app.context, logger: logger as unknown as typeof app.context.logger }
  expect(await drawMaterialPages(context, async () => ({ failure: 'its process ended: SIGKILL' }))).toBe(1)
  expect(said).toEqual([
    [expect.objectContaining({ reason: 'its process ended: SIGKILL' }), expect.any(String)],
  ])
  expect(await seenOf(productId)).toEqual([])
  expect(await drawMaterialPages(app.context)).toBe(0)
})

test('what was stopped with the server is drawn by the next one', async () => {
  const { productId } = await aFileOf(12)
  await drawMaterialPages(app.context, async () => ({ stoppedBy: 'SIGTERM' }))
  expect(await seenOf(productId)).toEqual([])
  await drawMaterialPages(app.context)
  expect(await seenOf(productId)).toHaveLength(3)
})

describe('the process that draws', () => {
  const ask = { pages: [1], widths: WIDTHS }
  const BOUNDS = { maxMs: 60_000, maxBytes: 700 * 1024 ** 2 }

  test('draws ours: a page has ink on white', async () => {
    const pdf = await readFile('build/materials/introducao.pdf').catch(() => null)
    const drawn = await drawPages({ ...ask, pdf: pdf ?? (await aWrittenPdf()), pages: [pdf ? 3 : 1] })
    if (!('pages' in drawn)) throw new Error(JSON.stringify(drawn))
    const { channels } = await sharp(drawn.pages[0]!.pictures[1]).stats()
    expect(channels[0]!.max).toBeGreaterThan(250)
    expect(channels[0]!.min).toBeLessThan(60)
  })

  test('is ended by its own bounds of time and memory, and only beyond them', async () => {
    const pdf = await aPdf(2)
    expect(await drawPages({ ...ask, pdf }, { ...BOUNDS, maxMs: 0 })).toEqual({
      failure: 'its process ended: SIGKILL',
    })
    expect(await drawPages({ ...ask, pdf }, { ...BOUNDS, maxBytes: 1 })).toEqual({
      failure: 'its process ended: SIGKILL',
    })
    expect(await drawPages({ ...ask, pdf }, BOUNDS)).toMatchObject({ pages: [{ number: 1 }] })
  })

  test.each<[string, () => Promise<Uint8Array>, string | RegExp]>([
    ['under a password', () => anEncryptedPdf(), /password/i],
    ['that is none', async () => new TextEncoder().encode('%PDF-1.7 isto não abre'), /invalid/i],
    ['whose page is a ribbon', () => aSheetOf(100, 301), /page 1 is 100 × 301/],
    ['whose page lies', () => aSheetOf(301, 100), /page 1 is 301 × 100/],
  ])('refuses a PDF %s', async (_what, make, reason) => {
    const said = await drawPages({ ...ask, pdf: await make() })
    expect('failure' in said ? said.failure : said).toMatch(reason)
  })

  test.each([
    [100, 300],
    [300, 100],
    [14_400, 14_400],
  ])('draws a page of %i × %i in the widths that were asked for', async (width, height) => {
    const said = await drawPages({ ...ask, pdf: await aSheetOf(width, height) })
    expect(said).toMatchObject({ pages: [{ width: 960, height: (960 * height) / width }] })
  })

  test('a page that draws itself for ever does not outlive its time', async () => {
    const said = await drawPages({ ...ask, pdf: await aHostilePdf() }, { ...BOUNDS, maxMs: 4_000 })
    expect(Object.keys(said)).toHaveLength(1)
  })
})

async function aSheetOf(width: number, height: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([width, height])
  return document.save()
}

async function aWrittenPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([420, 595]).drawRectangle({ x: 50, y: 50, width: 200, height: 200, color: rgb(0, 0, 0) })
  return document.save()
}

async function anEncryptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'segredo', ownerPassword: 'segredo' })
  return document.save()
}

/** Forms within forms, each drawn ten times: ten to the tenth. */
async function aHostilePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([420, 595])
  let inner = context.register(
    context.stream('0 0 10 10 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] }),
  )
  for (let depth = 0; depth < 10; depth += 1) {
    inner = context.register(
      context.stream('/X Do '.repeat(10), {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 99, 99],
        Resources: { XObject: { X: inner } },
      }),
    )
  }
  page.node.setXObject(PDFName.of('X'), inner)
  page.node.set(PDFName.of('Contents'), context.register(context.stream('/X Do')))
  return document.save()
}
