/** "Enviar para a professora": paid by a credit, promised for a day, taken back, told by mail; and what is refused. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { SendBody, Sent, SentList } from '#domain/writing/teacher-correction/sending-wire.ts'
import type { CorrectionState } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { expireCredits } from '#server/shop/credits/expire-credits.ts'
import { grantCredits, readCredits } from '#server/shop/credits/ledger.ts'
import { settleTeacherCorrections } from '#server/writing/teacher-correction/settle-teacher-corrections.ts'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import { type ApiCaller, asStudent } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { setSite } from '#tests/support/set-site.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const DAY_MINUTES = 24 * 60
const TEXT = 'A escola pública precisa de bibliotecas abertas. '.repeat(20).trim()

let now = new Date('2026-11-23T12:00:00Z')
const app = await startTestApp({}, { now: () => now })
afterAll(() => app[Symbol.asyncDispose]())

type Sender = SignedUpStudent & {
  ask: ApiCaller
  send: (change?: Partial<SendBody> | Written) => Promise<{ status: number; body: Sent & { code?: string } }>
}
type Written = { text?: string; theme?: string; essayId?: string | null; hasPaperLines?: boolean }

async function aSender(credits = 1): Promise<Sender> {
  const student = await aSignedUpStudent(app)
  const ask = asStudent(app, student)
  if (credits > 0) await aGrant(student.user.id, credits)
  return {
    ...student,
    ask,
    send: (change = {}) => ask('POST', 'teacher-corrections', aSending(change)) as never,
  }
}

function aGrant(accountId: string, amount: number, days = 90) {
  const grant = { accountId, kind: 'correction', amount, source: 'test', key: randomUUID() } as const
  const expiresAt = new Date(now.getTime() + days * DAY_MINUTES * 60_000)
  return app.context.db.transaction().execute((tx) => grantCredits(tx, { ...grant, expiresAt }, now))
}

function aSending(change: Partial<SendBody> | Written): SendBody {
  const {
    id = randomUUID(),
    rewritesId = null,
    isToldFree,
    essay,
    ...written
  } = change as Partial<SendBody> & Written
  const sheet = {
    essayId: null,
    theme: 'Um tema de sempre',
    title: null,
    hasPaperLines: false,
  }
  return { id, rewritesId, isToldFree, essay: essay ?? { ...sheet, text: TEXT, ...written } }
}

const balanceOf = async ({ user }: SignedUpStudent) =>
  (await readCredits(app.context.db, user.id, 'correction', now)).balance
const listOf = async ({ ask }: Sender) =>
  (await ask('GET', 'teacher-corrections')).body as unknown as SentList

async function setState(id: string, state: CorrectionState, more: Record<string, unknown> = {}) {
  now = new Date(now.getTime() + 1_000)
  await app.context.db
    .updateTable('teacher_corrections')
    .set({ state, ...(state === 'corrected' ? { corrected_at: now } : {}), ...more })
    .where('id', '=', id)
    .execute()
}

const settings = (change: Record<string, unknown>) => setSite(app, 'corrections', change)

test('a text is sent for one credit, with its promised day, and stands in the list', async () => {
  const sender = await aSender(2)
  const sent = await sender.send({ theme: 'Bibliotecas nas escolas' })
  expect(sent).toMatchObject({ status: 200, body: { promisedOn: '2026-11-26', isFree: false, left: 1 } })
  expect(await listOf(sender)).toMatchObject({
    corrections: [
      {
        id: sent.body.id,
        theme: 'Bibliotecas nas escolas',
        state: 'sent',
        promisedOn: '2026-11-26',
        isTakeable: true,
        wasFree: false,
      },
    ],
    credits: { balance: 1, grants: [{ left: 1, endsOn: '2027-02-21' }] },
  })
})

test('the same call again, and eight at once, send one and cost one', async () => {
  const sender = await aSender(3)
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => sender.send({ id })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await balanceOf(sender)).toBe(2)
  const stranger = await aSender()
  expect(await stranger.send({ id })).toMatchObject({ status: 409, body: { code: 'id_taken' } })
})

test('sixty texts at the same moment: as many as there are credits, no day over its measure', async () => {
  await settings({ perDay: 2 })
  const sender = await aSender(5)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => sender.send({ text: `${TEXT} Texto ${index}.` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['no_credit']),
  )
  expect(await balanceOf(sender)).toBe(0)
  expect((await listOf(sender)).corrections).toHaveLength(5)
  const { rows } = await app.context.pool.query<{ count: number }>(
    "select count(*)::int as count from teacher_corrections where state = 'sent' and promised_on > '2026-11-26' group by promised_on",
  )
  expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(2)
  await settings({ perDay: 200 })
})

test.each([
  ['nothing to pay it by', { credits: 0 }, {}, [409, 'no_credit']],
  ['a blank sheet', {}, { text: ' \n\u200b ' }, [422, 'blank']],
  ['a sheet that is too long', {}, { text: `${'a '.repeat(5_000)}b` }, [400, 'invalid_input']],
  ['a theme of four letters', {}, { theme: 'abcd' }, [400, 'invalid_input']],
  [
    'a version that is not there',
    {},
    { essay: { essayId: randomUUID(), number: 1 } },
    [404, 'essay_not_found'],
  ],
  ['a rewriting of nothing', {}, { rewritesId: randomUUID() }, [422, 'rewriting_unknown']],
] as const)(
  '%s is refused, and costs nothing',
  async (_, { credits = 1 }: { credits?: number }, change, refusal) => {
    const sender = await aSender(credits)
    const { status, body } = await sender.send(change as Written)
    expect([status, body.code]).toEqual(refusal)
    expect(await balanceOf(sender)).toBe(credits)
    expect((await listOf(sender)).corrections).toEqual([])
  },
)

test('the longest sheet is sent, and a visitor sends nothing', async () => {
  const sender = await aSender()
  expect((await sender.send({ text: `${'a '.repeat(4_999)}bc` })).status).toBe(200)
  const answer = await fetch(`${app.url}/api/teacher-corrections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aSending({})),
  })
  expect(answer.status).toBe(401)
})

test('while the owner has turned it off nothing is sent, and what was sent stays', async () => {
  const sender = await aSender(2)
  const id = randomUUID()
  await sender.send({ id })
  await settings({ isOn: false })
  expect(await sender.send({ text: `${TEXT} Outro.` })).toMatchObject({
    status: 409,
    body: { code: 'corrections_off' },
  })
  expect((await sender.ask('GET', 'teacher-corrections/offer')).body).toMatchObject({ isOffered: false })
  expect((await sender.send({ id })).status).toBe(200)
  expect((await sender.ask('POST', `teacher-corrections/${id}/withdrawal`)).status).toBe(204)
  await settings({ isOn: true })
  expect(await balanceOf(sender)).toBe(2)
})

test('the same text waits once and is corrected once', async () => {
  const sender = await aSender(3)
  const { body } = await sender.send()
  expect(await sender.send({ text: `  ${TEXT}\r\n` })).toMatchObject({
    status: 409,
    body: { code: 'already_waiting' },
  })
  await setState(body.id, 'corrected')
  expect(await sender.send()).toMatchObject({ status: 409, body: { code: 'already_corrected' } })
  expect((await sender.send({ text: `${TEXT} Reescrita.` })).status).toBe(200)
  expect(await balanceOf(sender)).toBe(1)
})

test('an essay of the room is linked to it, waits once whatever its text, and somebody else’s is not', async () => {
  const sender = await aSender(3)
  const essayId = randomUUID()
  const theme = { title: 'O tema da sala', motivating: '' }
  await sender.ask('POST', 'corrections', { essayId, theme, text: TEXT, pastedCharacters: 0 })
  const first = await sender.send({ essayId })
  expect((await listOf(sender)).corrections).toMatchObject([{ essayId, number: 1 }])
  expect(await sender.send({ essayId, text: `${TEXT} Mais.` })).toMatchObject({
    body: { code: 'already_waiting' },
  })
  await sender.ask('POST', `teacher-corrections/${first.body.id}/withdrawal`)
  const ofHistory = await sender.send({ essay: { essayId, number: 1 } })
  expect(ofHistory.status).toBe(200)
  const row = (await listOf(sender)).corrections.find(({ id }) => id === ofHistory.body.id)
  expect(row).toMatchObject({ essayId, number: 1, theme: 'O tema da sala' })
  const stranger = await aSender()
  expect(await stranger.send({ essay: { essayId, number: 1 } })).toMatchObject({ status: 404 })
  await stranger.send({ essayId })
  expect((await listOf(stranger)).corrections).toMatchObject([{ essayId: null }])
  // With the essay goes what waits, and what was taken back before (teacher-removal.test.ts).
  await sender.ask('DELETE', `essays/${essayId}?onDesk=sent`)
  expect((await listOf(sender)).corrections).toEqual([])
})

test('photographs go with a text that was typed from them, and with no other', async () => {
  const sender = await aSender(2)
  const essayId = randomUUID()
  const theme = { title: 'O tema da folha', motivating: '' }
  await sender.ask('PUT', `essays/${essayId}`, { theme, text: TEXT, plan: {}, pastedCharacters: 0 })
  const photograph = { id: randomUUID(), essay_id: essayId, page: 1, file_key: `sheets/${essayId}.jpg` }
  await app.context.db
    .insertInto('sheet_photographs')
    .values({ ...photograph, byte_size: 1, created_at: now })
    .execute()
  expect((await sender.ask('GET', `teacher-corrections/offer?essayId=${essayId}`)).body).toMatchObject({
    photographCount: 1,
  })
  const typed = await sender.send({ essayId, hasPaperLines: true })
  expect((await listOf(sender)).corrections).toMatchObject([{ photographCount: 1 }])
  await sender.ask('POST', `teacher-corrections/${typed.body.id}/withdrawal`)
  const { body } = await sender.send({ essayId })
  const row = (await listOf(sender)).corrections.find(({ id }) => id === body.id)
  expect(row).toMatchObject({ photographCount: 0 })
})

test('what nobody has begun is taken back, once, and the credit is there again', async () => {
  const sender = await aSender()
  const { body } = await sender.send()
  expect(await balanceOf(sender)).toBe(0)
  const path = `teacher-corrections/${body.id}/withdrawal`
  const stranger = await aSender()
  expect((await stranger.ask('POST', path)).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 6 }, () => sender.ask('POST', path)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204))
  expect(await balanceOf(sender)).toBe(1)
  const again = await sender.send()
  await setState(again.body.id, 'reading')
  expect(await sender.ask('POST', `teacher-corrections/${again.body.id}/withdrawal`)).toMatchObject({
    status: 409,
    body: { code: 'already_begun' },
  })
  expect(await balanceOf(sender)).toBe(0)
})

test('a rewriting is free where the owner says so: once, of the same theme, of one that was paid', async () => {
  await settings({ rewritingIsFree: true })
  const sender = await aSender(3)
  const essayId = randomUUID()
  const theme = { title: 'Um tema de sempre', motivating: '' }
  await sender.ask('PUT', `essays/${essayId}`, { theme, text: TEXT, plan: {}, pastedCharacters: 0 })
  const offerOf = async () => (await sender.ask('GET', `teacher-corrections/offer?essayId=${essayId}`)).body
  expect(await offerOf()).toMatchObject({ rewriting: null })
  const first = await sender.send({ essayId })
  await setState(first.body.id, 'corrected')
  const rewritesId = first.body.id
  expect(await offerOf()).toMatchObject({ rewriting: { correctionId: rewritesId, isFree: true } })
  expect(await sender.send({ rewritesId, text: `${TEXT} A.`, theme: 'Outro tema' })).toMatchObject({
    body: { isFree: false, left: 1 },
  })
  // The other theme was no rewriting of it, and took none away.
  const kept = await app.context.pool.query('select from teacher_corrections where rewrites_id = $1', [
    rewritesId,
  ])
  expect(kept.rowCount).toBe(0)
  const free = await sender.send({ rewritesId, text: `${TEXT} B.` })
  expect(free).toMatchObject({ body: { isFree: true, left: 1 } })
  await setState(free.body.id, 'corrected')
  expect(await sender.send({ rewritesId: free.body.id, text: `${TEXT} C.` })).toMatchObject({
    body: { isFree: false, left: 0 },
  })
  await settings({ rewritingIsFree: false })
})

test('a rewriting that was told to be free is free, or is not sent', async () => {
  await settings({ rewritingIsFree: true })
  const sender = await aSender(2)
  const first = await sender.send()
  await setState(first.body.id, 'corrected')
  const rewritesId = first.body.id
  const offer = () => sender.ask('GET', `teacher-corrections/offer?rewritesId=${rewritesId}`)
  expect((await offer()).body).toMatchObject({
    rewriting: { correctionId: rewritesId, theme: 'Um tema de sempre', isFree: true },
  })
  await settings({ rewritingIsFree: false })
  const told = { rewritesId, isToldFree: true, text: `${TEXT} D.` }
  expect(await sender.send(told)).toMatchObject({ status: 409, body: { code: 'not_free' } })
  expect(await balanceOf(sender)).toBe(1)
  expect(await sender.send({ ...told, isToldFree: false })).toMatchObject({
    body: { isFree: false, left: 0 },
  })
  expect((await offer()).body).toMatchObject({ rewriting: { isFree: false } })
  // Nobody else may name it.
  const stranger = await aSender()
  const asked = await stranger.ask('GET', `teacher-corrections/offer?rewritesId=${rewritesId}`)
  expect(asked.body).toMatchObject({ rewriting: null })
})

test('each state is told by mail, once, whoever changed it', async () => {
  const sender = await aSender(2)
  const email = sender.user.email ?? ''
  const { body } = await sender.send()
  await settleTeacherCorrections(app.context)
  for (const state of ['reading', 'sent', 'reading', 'corrected', 'answered'] as const) {
    await setState(body.id, state)
    await Promise.all([settleTeacherCorrections(app.context), settleTeacherCorrections(app.context)])
  }
  const other = await sender.send({ text: `${TEXT} Outra.` })
  await setState(other.body.id, 'returned', { return_reason: 'illegible', returned_at: now })
  await settleTeacherCorrections(app.context)
  const states = (await mailsTo(app, email))
    .filter(({ kind }) => kind === 'teacher-correction')
    .map(({ facts }) => (facts as { state: string }).state)
  expect(states).toEqual(['sent', 'reading', 'corrected', 'answered', 'returned'])
})

test('what was taken back is deleted after thirty days, and nothing else', async () => {
  const sender = await aSender(2)
  const [kept, gone] = [await sender.send(), await sender.send({ text: `${TEXT} Outra.` })]
  await sender.ask('POST', `teacher-corrections/${gone.body.id}/withdrawal`)
  now = new Date(now.getTime() + 29 * DAY_MINUTES * 60_000)
  await settleTeacherCorrections(app.context)
  const ids = async () =>
    (
      await app.context.db
        .selectFrom('teacher_corrections')
        .select('id')
        .where('account_id', '=', sender.user.id)
        .execute()
    ).map(({ id }) => id)
  expect(await ids()).toContain(gone.body.id)
  now = new Date(now.getTime() + 2 * DAY_MINUTES * 60_000)
  await settleTeacherCorrections(app.context)
  expect(await ids()).toEqual([kept.body.id])
})

test('credits that end are told fourteen days before, once; at the end they are written off', async () => {
  const { user } = await aSender(0)
  await aGrant(user.id, 3, 15)
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MINUTES * 60_000)
    return expireCredits(app.context)
  }
  const told = async () =>
    (await mailsTo(app, user.email ?? '')).filter(({ kind }) => kind === 'credits-ending')
  await pass(0.9)
  expect(await told()).toEqual([])
  await pass(0.1)
  await Promise.all([pass(0), pass(0), pass(0)])
  expect((await told()).map(({ facts }) => facts)).toMatchObject([{ count: 3 }])
  const sumOf = async () =>
    (
      await app.context.pool.query<{ sum: number }>(
        "select sum(amount)::int as sum from credit_entries where kind = 'correction' and account_id = $1",
        [user.id],
      )
    ).rows[0]?.sum
  await pass(13.9)
  expect(await sumOf()).toBe(3)
  await pass(0.1)
  await Promise.all([pass(0), pass(0)])
  expect(await sumOf()).toBe(0)
})

test('the offer says what it costs, and is none where corrections are neither held nor sold', async () => {
  const { ask } = await aSender(0)
  expect((await ask('GET', 'teacher-corrections/offer')).body).toMatchObject({
    isOffered: false,
    productPath: null,
  })
  const product = await aProduct(app.context.db, { variants: [{ corrections: 4 }] })
  expect((await ask('GET', 'teacher-corrections/offer')).body).toMatchObject({
    isOffered: true,
    credits: 0,
    productPath: `/product/${product.id}`,
  })
  const holder = await aSender(2)
  expect((await holder.ask('GET', 'teacher-corrections/offer')).body).toMatchObject({
    isOffered: true,
    credits: 2,
  })
})
