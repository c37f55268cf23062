/** What comes back from the teacher: the sheet, the voice, one question and one answer, a private rating, or a reason. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { grantCredits, readCredits, takeCredit } from '#server/shop/credits/ledger.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { aMark, aSentEssay, correctWhole, DESK, openDesk, WHOLE } from '#tests/support/teacher-corrections.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]
const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('some speech')])
const M4A = Buffer.from('\0\0\0\x1cftypM4A some speech', 'latin1')

async function aCorrected(more: Parameters<typeof correctWhole>[2] = []) {
  const student = await aSignedUpStudent(app)
  const by = asStudent(app, student)
  const owner = await anOwner(app)
  const id = await aSentEssay(app, student.user.id)
  expect((await correctWhole(owner, id, more)).status).toBe(204)
  return { student, by, owner, id, path: `teacher-corrections/${id}` }
}

test('the student reads what the teacher kept, and nobody else does', async () => {
  const { by, path, id } = await aCorrected([
    { does: 'mark', mark: aMark({ place: { start: 12, end: 19 }, remark: 'Muito bem.', effect: 'merit' }) },
    { does: 'mark', mark: aMark({ engineKey: 'accent 0 2', state: 'dropped' }) },
  ])
  const { status, body, headers } = await by('GET', path)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    id,
    returned: null,
    corrected: {
      grade: { value: 800, of: 1000 },
      levels: Array.from({ length: 5 }, () => ({ level: 160 })),
      marks: [{ place: { start: 12, end: 19 }, effect: 'merit', remark: 'Muito bem.' }],
      question: null,
      voices: [],
    },
  })
  const other = asStudent(app, await aSignedUpStudent(app))
  for (const [method, address, sent] of [
    ['GET', path],
    ['GET', `${path}/voices/0`],
    ['GET', `${path}/photographs/0`],
    ['POST', `${path}/question`, { text: 'Por que esta nota?' }],
    ['PUT', `${path}/rating`, { rating: 1, note: '' }],
  ] as const)
    expect(codeOf(await other(method, address, sent)), address).toEqual([404, 'correction_not_found'])
})

test('the chart of progress has the teacher’s grades apart from estimates', async () => {
  const { by, id } = await aCorrected()
  expect((await by('GET', 'essays/progress')).body).toMatchObject({
    points: [],
    teacher: [{ id, total: 800, levels: [160, 160, 160, 160, 160] }],
  })
})

test('before it is finished there is nothing to read', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = asStudent(app, student)
  const owner = await anOwner(app)
  expect((await by('GET', `teacher-corrections/${id}`)).status).toBe(404)
  await (await openDesk(owner, id)).change(WHOLE)
  expect((await by('GET', `teacher-corrections/${id}`)).status).toBe(404)
})

test('one question, one answer; the same call again does no harm', async () => {
  const { by, owner, path, id } = await aCorrected()
  const ask = (text: string) => by('POST', `${path}/question`, { text })
  const answer = (text: string) => owner('POST', `${DESK}/${id}/answer`, { text })
  expect(codeOf(await answer('Antes da pergunta.'))).toEqual([409, 'no_question'])
  expect(codeOf(await ask('Me chama no zap 81987654321'))).toEqual([422, 'holds_contact'])
  expect((await ask('curta')).status).toBe(400)
  expect((await ask('Por que 160 na competência 1?')).status).toBe(204)
  expect((await ask('Por que 160 na competência 1?')).status).toBe(204)
  expect(codeOf(await ask('E na competência 2, por quê?'))).toEqual([409, 'already_asked'])
  expect((await owner('GET', DESK)).body.questions).toContainEqual(
    expect.objectContaining({ id, question: 'Por que 160 na competência 1?' }),
  )
  expect(codeOf(await answer('Fale comigo: ana@exemplo.com'))).toEqual([422, 'holds_contact'])
  expect((await answer('Por causa das vírgulas.')).status).toBe(204)
  expect((await answer('Por causa das vírgulas.')).status).toBe(204)
  expect(codeOf(await answer('Outra coisa.'))).toEqual([409, 'already_answered'])
  expect((await by('GET', path)).body.corrected).toMatchObject({
    question: { text: 'Por que 160 na competência 1?' },
    answer: { text: 'Por causa das vírgulas.' },
  })
  expect(codeOf(await ask('E agora, mais uma pergunta?'))).toEqual([409, 'already_asked'])
})

test('a rating is the owner’s to read, and the last one counts', async () => {
  const { by, owner, path, id } = await aCorrected()
  expect((await by('PUT', `${path}/rating`, { rating: 6, note: '' })).status).toBe(400)
  await by('PUT', `${path}/rating`, { rating: 2, note: 'curta' })
  expect((await by('PUT', `${path}/rating`, { rating: 5, note: 'Ajudou muito' })).status).toBe(204)
  expect((await owner('GET', DESK)).body.done).toContainEqual(
    expect.objectContaining({ id, rating: 5, ratingNote: 'Ajudou muito' }),
  )
})

test('returned with a reason: the credit is back once, and the student reads why', async () => {
  const student = await aSignedUpStudent(app)
  const accountId = student.user.id
  const { db, now } = app.context
  const key = `sending:${randomUUID()}`
  await db.transaction().execute(async (tx) => {
    const grant = { accountId, kind: 'correction', amount: 1, expiresAt: null, source: 'owner' } as const
    await grantCredits(tx, { ...grant, key: randomUUID() }, now())
    await takeCredit(tx, { accountId, kind: 'correction', key }, now())
  })
  const balance = async () => (await readCredits(db, accountId, 'correction', now())).balance
  expect(await balance()).toBe(0)
  const id = await aSentEssay(app, accountId)
  await db.updateTable('teacher_corrections').set({ credit_key: key }).where('id', '=', id).execute()
  const owner = await anOwner(app)
  const { token } = (await openDesk(owner, id)).opened.body
  const send = (body: object) => owner('POST', `${DESK}/${id}/return`, { token, ...body })
  expect((await send({ reason: 'other', note: 'curto' })).status).toBe(400)
  expect(codeOf(await send({ reason: 'illegible', note: 'Zap 81987654321' }))).toEqual([422, 'holds_contact'])
  expect(await balance()).toBe(0)
  expect((await send({ reason: 'illegible', note: 'A foto está escura.' })).status).toBe(204)
  expect(await balance()).toBe(1)
  expect(codeOf(await send({ reason: 'illegible', note: '' }))).toEqual([409, 'lease_lost'])
  expect(await balance()).toBe(1)
  const { body } = await asStudent(app, student)('GET', `teacher-corrections/${id}`)
  expect(body).toMatchObject({
    corrected: null,
    returned: { reason: 'illegible', note: 'A foto está escura.' },
  })
})

test.each([
  ['webm', WEBM, 'audio/webm'],
  ['m4a', M4A, 'audio/mp4'],
])(
  'a voice message of the form %s is kept private, replaced, heard, and wants its words',
  async (_, bytes, type) => {
    const student = await aSignedUpStudent(app)
    const id = await aSentEssay(app, student.user.id)
    const account = await anOwnersAccount(app)
    const owner = asStudent(app, account)
    const desk = await openDesk(owner, id)
    const { token } = desk.opened.body
    const call = (person: typeof account, method: string, path: string, body?: Uint8Array<ArrayBuffer>) =>
      fetch(`${app.url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${person.session.access_token}` },
        ...(body ? { body } : {}),
      })
    const put = (sent: Buffer, seconds = 12) =>
      call(account, 'PUT', `${DESK}/voices/${id}?token=${token}&seconds=${seconds}`, new Uint8Array(sent))
    expect((await put(Buffer.from('no voice at all'))).status).toBe(422)
    expect((await put(bytes, 181)).status).toBe(400)
    expect((await put(Buffer.concat([bytes, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
    expect((await put(bytes)).status).toBe(204)
    expect((await put(Buffer.concat([bytes, Buffer.from('again')]))).status).toBe(204)
    expect((await app.context.files.list('voices/')).length).toBeGreaterThan(0)
    await desk.change(WHOLE)
    expect(codeOf(await desk.finish())).toEqual([422, 'unfinished'])
    await desk.change([{ does: 'voice-text', text: 'Releia a conclusão.' }])
    expect((await desk.finish()).status).toBe(204)
    const heard = await call(student, 'GET', `teacher-corrections/${id}/voices/0`)
    expect(heard.headers.get('content-type')).toBe(type)
    expect(heard.headers.get('cache-control')).toContain('no-store')
    expect(Buffer.from(await heard.arrayBuffer()).toString('latin1')).toContain('again')
    expect((await fetch(`${app.url}/api/teacher-corrections/${id}/voices/0`)).status).toBe(401)
    const keyOf = async () =>
      (await app.context.pool.query('select voice_key from teacher_corrections where id = $1', [id])).rows[0]
    const { voice_key: key } = await keyOf()
    await eraseAccount(app.context, student.user.id, 'own-wish')
    expect(await keyOf()).toBeUndefined()
    const { rows } = await app.context.pool.query('select 1 from discarded_files where file_key = $1', [key])
    expect(rows).toHaveLength(1)
  },
)
