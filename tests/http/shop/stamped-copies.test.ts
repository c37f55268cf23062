/** Bought files on their way: stamped once, kept, sent from where files are kept, and gone with what they stand for. */
import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { forgetStampedCopies } from '#server/shop/materials/forget-stamped-copies.ts'
import { createStampThread } from '#server/shop/materials/stamp-thread.ts'
import { withdrawOrder } from '#server/shop/orders/money-back/withdraw-order.ts'
import { listPurchasedProducts } from '#server/shop/orders/own/purchases.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aJpeg } from '#tests/support/pictures.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { aMaterial, anOpenOrder, aStudent, decide, type Student } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const server = await startS3Server()
const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
// One thread for all: each would read the fonts again.
const stamper = createStampThread()
const onDisk = await startTestApp({}, { now, stamper })
const inBucket = await startTestApp({ S3_URL: server.url() }, { now, stamper })
const through = await startTestApp(
  { S3_URL: server.url({ options: '&downloads=through' }) },
  { now, stamper },
)
afterAll(async () => {
  for (const closed of [onDisk, inBucket, through, server]) await closed[Symbol.asyncDispose]()
})

const DAY_MS = 24 * 3600_000

async function aPdf(pages = 2): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([420, 595])
  return document.save()
}

let count = 0

/** One account buys for most tests: each sign-up costs a password's hash. */
const regulars = new Map<TestApp, Promise<Student>>()

function theRegular(app: TestApp): Promise<Student> {
  const regular = regulars.get(app) ?? aStudent(app, 'regular@example.com', 'Bruna Alves')
  regulars.set(app, regular)
  return regular
}

async function aBuyer(app: TestApp, options: { bytes?: Uint8Array; student?: Student } = {}) {
  count += 1
  const student = options.student ?? (await theRegular(app))
  const title = `Conclusão ${count}`
  const { variantIds } = await aProduct(app.context.db, { title })
  const material = await aMaterial(app, variantIds[0], {
    fileName: 'conclusão "final".pdf',
    bytes: options.bytes ?? (await aPdf()),
  })
  const open = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], student)
  await decide(app, open)
  const { number } = await app.context.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', open.orderId)
    .executeTakeFirstOrThrow()
  const listed = await listPurchasedProducts(app.context, student.userId)
  const entry = listed.find(({ product_title }) => product_title === title)
  const link = `${app.url}${entry?.download_url}`
  const [, purchaseId = ''] = /materials\/([0-9a-f-]{36})\//.exec(link) ?? []
  return { student, material, link, purchaseId, orderNumber: Number(number) }
}

function aLeaver(app: TestApp): Promise<Student> {
  return aStudent(app, `leaver${count}@example.com`, 'Bruna Alves')
}

function copiesOf(app: TestApp, purchaseId: string): Promise<string[]> {
  return app.context.files.list(`stamped/${purchaseId}/`)
}

const NAMED = `attachment; filename="conclusao final.pdf"; filename*=UTF-8''conclus%C3%A3o%20%22final%22.pdf`

