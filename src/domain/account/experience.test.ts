import { expect, test } from 'vitest'
import { earnsAsEssay, windowStart, XP_RULES, type XpReason, xpFor } from './experience.ts'

test.each<[XpReason, string, string | null]>([
  ['mark', '2026-03-11T02:59:00Z', '2026-03-10'],
  ['mark', '2026-03-11T03:00:00Z', '2026-03-11'],
  ['essay', '2026-03-09T03:00:00Z', '2026-03-09'],
  ['essay', '2026-03-09T02:59:00Z', '2026-03-02'],
  ['essay', '2026-03-15T20:00:00Z', '2026-03-09'],
  ['challenge', '2026-04-01T02:59:00Z', '2026-03-01'],
  ['challenge', '2026-04-01T03:00:00Z', '2026-04-01'],
  ['class-mastered', '2026-04-01T03:00:00Z', null],
])('%s at %s is counted from %s on', (reason, now, start) => {
  expect(windowStart(reason, new Date(now))).toBe(start)
})

test('points are given up to the limit, and not beyond it', () => {
  for (const reason of Object.keys(XP_RULES) as XpReason[]) {
    const { xp, most } = XP_RULES[reason]
    expect(xpFor(reason, 0)).toBe(xp)
    expect(xpFor(reason, (most?.count ?? 1000) - 1)).toBe(xp)
    expect(xpFor(reason, most?.count ?? 1000)).toBe(most ? 0 : xp)
  }
})

/** Words that are no two times the same. */
const essay = (words: number, from = 0) =>
  Array.from({ length: words }, (_, at) => `palavra${from + at}`).join(' ')

test.each<[string, { text: string; pastedCharacters?: number; earlier?: string[] }, boolean]>([
  ['long enough', { text: essay(120) }, true],
  ['a word too short', { text: essay(119) }, false],
  ['half of it pasted', { text: essay(150), pastedCharacters: Math.ceil(essay(150).length / 2) }, false],
  ['less than half of it pasted', { text: essay(150), pastedCharacters: essay(150).length / 2 - 1 }, true],
  ['the same as an earlier one', { text: essay(150), earlier: [essay(200, 900), essay(150)] }, false],
  ['an earlier one with its second half anew', { text: essay(150), earlier: [essay(150, 75)] }, false],
  ['an earlier one of which a third is left', { text: essay(150), earlier: [essay(150, 100)] }, true],
  ['one sentence again and again', { text: essay(10).concat(' ').repeat(20) }, false],
])('an essay that is %s', (_, { text, pastedCharacters = 0, earlier = [] }, earns) => {
  expect(earnsAsEssay({ text, pastedCharacters }, earlier)).toBe(earns)
})
