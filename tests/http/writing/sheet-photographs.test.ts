/** Photographs of handwritten sheets: private, without a place, gone with essay and account, behind short-lived addresses. */
import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MOST_PAGE_BYTES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { PHOTOGRAPHS_PER_STUDENT } from '#domain/writing/sheet-photograph-wire.ts'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { photographKey } from '#server/writing/sheet-photographs/photograph-address.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
// Never behind the database's own clock, by which files fall due.
const clock = aClock(new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const page = (exif?: object) => {
  const picture = sharp({ create: { width: 400, height: 560, channels: 3, background: '#fff' } })
  return (exif ? picture.withExif(exif) : picture).jpeg().toBuffer()
}
const PLACE = { IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } }

async function aStudent() {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  const essayId = randomUUID()
  const draft = { theme: { title: 'Leitura na escola', motivating: '' }, text: 'Um texto.', plan: {} }
  expect((await by('PUT', `essays/${essayId}`, { ...draft, pastedCharacters: 0 })).status).toBe(200)
  const send = async (bytes: Uint8Array, query = `essay=${essayId}`) => {
    const answer = await fetch(`${app.url}/api/sheet-photographs?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
      body: bytes as Uint8Array<ArrayBuffer>,
    })
    // biome-ignore lint/suspicious/noExplicitAny: answers and refusals
    const body: any = await answer.json()
    return { status: answer.status, body }
  }
  const list = async () => (await by('GET', `sheet-photographs?essay=${essayId}`)).body.photographs
  return { by, essayId, send, list }
}

const get = (address: string) => fetch(app.url + address)
const filesThere = async () => (await app.context.files.list('sheets/')).length

test('a page is kept with its essay, shown by its address, and replaced by the next', async () => {
  const { send, list, essayId } = await aStudent()
  const first = await send(await page({ IFD0: { Make: 'Telefone' } }))
  expect(first).toMatchObject({ status: 201, body: { page: 1 } })
  const shown = await get(first.body.address)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const kept = Buffer.from(await shown.arrayBuffer())
  // Written by us alone: nothing of the file that came.
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect(kept.toString('latin1')).not.toContain('Telefone')
  const again = await send(await page())
  expect(again.body.id).toBe(first.body.id)
  expect((await send(await page(), `essay=${essayId}&page=2`)).body.page).toBe(2)
  expect((await list()).map((one: { page: number }) => one.page)).toEqual([1, 2])
  await discardFiles(app.context)
  expect((await get(first.body.address)).status).toBe(404)
})

test('a page as large as the browser may make it is taken', async () => {
  const { send } = await aStudent()
  const grain = { width: 760, height: 760, channels: 1 } as const
  const picture = await sharp(randomBytes(760 * 760), { raw: grain })
    .jpeg({ quality: 90 })
    .toBuffer()
  // More than any other call under /api may send.
  expect(picture.length).toBeGreaterThan(300_000)
  const filled = new Uint8Array(MOST_PAGE_BYTES)
  filled.set(picture)
  expect((await send(filled)).status).toBe(201)
})

test('an address is good for ten minutes, and forged ones for nothing', async () => {
  const { send, list } = await aStudent()
  const { address } = (await send(await page())).body
  clock.pass(10)
  expect((await get(address)).status).toBe(200)
  clock.pass(1 / 60)
  expect((await get(address)).status).toBe(404)
  const [fresh] = await list()
  const [path, token] = fresh.address.split('?token=')
  const [seconds, mac] = token.split('.')
  expect((await get(fresh.address)).status).toBe(200)
  for (const forged of [
    path,
    `${path}?token=${Number(seconds) + 600}.${mac}`,
    `${path}?token=${seconds}.${'A'.repeat(43)}`,
    `/api/sheet-photographs/files/${randomUUID()}?token=${token}`,
    `/api/sheet-photographs/files/..%2F..%2Fx?token=${token}`,
  ])
    expect((await get(forged)).status).toBe(404)
})

test('what tells a place, what is no picture, what is too large and what is nobody’s is refused', async () => {
  const { send, essayId } = await aStudent()
  const before = await filesThere()
  expect(await send(await page(PLACE))).toMatchObject({ status: 422, body: { code: 'photograph_has_place' } })
  expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject({ status: 415 })
  expect(await send(new Uint8Array())).toMatchObject({ status: 400 })
  expect(await send(new Uint8Array(MOST_PAGE_BYTES + 1))).toMatchObject({ status: 413 })
  expect(await send((await page()).subarray(0, 700))).toMatchObject({ status: 422 })
  for (const query of ['', 'essay=x', `essay=${essayId}&page=0`, `essay=${essayId}&page=3`])
    expect((await send(await page(), query)).status).toBe(400)
  expect(await send(await page(), `essay=${essayId}&page=3`)).toMatchObject({
    body: { code: 'invalid_input', fields: { page: expect.any(String) } },
  })
  expect(await send(await page(), `essay=${randomUUID()}`)).toMatchObject({ status: 404 })
  expect((await fetch(`${app.url}/api/sheet-photographs?essay=${essayId}`, { method: 'POST' })).status).toBe(
    401,
  )
  await discardFiles(app.context)
  expect(await filesThere()).toBe(before)
})

test('nobody reads, replaces or removes another’s', async () => {
  const owner = await aStudent()
  const kept = (await owner.send(await page())).body
  const other = await aStudent()
  expect((await other.by('GET', `sheet-photographs?essay=${owner.essayId}`)).body.photographs).toEqual([])
  expect((await other.send(await page(), `essay=${owner.essayId}`)).status).toBe(404)
  expect((await other.by('DELETE', `sheet-photographs/${kept.id}`)).status).toBe(404)
  expect((await owner.list()).length).toBe(1)
  expect((await owner.by('DELETE', `sheet-photographs/${kept.id}`)).status).toBe(204)
  expect((await owner.by('DELETE', `sheet-photographs/${kept.id}`)).status).toBe(404)
  await discardFiles(app.context)
  expect((await get(kept.address)).status).toBe(404)
})

test('it goes with its essay', async () => {
  const { send, by, essayId } = await aStudent()
  const { address } = (await send(await page())).body
  expect((await by('DELETE', `essays/${essayId}`)).status).toBe(204)
  await discardFiles(app.context)
  expect((await get(address)).status).toBe(404)
})

test('an account holds so many and no more, also where many are sent at once', async () => {
  const { send, essayId, by } = await aStudent()
  const { db } = app.context
  const { user_id } = await db
    .selectFrom('essays')
    .select('user_id')
    .where('id', '=', essayId)
    .executeTakeFirstOrThrow()
  const now = clock.now()
  for (let at = 0; at < PHOTOGRAPHS_PER_STUDENT - 1; at += 1) {
    const id = randomUUID()
    await db
      .insertInto('essays')
      .values({ id, user_id, theme: 'Outro', created_at: now, updated_at: now })
      .execute()
    await db
      .insertInto('sheet_photographs')
      .values({ id, essay_id: id, page: 1, file_key: photographKey(id), byte_size: 1, created_at: now })
      .execute()
  }
  const picture = await page()
  const answers = await Promise.all([1, 2].map((number) => send(picture, `essay=${essayId}&page=${number}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const [there] = (await by('GET', `sheet-photographs?essay=${essayId}`)).body.photographs
  // The place of one that is there may be taken.
  expect((await send(picture, `essay=${essayId}&page=${there.page}`)).status).toBe(201)
})
