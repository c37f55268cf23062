/** The mock exam: one sitting by the server's clock, handed in once, graded once (product §10 Mock exam). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { XP_RULES } from '#domain/account/experience.ts'
import { GRACE_MS, ourWindow } from '#domain/writing/mock-exam/mock-exam.ts'
import { openExam } from '#server/writing/mock-exam/open-exam.ts'
import { settleMockExams } from '#server/writing/mock-exam/settle-mock-exams.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { ESSAY } from '#tests/support/corrector.ts'
import {
  aPlan,
  aSheet,
  aTaker,
  begun,
  handsIn,
  otherTakers,
  SHEET,
  sittingOf,
} from '#tests/support/mock-exam.ts'
import { anOwner } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const MONTH = '2026-11'
/** In our window of that month. */
const START = new Date('2026-11-21T12:00:00Z')
let now = START
const at = (minutes: number) => {
  now = new Date(START.getTime() + minutes * 60_000)
}
const app = await startTestApp({}, { now: () => now })
const { db } = app.context
afterAll(() => app[Symbol.asyncDispose]())

/** The first correction reads the dictionary, for which a busy machine may take longer than a student waits. */
beforeAll(async () => {
  for (let tries = 0; tries < 5; tries += 1)
    if (await app.context.corrector.correct(ESSAY).catch(() => null)) return
}, 120_000)

async function essaysOf(userId: string) {
  return db.selectFrom('essays').select(['id', 'theme']).where('user_id', '=', userId).execute()
}

async function xpOf(userId: string): Promise<number> {
  const row = await db.selectFrom('profiles').select('xp').where('id', '=', userId).executeTakeFirst()
  return row?.xp ?? -1
}

const LINE = 'Doar sangue é um gesto simples que salva vidas no país.'
const settle = () => settleMockExams(app.context)

test('sixty begin at once, from every tab: one sitting with one end, and one theme for all', async () => {
  at(0)
  const [one, other] = [await aTaker(app), await aTaker(app)]
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) => begun((index % 2 ? one : other).by, MONTH)),
  )
  expect(new Set(all.map(({ endsAt, theme }) => `${endsAt} ${theme}`)).size).toBe(1)
  expect(all[0]?.proposal?.texts.length).toBeGreaterThanOrEqual(3)
  at(30)
  const again = await begun(one.by, MONTH, true)
  expect([again.endsAt, again.isOnPaper]).toEqual([all[0]?.endsAt, false])
  const rows = await db.selectFrom('mock_exam_sittings').select('user_id').execute()
  expect(rows).toHaveLength(2)
})

test('before the window and after it nobody begins, and a visitor never does', async () => {
  const { by } = await aTaker(app)
  const begin = async (month: string) =>
    (await by('POST', 'mock-exam/sittings', { month, isOnPaper: false })).body.code
  now = new Date('2026-11-20T10:59:59.999Z')
  expect([await begin(MONTH), await begin('2026-12'), await begin('2026-10')]).toEqual([
    'exam_not_open',
    'exam_not_open',
    'exam_is_over',
  ])
  now = new Date('2026-11-24T01:00:00Z')
  expect(await begin(MONTH)).toBe('exam_is_over')
  now = new Date('2026-11-24T00:59:59.999Z')
  const last = await begun(by, MONTH)
  expect(last.endsAt).toBe('2026-11-24T02:29:59.999Z')
  at(0)
  expect((await aVisitor(app)('POST', 'mock-exam/sittings', { month: MONTH, isOnPaper: false })).status).toBe(
    401,
  )
  expect((await by('GET', 'mock-exam/sittings/nunca')).body.code).toBe('sitting_not_found')
})

test('what is written is saved as it goes; another hand is not written over, a lost answer is no conflict', async () => {
  at(0)
  const { by } = await aTaker(app)
  await begun(by, MONTH)
  const save = (text: string, revision: number) =>
    by('PUT', `mock-exam/sittings/${MONTH}`, aSheet(text, revision))
  expect((await save('Uma frase.', 0)).body.revision).toBe(1)
  expect((await save('Uma frase.', 0)).body.revision).toBe(1)
  const refused = await save('Outra, da outra aba.', 0)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'changed_elsewhere', text: 'Uma frase.', revision: 1 },
  ])
  expect((await save('Uma frase. Mais.', 1)).body.revision).toBe(2)
  expect((await sittingOf(by, MONTH)).text).toBe('Uma frase. Mais.')
  const other = (await aTaker(app)).by
  expect((await other('PUT', `mock-exam/sittings/${MONTH}`, aSheet('x'))).body.code).toBe('sitting_not_found')
})