describe.each([
  ['a disk', onDisk],
  ['a bucket', inBucket],
])('with files on %s', (_name, app) => {
  test('a download carries the buyer on each page, its name and its kind', async () => {
    const { link } = await aBuyer(app)
    const response = await fetch(link)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(NAMED)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(page).toContain('Bruna Alves')
  })

  test('a copy is made once, however many fetch it at once, and a broken download goes on where it stopped', async () => {
    const { link, purchaseId } = await aBuyer(app)
    const bodies = await Promise.all(
      Array.from({ length: 5 }, async () => Buffer.from(await (await fetch(link)).arrayBuffer())),
    )
    expect(await copiesOf(app, purchaseId)).toHaveLength(1)
    for (const body of bodies) expect(body.equals(bodies[0] as Buffer)).toBe(true)
    const [key] = await copiesOf(app, purchaseId)
    expect(key).toMatch(/^stamped\/[0-9a-f-]{36}\/v1-mat_\w+-[0-9a-f-]{36}\.pdf$/)
    await fetch(link)
    expect(await copiesOf(app, purchaseId)).toEqual([key])
    const whole = bodies[0] as Buffer
    const rest = await fetch(link, { headers: { range: 'bytes=1000-' } })
    expect(rest.status).toBe(206)
    expect(rest.headers.get('content-range')).toBe(`bytes 1000-${whole.length - 1}/${whole.length}`)
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(1000))).toBe(true)
  })

  test('a copy whose file is lost is made again', async () => {
    const { link, purchaseId } = await aBuyer(app)
    await fetch(link)
    const [lost = ''] = await copiesOf(app, purchaseId)
    await app.context.files.delete(lost)
    expect((await fetch(link)).status).toBe(200)
    const [made] = await copiesOf(app, purchaseId)
    expect(made).not.toBe(lost)
    await discardFiles(app.context)
    expect(await copiesOf(app, purchaseId)).toEqual([made])
  })

  test('who changed their mind keeps no way to the file', async () => {
    const { link, purchaseId, student, orderNumber } = await aBuyer(app)
    const sent = await fetch(link)
    expect(sent.status).toBe(200)
    expect(await withdrawOrder(app.context, student.userId, orderNumber)).toMatchObject({ ok: true })
    const refused = await fetch(link)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('não está mais disponível'),
    ])
    await discardFiles(app.context)
    expect(await copiesOf(app, purchaseId)).toEqual([])
    // The address of the store under which it went out, where there is one, leads to nothing either.
    if (sent.url !== link) expect((await fetch(sent.url)).status).toBe(404)
  })

  test('with the account its copies are gone, also from a store that was busy', async () => {
    const { link, purchaseId, student } = await aBuyer(app, { student: await aLeaver(app) })
    await fetch(link)
    await eraseAccount(app.context, student.userId, 'own-wish')
    expect(await copiesOf(app, purchaseId)).toEqual([])

    const other = await aBuyer(app, { student: await aLeaver(app) })
    await fetch(other.link)
    const busy = { ...app.context.files, delete: () => Promise.reject(new Error('busy')) }
    await eraseAccount({ ...app.context, files: busy }, other.student.userId, 'own-wish')
    expect(await copiesOf(app, other.purchaseId)).toHaveLength(1)
    await discardFiles(app.context)
    expect(await copiesOf(app, other.purchaseId)).toEqual([])
  })

  test('a new version is delivered by the same link, and the old copy goes', async () => {
    const { link, purchaseId, material } = await aBuyer(app)
    await fetch(link)
    const [old] = await copiesOf(app, purchaseId)
    await app.context.files.put(`materials/${material.id}-2.pdf`, await aPdf(3))
    await app.context.db
      .updateTable('materials')
      .set({ storage_key: `materials/${material.id}-2.pdf`, version: 2 })
      .where('id', '=', material.id)
      .execute()
    const { pages } = await readPdf(new Uint8Array(await (await fetch(link)).arrayBuffer()))
    expect(pages).toHaveLength(3)
    await discardFiles(app.context)
    const kept = await copiesOf(app, purchaseId)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toContain('/v2-')
    expect(kept).not.toContain(old)
  })
})

test('a bucket’s address is good for five minutes, and where downloads flow through us none is told', async () => {
  const { link } = await aBuyer(inBucket)
  const sent = await fetch(link, { redirect: 'manual' })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  const address = new URL(sent.headers.get('location') ?? '')
  expect(address.origin).toBe(server.origin)
  expect(address.searchParams.get('X-Amz-Expires')).toBe('300')
  const direct = await aBuyer(through)
  const flowing = await fetch(direct.link, { redirect: 'manual' })
  expect([flowing.status, flowing.headers.get('content-disposition')]).toEqual([200, NAMED])
  expect((await readPdf(new Uint8Array(await flowing.arrayBuffer()))).pages[0]).toContain('Bruna Alves')
  expect((await fetch(direct.link, { headers: { range: 'bytes=5-9' } })).status).toBe(206)
})

test('a store that breaks off breaks off one download, a reader who leaves only their own, and the next is whole', async () => {
  const { link } = await aBuyer(through)
  const whole = await (await fetch(link)).arrayBuffer()
  server.disturb = (request, response) => {
    if (request.method !== 'GET') return false
    response.writeHead(200, { 'content-length': String(whole.byteLength) })
    response.write('half', () => response.socket?.destroy())
    return true
  }
  await expect(fetch(link).then((response) => response.arrayBuffer())).rejects.toThrow()
  server.disturb = null
  const leaving = new AbortController()
  await fetch(link, { signal: leaving.signal })
  leaving.abort()
  expect((await (await fetch(link)).arrayBuffer()).byteLength).toBe(whole.byteLength)
})

