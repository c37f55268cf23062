/** An essay or a photograph that its student removes while it lies with the teacher: the desk, the credit, the corrected sheet. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { grantCredits, readCredits } from '#server/shop/credits/ledger.ts'
import { setReaders } from '#server/writing/teacher-correction/two-readings.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { aMark, correctWhole, DESK, openDesk } from '#tests/support/teacher-corrections.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const clock = aClock(new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwnersAccount(app)
const teacher = asStudent(app, owner)

const TEXT = 'A escola pública precisa de bibliotecas abertas. '.repeat(20).trim()
const NO_ESSAY = '00000000-0000-4000-8000-000000000000'

async function aSent({ photographs = 0 } = {}) {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  const essayId = randomUUID()
  const draft = { theme: { title: 'Leitura na escola', motivating: '' }, text: TEXT, plan: {} }
  await by('PUT', `essays/${essayId}`, { ...draft, pastedCharacters: 0, hasPaperLines: true })
  const ids: string[] = []
  for (let page = 1; page <= photographs; page += 1) ids.push(await aPhotograph(student.token, essayId, page))
  const accountId = student.user.id
  await app.context.db.transaction().execute((tx) =>
    grantCredits(
      tx,
      {
        ...{ accountId, kind: 'correction', amount: 1, source: 'test', key: randomUUID() },
        expiresAt: new Date(clock.now().getTime() + 90 * 24 * 3600_000),
      },
      clock.now(),
    ),
  )
  const id = randomUUID()
  const essay = { essayId, theme: 'Leitura na escola', title: null, text: TEXT, hasPaperLines: true }
  expect((await by('POST', 'teacher-corrections', { id, rewritesId: null, essay })).status).toBe(200)
  return {
    ...{ by, id, essayId, photographs: ids, token: student.token },
    balance: async () => (await readCredits(app.context.db, accountId, 'correction', clock.now())).balance,
    remove: (told?: string) => by('DELETE', `essays/${essayId}${told ? `?onDesk=${told}` : ''}`),
  }
}

async function aPhotograph(token: string, essayId: string, page: number): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 560, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const answer = await fetch(`${app.url}/api/sheet-photographs?essay=${essayId}&page=${page}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  })
  const body = (await answer.json()) as { id?: string; code?: string }
  return body.id ?? `${answer.status} ${body.code}`
}

const rowsOf = (id: string) =>
  app.context.db
    .selectFrom('teacher_corrections')
    .select(['id', 'state', 'essay_id', 'photograph_keys'])
    .where((eb) => eb.or([eb('id', '=', id), eb('of_correction_id', '=', id)]))
    .execute()
const photographOnDesk = (id: string, number: number) =>
  fetch(`${app.url}/api/${DESK}/${id}/photographs/${number}`, {
    headers: { authorization: `Bearer ${owner.session.access_token}` },
  })

test('one that waits is removed once its student was told, and its credit is back', async () => {
  const sent = await aSent()
  expect(await sent.balance()).toBe(0)
  for (const told of [undefined, 'whatever'])
    expect(await sent.remove(told)).toMatchObject({ status: 409, body: { code: 'essay_waits' } })
  expect(await rowsOf(sent.id)).toHaveLength(1)
  expect((await sent.remove('sent')).status).toBe(204)
  expect(await rowsOf(sent.id)).toEqual([])
  expect(await sent.balance()).toBe(1)
  expect((await sent.remove('sent')).status).toBe(404)
  expect(await sent.balance()).toBe(1)
})

test('one that is being read leaves the desk, its reader is told, and the credit stays used', async () => {
  const sent = await aSent()
  const desk = await openDesk(teacher, sent.id)
  await desk.change([{ does: 'mark', mark: aMark() }])
  // What was read on the screen a moment ago is no longer so: nobody loses a credit unseen.
  for (const told of [undefined, 'sent'])
    expect(await sent.remove(told)).toMatchObject({ status: 409, body: { code: 'essay_is_read' } })
  expect((await sent.remove('reading')).status).toBe(204)
  expect(await rowsOf(sent.id)).toEqual([])
  expect(await sent.balance()).toBe(0)
  const change = await desk.change([{ does: 'comment', text: 'Bom texto.' }])
  expect(change).toMatchObject({ status: 410, body: { code: 'correction_gone' } })
  expect(await desk.finish()).toMatchObject({ status: 410, body: { code: 'correction_gone' } })
})

test('one that its reader gave back waits again, and brings its credit even to who was told otherwise', async () => {
  const sent = await aSent()
  await openDesk(teacher, sent.id)
  await teacher('POST', `${DESK}/${sent.id}/release`)
  expect((await sent.remove('reading')).status).toBe(204)
  expect(await sent.balance()).toBe(1)
})

test('one of two readers goes as a whole, with one credit', async () => {
  const sent = await aSent()
  await setReaders(app.context, owner.user.id, sent.id, 2)
  expect(await rowsOf(sent.id)).toHaveLength(3)
  expect((await sent.remove('sent')).status).toBe(204)
  expect(await rowsOf(sent.id)).toEqual([])
  expect(await sent.balance()).toBe(1)
})

test('a corrected sheet stays its student’s, with its text, without the photographs', async () => {
  const sent = await aSent({ photographs: 1 })
  await correctWhole(teacher, sent.id)
  expect((await sent.remove()).status).toBe(204)
  const received = await sent.by('GET', `teacher-corrections/${sent.id}`)
  expect(received.status === 200 ? received.body.text : received.status).toBe(TEXT)
  expect(await rowsOf(sent.id)).toMatchObject([{ state: 'corrected', essay_id: null }])
})

test('nobody else removes it, whatever they say', async () => {
  const sent = await aSent()
  const other = asStudent(app, await aWriter(app))
  expect((await other('DELETE', `essays/${sent.essayId}?onDesk=sent`)).status).toBe(404)
  expect((await other('DELETE', `essays/${NO_ESSAY}?onDesk=sent`)).status).toBe(404)
  expect(await rowsOf(sent.id)).toHaveLength(1)
})

test('removed and taken by a reader at the same moment, it is either gone with its credit back or read and paid', async () => {
  for (let round = 0; round < 8; round += 1) {
    const sent = await aSent()
    const [removed, taken] = await Promise.all([
      sent.remove('sent'),
      teacher('POST', `${DESK}/${sent.id}/hold`),
    ])
    const isGone = removed.status === 204
    expect(taken.status).toBe(isGone ? 404 : 200)
    expect(await rowsOf(sent.id)).toHaveLength(isGone ? 0 : 1)
    expect(await sent.balance()).toBe(isGone ? 1 : 0)
  }
})

test('removed and sent again at the same moment, nothing of it waits without an essay', async () => {
  for (let round = 0; round < 8; round += 1) {
    const sent = await aSent()
    await sent.by('POST', `teacher-corrections/${sent.id}/withdrawal`)
    const essay = { essayId: sent.essayId, theme: 'Leitura na escola', title: null, text: TEXT }
    const again = { id: randomUUID(), rewritesId: null, essay: { ...essay, hasPaperLines: true } }
    const [removed, second] = await Promise.all([
      sent.remove(),
      sent.by('POST', 'teacher-corrections', again),
    ])
    expect([204, 409]).toContain(removed.status)
    expect(second.status).toBe(200)
    // A text that came after the essay went is one that was sent without an essay.
    const [row] = await rowsOf(again.id)
    expect(row?.essay_id).toBe(removed.status === 204 ? null : sent.essayId)
  }
})

test('a photograph leaves the desk while it waits, stays while it is read, and is gone from a corrected sheet', async () => {
  const sent = await aSent({ photographs: 2 })
  const [first = '', second = ''] = sent.photographs
  expect((await sent.by('DELETE', `sheet-photographs/${first}`)).status).toBe(204)
  expect((await rowsOf(sent.id))[0]?.photograph_keys).toHaveLength(1)
  // Another picture of the page is the one that she will see.
  expect(await aPhotograph(sent.token, sent.essayId, 2)).toBe(second)
  await openDesk(teacher, sent.id)
  expect((await photographOnDesk(sent.id, 0)).status).toBe(200)
  for (const answer of [
    (await sent.by('DELETE', `sheet-photographs/${second}`)).body.code,
    await aPhotograph(sent.token, sent.essayId, 2),
  ])
    expect(answer).toContain('photograph_is_read')
  await correctWhole(teacher, sent.id)
  expect((await sent.by('DELETE', `sheet-photographs/${second}`)).status).toBe(204)
  expect((await sent.by('DELETE', `sheet-photographs/${second}`)).status).toBe(404)
})