test('sixty hand in at once: one essay, the points once, and nothing can be changed after', async () => {
  at(0)
  const { by, id } = await aTaker(app)
  await begun(by, MONTH)
  at(40)
  const answers = await Promise.all(Array.from({ length: 60 }, () => handsIn(by, MONTH)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // What a busy engine has left the job does.
  await settle()
  const sitting = await sittingOf(by, MONTH)
  expect(sitting).toMatchObject({ state: 'graded', endedBy: 'student', place: null })
  const [essay, ...others] = await essaysOf(id)
  expect([essay?.id, essay?.theme, others]).toEqual([sitting.essay?.id, sitting.theme, []])
  expect(sitting.levels?.reduce((sum, level) => sum + level, 0)).toBe(sitting.total)
  expect(await xpOf(id)).toBe(XP_RULES['mock-exam'].xp + XP_RULES.essay.xp)
  for (const act of [
    () => handsIn(by, MONTH, `${SHEET} Mais.`, 1),
    () => by('PUT', `mock-exam/sittings/${MONTH}`, aSheet('Nova', 1)),
  ])
    expect((await act()).body.code).toBe('handed_in')
  await begun(by, MONTH)
  expect((await sittingOf(by, MONTH)).state).toBe('graded')
})

test('the last second and the grace are in time, what comes later is not: then the saved sheet is handed in', async () => {
  at(0)
  const { by, id } = await aTaker(app)
  const { endsAt } = await begun(by, MONTH)
  const end = new Date(endsAt).getTime()
  const save = (text: string, revision: number) =>
    by('PUT', `mock-exam/sittings/${MONTH}`, aSheet(text, revision))
  await save(SHEET, 0)
  now = new Date(end + GRACE_MS - 1)
  expect((await save(`${SHEET} Fim.`, 1)).status).toBe(200)
  await settle()
  expect((await sittingOf(by, MONTH)).state).toBe('writing')
  now = new Date(end + GRACE_MS)
  expect((await save(`${SHEET} Tarde.`, 2)).body.code).toBe('time_is_over')
  expect((await handsIn(by, MONTH, `${SHEET} Tarde.`, 2)).body.code).toBe('time_is_over')
  await Promise.all([settle(), settle(), settle()])
  await settle()
  const sitting = await sittingOf(by, MONTH)
  expect(sitting).toMatchObject({
    state: 'graded',
    endedBy: 'clock',
    text: `${SHEET} Fim.`,
    handedInAt: endsAt,
  })
  expect([(await essaysOf(id)).length, await xpOf(id)]).toEqual([1, 350])
  expect((await handsIn(by, MONTH, `${SHEET} Fim.`, 2)).body.code).toBe('time_is_over')
})

test('a blank sheet is no essay and no points; a pasted one is graded without points', async () => {
  at(0)
  const [blank, pasted] = [await aTaker(app), await aTaker(app)]
  await begun(blank.by, MONTH)
  await begun(pasted.by, MONTH)
  await handsIn(blank.by, MONTH, ' \n ')
  await pasted.by('POST', `mock-exam/sittings/${MONTH}/hand-in`, {
    ...aSheet(SHEET),
    pastedCharacters: SHEET.length,
  })
  expect(await sittingOf(blank.by, MONTH)).toMatchObject({ state: 'blank', total: null, essay: null })
  expect([await essaysOf(blank.id), await xpOf(blank.id), await xpOf(pasted.id)]).toEqual([[], 0, 0])
  expect((await sittingOf(pasted.by, MONTH)).state).toBe('graded')
})

test.each([
  [7, 0],
  [8, 1],
])('a sheet of %i lines of paper: as in the exam, seven are a zero', async (lines, isGraded) => {
  at(0)
  const { by } = await aTaker(app)
  await begun(by, MONTH, true)
  const text = Array.from({ length: lines }, (_, line) => `${line + 1} ${LINE}`).join('\n')
  const sheet = { ...aSheet(text), hasPaperLines: true }
  expect((await by('POST', `mock-exam/sittings/${MONTH}/hand-in`, sheet)).status).toBe(200)
  const { total, levels } = await sittingOf(by, MONTH)
  expect([Math.sign(total ?? -1), levels?.some((level) => level > 0)]).toEqual([isGraded, isGraded === 1])
})

test('killed between handing in and grading, and within the grading, nothing is lost and nothing is there twice', async () => {
  at(0)
  const { by, id } = await aTaker(app)
  await begun(by, MONTH)
  const { corrector } = app.context
  const broken = { ...corrector, correct: () => Promise.reject(new Error('the process was killed')) }
  Object.assign(app.context, { corrector: broken })
  const handed = await handsIn(by, MONTH)
  expect([handed.status, (await sittingOf(by, MONTH)).state]).toEqual([200, 'handed-in'])
  await settle()
  Object.assign(app.context, { corrector })
  // The last statement of the grading fails: all of it is undone.
  await app.context.pool.query(
    'alter table mock_exam_sittings add constraint no_grade check (graded_at is null) not valid',
  )
  await settle()
  expect([await essaysOf(id), await xpOf(id), (await sittingOf(by, MONTH)).state]).toEqual([
    [],
    0,
    'handed-in',
  ])
  await app.context.pool.query('alter table mock_exam_sittings drop constraint no_grade')
  await settle()
  expect([(await essaysOf(id)).length, await xpOf(id), (await sittingOf(by, MONTH)).state]).toEqual([
    1,
    350,
    'graded',
  ])
})

test('an essay that its student deletes leaves the result and the place', async () => {
  at(0)
  const { by } = await aTaker(app)
  await begun(by, MONTH)
  await handsIn(by, MONTH)
  const { essay, total } = await sittingOf(by, MONTH)
  expect((await by('DELETE', `essays/${essay?.id}`)).status).toBe(204)
  expect(await sittingOf(by, MONTH)).toMatchObject({ state: 'graded', essay: null, total, text: '' })
})

test('on paper there is half an hour more, for the photograph', async () => {
  at(0)
  const { by } = await aTaker(app)
  const { writesUntil, endsAt } = await begun(by, MONTH, true)
  expect([writesUntil, endsAt]).toEqual(['2026-11-21T13:30:00.000Z', '2026-11-21T14:00:00.000Z'])
})

test('the place is known when nobody can be writing any more: from twenty on, by tenths, without names', async () => {
  now = new Date('2026-12-06T12:00:00Z')
  const owner = await anOwner(app)
  now = new Date('2026-12-01T12:00:00Z')
  expect((await owner('PUT', 'console/mock-exams/2026-12', aPlan('2026-12'))).status).toBe(200)
  now = new Date('2026-12-06T12:00:00Z')
  const { by, id } = await aTaker(app)
  await begun(by, '2026-12')
  await handsIn(by, '2026-12')
  const { total } = await sittingOf(by, '2026-12')
  await otherTakers(
    app,
    '2026-12',
    Array.from({ length: 19 }, (_, index) => (index < 4 ? 1000 : 0)),
  )
  const own = total ?? 0
  expect(own).toBeGreaterThan(0)
  now = new Date('2026-12-08T12:30:59.999Z')
  await settle()
  expect(await sittingOf(by, '2026-12')).toMatchObject({ place: null, placeFrom: '2026-12-08T12:31:00.000Z' })
  now = new Date('2026-12-08T12:31:00Z')
  await settle()
  await settle()
  const known = await sittingOf(by, '2026-12')
  expect(known).toMatchObject({ place: { tenth: 3, takers: 20 }, placeFrom: null })
  // Who leaves takes nothing away from the others' places.
  await db.deleteFrom('users').where('email', 'like', '%@exemplo.invalid').execute()
  await settle()
  expect((await sittingOf(by, '2026-12')).place).toEqual(known.place)
  expect(
    await db.selectFrom('mock_exam_sittings').select('user_id').where('month', '=', '2026-12').execute(),
  ).toEqual([{ user_id: id }])
})

test('a year of ours repeats no theme, and another shop draws others', async () => {
  await using other = await startTestApp({}, { now: () => now })
  const themes: (string | null)[][] = [[], []]
  for (let month = 0; month < 12; month += 1) {
    const name = `2028-${String(month + 1).padStart(2, '0')}`
    now = new Date(ourWindow(name).opensAt)
    for (const [shop, { context }] of [app, other].entries()) {
      const opened = await Promise.all(Array.from({ length: 5 }, () => openExam(context)))
      expect(new Set(opened.map((exam) => exam?.theme_id)).size).toBe(1)
      themes[shop]?.push(opened[0]?.theme_id ?? null)
    }
  }
  expect(new Set(themes[0]).size).toBe(12)
  expect(themes[0]).not.toContain(null)
  expect(themes[0]).not.toEqual(themes[1])
})