test('a file that cannot be stamped is sent as it is, from the bucket too', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.4 broken')
  const { link, purchaseId } = await aBuyer(inBucket, { bytes })
  expect(new Uint8Array(await (await fetch(link)).arrayBuffer())).toEqual(bytes)
  expect(await copiesOf(inBucket, purchaseId)).toEqual([])
})

test('a changed name on the purchase is stamped again', async () => {
  const { link, purchaseId } = await aBuyer(onDisk)
  await fetch(link)
  await onDisk.context.db
    .updateTable('purchases')
    .set({ buyer_name: 'Bruna Castro' })
    .where('id', '=', purchaseId)
    .execute()
  const { pages } = await readPdf(new Uint8Array(await (await fetch(link)).arrayBuffer()))
  expect(pages[0]).toContain('Bruna Castro')
})

test('a purchase that ends while its copy is made is not delivered, and no copy stays', async () => {
  const { link, purchaseId } = await aBuyer(onDisk)
  const url = new URL(link)
  await using slow = await startTestApp({}, { ...onDisk.context, stamper: { stamp } })
  async function stamp(...asked: Parameters<typeof stamper.stamp>) {
    const made = await stamper.stamp(...asked)
    const ended = onDisk.context.db.updateTable('purchases').set({ revoked_at: now() })
    await ended.where('id', '=', purchaseId).execute()
    return made
  }
  const response = await fetch(`${slow.url}${url.pathname}${url.search}`)
  expect(response.status).toBe(403)
  await discardFiles(onDisk.context)
  expect(await copiesOf(onDisk, purchaseId)).toEqual([])
})

test('two processes that make one copy at the same moment keep one of them', async () => {
  const { link, purchaseId } = await aBuyer(onDisk)
  const url = new URL(link)
  let first: string[] = []
  // The second process begins its own copy while the first has stamped and not yet written.
  await using second = await startTestApp(
    {},
    {
      ...onDisk.context,
      stamper: {
        stamp: async (...asked) => {
          expect((await fetch(link)).status).toBe(200)
          first = await copiesOf(onDisk, purchaseId)
          return stamper.stamp(...asked)
        },
      },
    },
  )
  const stolen = `${second.url}${url.pathname}${url.search}`
  expect((await fetch(stolen)).status).toBe(200)
  await discardFiles(onDisk.context)
  // The first has been sent already: its copy is the one that stays.
  expect(first).toHaveLength(1)
  expect(await copiesOf(onDisk, purchaseId)).toEqual(first)
})

test.each([
  [59, 200, 1],
  [61, 503, 0],
])('a file that waits %i minutes for the row of its copy: %i', async (minutes, status, left) => {
  const { link, purchaseId } = await aBuyer(onDisk)
  const url = new URL(link)
  const { files } = onDisk.context
  await using slow = await startTestApp(
    {},
    {
      ...onDisk.context,
      files: {
        ...files,
        async put(...asked: Parameters<typeof files.put>) {
          const written = await files.put(...asked)
          clock.offsetMs = minutes * 60_000
          await discardFiles(onDisk.context)
          clock.offsetMs = 0
          return written
        },
      },
    },
  )
  const response = await fetch(`${slow.url}${url.pathname}${url.search}`)
  expect(response.status).toBe(status)
  expect(await copiesOf(onDisk, purchaseId)).toHaveLength(left)
})

test.each([
  [29, 1],
  [31, 0],
])('a copy that nobody fetched for %i days: %i left', async (days, left) => {
  const { link, purchaseId } = await aBuyer(onDisk)
  await fetch(link)
  clock.offsetMs = days * DAY_MS
  await forgetStampedCopies(onDisk.context)
  await discardFiles(onDisk.context)
  clock.offsetMs = 0
  expect(await copiesOf(onDisk, purchaseId)).toHaveLength(left)
})

test('a copy that is fetched now and then is kept', async () => {
  const { student, purchaseId } = await aBuyer(onDisk)
  for (const day of [0, 20, 40]) {
    clock.offsetMs = day * DAY_MS
    const [entry] = await listPurchasedProducts(onDisk.context, student.userId)
    expect((await fetch(`${onDisk.url}${entry?.download_url}`)).status).toBe(200)
    await forgetStampedCopies(onDisk.context)
  }
  clock.offsetMs = 0
  expect(await copiesOf(onDisk, purchaseId)).toHaveLength(1)
})

