/** The owner plans the mock exams of the months (product §10 Mock exam, The owner's console). */
import { afterAll, expect, test } from 'vitest'
import { aPlan, aTaker, begun } from '#tests/support/mock-exam.ts'
import { anOwner } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

let now = new Date('2026-11-28T12:00:00Z')
const app = await startTestApp({}, { now: () => now })
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)
const own = { title: 'O direito ao silêncio nas cidades', motivating: 'Primeiro texto.\n\nSegundo texto.' }
const put = (month: string, plan: unknown) => owner('PUT', `console/mock-exams/${month}`, plan)

async function planned(month: string) {
  const { exams } = (await owner('GET', 'console/mock-exams')).body
  return exams.find((exam: { month: string }) => exam.month === month)
}

test('a month is ours until she plans it, with a theme of ours, of her own or drawn, and goes back to ours', async () => {
  expect(await planned('2026-12')).toMatchObject({
    isPlanned: false,
    theme: null,
    minutes: 90,
    state: 'coming',
  })
  await put('2026-12', aPlan('2026-12', own))
  expect(await planned('2026-12')).toMatchObject({
    ...aPlan('2026-12'),
    isPlanned: true,
    theme: { id: null, ...own },
  })
  await put('2026-12', aPlan('2026-12', { id: 'automedicacao' }))
  expect((await planned('2026-12')).theme).toMatchObject({ id: 'automedicacao' })
  await put('2026-12', aPlan('2026-12'))
  expect(await planned('2026-12')).toMatchObject({ isPlanned: true, theme: null })
  for (let again = 0; again < 2; again += 1)
    expect((await owner('DELETE', 'console/mock-exams/2026-12')).status).toBe(200)
  expect((await planned('2026-12')).isPlanned).toBe(false)
  const { body } = await owner('GET', 'console/audit-log')
  const acts = body.entries.filter((entry: { subjectKind: string }) => entry.subjectKind === 'mock-exam')
  expect(acts.map((entry: { action: string; subject: string }) => [entry.action, entry.subject])).toEqual([
    ['mock-exam.unplan', '2026-12'],
    ['mock-exam.plan', '2026-12'],
    ['mock-exam.plan', '2026-12'],
    ['mock-exam.plan', '2026-12'],
  ])
  expect(acts[3].details).toEqual({
    opensAt: '2026-12-05T11:00:00.000Z',
    closesAt: '2026-12-08T11:00:00.000Z',
    minutes: 60,
    themeKind: 'own',
  })
})

test('what cannot be is refused in words: months that have opened, windows and themes that are none', async () => {
  const plan = aPlan('2026-12')
  const refused = async (month: string, change: object) => {
    const { body } = await put(month, { ...plan, ...change })
    return body.fault ?? body.code
  }
  expect(await refused('2026-11', aPlan('2026-11'))).toBe('month_has_opened')
  expect(await refused('2026-12', { opensAt: '2026-11-28T11:00:00.000Z' })).toBe('opens-in-the-past')
  expect(await refused('2027-01', {})).toBe('opens-in-another-month')
  expect(await refused('2026-12', { closesAt: '2026-12-05T12:00:00.000Z' })).toBe('window-too-short')
  expect(await refused('2026-12', { minutes: 20 })).toBe('minutes-out-of-range')
  expect(await refused('2026-12', { theme: { id: 'nenhum' } })).toBe('unknown_theme')
  for (const body of [
    { ...plan, minutes: 1.5 },
    { ...plan, theme: { title: 'abc', motivating: '' } },
    { ...plan, prize: 'x' },
  ])
    expect((await put('2026-12', body)).body.code).toBe('invalid_input')
  expect((await put('2026-13', plan)).status).toBe(400)
  expect((await planned('2026-12')).isPlanned).toBe(false)
})

test('once it is open it stays as it is, also while it is planned and opened at the same moment', async () => {
  await put('2026-12', aPlan('2026-12', own))
  now = new Date('2026-12-05T11:00:00Z')
  const { by } = await aTaker(app)
  const again = await anOwner(app)
  const sitting = await begun(by, '2026-12')
  expect([sitting.theme, sitting.proposal, sitting.motivating]).toEqual([own.title, null, own.motivating])
  for (const [method, body] of [
    ['PUT', aPlan('2026-12')],
    ['DELETE', undefined],
  ] as const)
    expect((await again(method, 'console/mock-exams/2026-12', body)).body.code).toBe('month_has_opened')
  expect((await by('GET', 'console/mock-exams')).status).toBe(404)
})
