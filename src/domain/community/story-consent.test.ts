import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import type { StudentStory } from '../site/site-contents.ts'
import { consentHolds, consentSchema, shownStories } from './story-consent.ts'

const CONSENT = {
  personName: 'Ana Clara Souza',
  guardianName: '',
  givenOn: '2026-11-01',
  how: 'Papel assinado, pasta azul',
  until: '',
}

const story = (id: string, isIllustrative: boolean): StudentStory => ({
  id,
  name: id,
  score: 920,
  isIllustrative,
})

test.each([
  ['2026-10-31', null, false],
  ['2026-11-01', null, true],
  ['2026-11-30', '2026-11-30', true],
  ['2026-12-01', '2026-11-30', false],
  ['2036-01-01', null, true],
])('on %s a consent until %s holds: %s', (today, until, holds) => {
  const term = { givenOn: '2026-11-01', until }
  expect(consentHolds({ ...term, isWithdrawn: false }, today)).toBe(holds)
  expect(consentHolds({ ...term, isWithdrawn: true }, today)).toBe(false)
})

test('what was invented is shown, and of persons only those who agree today', () => {
  const stories = ['inventada', 'ana', 'bia', 'caio'].map((id) => story(id, id === 'inventada'))
  const consents = new Map([
    ['ana', { givenOn: '2026-11-01', until: null, isWithdrawn: false }],
    ['bia', { givenOn: '2026-11-01', until: '2026-11-20', isWithdrawn: false }],
  ])
  const shownOn = (today: string) => shownStories(stories, consents, today).map(({ id }) => id)
  expect(shownOn('2026-11-20')).toEqual(['inventada', 'ana', 'bia'])
  expect(shownOn('2026-11-21')).toEqual(['inventada', 'ana'])
})

test('a consent names who, when and how; what is left empty is not told', () => {
  expect(consentSchema.parse(CONSENT)).toEqual({ ...CONSENT, guardianName: null, until: null })
})

test.each([
  [{ personName: 'An' }, 'personName', 'too-short'],
  [{ how: 'oi' }, 'how', 'too-short'],
  [{ givenOn: '2026-02-30' }, 'givenOn', 'not-day'],
  [{ until: '2026-10-31' }, 'until', 'ends-before'],
])('a consent with %j is refused at %s', (change, field, problem) => {
  const read = consentSchema.safeParse({ ...CONSENT, ...change })
  expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, problem]])
})

const dayOf = (count: number) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: 0, max: 5 }).map(dayOf)
const anyTerm = fc.record({ givenOn: anyDay, until: fc.option(anyDay), isWithdrawn: fc.boolean() })

test('a person is shown on the days of a living consent and on no other; taking one back only ever hides', () => {
  const ids = ['ana', 'bia', 'caio']
  const stories = fc.uniqueArray(fc.constantFrom(...ids, 'inventada'), { maxLength: 4 })
  const consents = fc.dictionary(fc.constantFrom(...ids), anyTerm)
  fc.assert(
    fc.property(stories, consents, anyDay, (names, terms, today) => {
      const all = names.map((name) => story(name, name === 'inventada'))
      const shown = shownStories(all, new Map(Object.entries(terms)), today)
      expect(shown).toEqual(
        all.filter(({ id, isIllustrative }) => {
          if (isIllustrative) return true
          const term = terms[id]
          if (!term || term.isWithdrawn || today < term.givenOn) return false
          return term.until === null || today <= term.until
        }),
      )
      const withdrawn = Object.entries(terms).map(
        ([id, term]) => [id, { ...term, isWithdrawn: true }] as const,
      )
      expect(shownStories(all, new Map(withdrawn), today).every((one) => one.isIllustrative)).toBe(true)
    }),
  )
})

test('what is kept is read again as it is, and ends on no day before it begins', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'Ã', ' ', '\n', '\u00a0'), maxLength: 130 })
  const form = fc.record({
    personName: words,
    guardianName: fc.option(words),
    givenOn: fc.oneof(anyDay, fc.string()),
    how: words,
    until: fc.option(fc.oneof(anyDay, words)),
  })
  fc.assert(
    fc.property(form, (written) => {
      const read = consentSchema.safeParse(written)
      if (read.success) {
        expect(consentSchema.parse(JSON.parse(JSON.stringify(read.data)))).toEqual(read.data)
        expect(read.data.until === null || read.data.until >= read.data.givenOn).toBe(true)
      } else {
        for (const { path } of read.error.issues) expect(Object.keys(written)).toContain(path[0])
      }
    }),
    { numRuns: tries(500) },
  )
})