describe('what is asked of a file that flows through us', () => {
  test('its head says all but the bytes, and an address of the bucket is not told to it', async () => {
    for (const app of [onDisk, inBucket]) {
      const { link } = await aBuyer(app)
      const whole = await (await fetch(link)).arrayBuffer()
      const head = await fetch(link, { method: 'HEAD', redirect: 'manual' })
      expect(head.status).toBe(200)
      expect(head.headers.get('content-length')).toBe(String(whole.byteLength))
      expect(head.headers.get('accept-ranges')).toBe('bytes')
    }
  })

  test('its history counts what was begun: no look at its head, no rest of a download that broke off', async () => {
    const { link, purchaseId } = await aBuyer(onDisk)
    const times = async () => {
      const noted = onDisk.context.db.selectFrom('material_downloads').select('times')
      return (await noted.where('purchase_id', '=', purchaseId).executeTakeFirst())?.times ?? 0
    }
    await fetch(link, { method: 'HEAD' })
    expect(await times()).toBe(0)
    for (const range of ['bytes=0-99', 'bytes=100-', 'bytes=-5']) await fetch(link, { headers: { range } })
    expect(await times()).toBe(1)
    await fetch(link)
    expect(await times()).toBe(2)
  })

  test('a part is given only of the same file, and never behind its end', async () => {
    const { link } = await aBuyer(onDisk)
    const first = await fetch(link)
    const etag = first.headers.get('etag') ?? ''
    const size = (await first.arrayBuffer()).byteLength
    const ask = (headers: Record<string, string>) => fetch(link, { headers })
    expect((await ask({ range: 'bytes=5-9', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=5-9', 'if-range': '"another"' })).status).toBe(200)
    expect((await ask({ range: 'bytes=0-1,5-6' })).status).toBe(200)
    const behind = await ask({ range: `bytes=${size}-` })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  })
})

test('while the store is away a page says so, uploads are refused as a fault that passes, and then all goes on', async () => {
  await using troubled = await startS3Server()
  await using app = await startTestApp({ S3_URL: troubled.url() }, { stamper })
  const { link } = await aBuyer(app)
  const student = await aSignedUpStudent(app)
  const pictures = student.client.storage.from('avatars')
  const jpeg = await aJpeg(64, 64)
  const upload = () => pictures.upload(`${student.user.id}-${randomUUID()}.jpg`, jpeg)
  const { data: kept } = await upload()
  // Pictures of the bucket have our address, so that pages need no other origin.
  const picture = () => fetch(pictures.getPublicUrl(kept?.path ?? '').data.publicUrl, { redirect: 'error' })
  expect((await picture()).status).toBe(200)
  troubled.disturb = (request) => {
    request.socket.destroy()
    return true
  }
  const away = await fetch(link)
  expect(away.status).toBe(503)
  expect(away.headers.get('content-type')).toContain('text/html')
  expect(await away.text()).toContain('Não conseguimos buscar o arquivo agora')
  const { rows } = await app.context.pool.query('select from stamped_copies')
  expect(rows).toHaveLength(0)
  expect((await picture()).status).toBe(503)
  expect((await upload()).error).toMatchObject({ statusCode: '503' })
  const objects = await app.context.db.selectFrom('storage_objects').select('name').execute()
  expect(objects).toHaveLength(1)
  // The job that deletes gives up with the first file, and goes on with the others later.
  const { db } = app.context
  const [one, two] = ['pictures/00/one.webp', 'pictures/00/two.webp']
  const due_at = new Date(Date.now() - DAY_MS)
  await db.deleteFrom('discarded_files').execute()
  await db
    .insertInto('discarded_files')
    .values([one, two].map((file_key) => ({ file_key: file_key ?? '', due_at })))
    .execute()
  troubled.requests.length = 0
  expect(await discardFiles(app.context)).toBe(0)
  expect(new Set(troubled.requests).size).toBe(1)
  expect(await db.selectFrom('discarded_files').select('file_key').execute()).toHaveLength(2)
  troubled.disturb = null
  expect(await discardFiles(app.context)).toBe(1)
  expect((await picture()).status).toBe(200)
  expect((await fetch(link)).status).toBe(200)
})
