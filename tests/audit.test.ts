/** The judgement of `npm audit`: answers as npm 10 and 11 give them, cut to what is read. */
import { expect, test } from 'vitest'
import { allowedSchema, judgeAudit } from '../scripts/audit-judgement.ts'

const TODAY = '2026-11-22'
const ID = 'GHSA-c2qf-rxjj-qqgw'
const advisory = {
  source: 1101088,
  name: 'semver',
  title: 'semver: slow patterns',
  url: `https://github.com/advisories/${ID}`,
}

function report(severity: string) {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      semver: {
        name: 'semver',
        severity,
        isDirect: false,
        via: [{ ...advisory, severity, range: '<7.5.2' }],
        effects: ['x'],
      },
      // Grave only by what it depends on.
      x: { name: 'x', severity, isDirect: true, via: ['semver'], effects: [] },
    },
    metadata: { vulnerabilities: { total: 2 } },
  })
}
const allow = (until: string) => [
  { advisory: ID, reason: 'we never hand it a pattern of somebody else’s', until },
]

test.each([
  ['critical', 1],
  ['high', 1],
  ['moderate', 0],
  ['low', 0],
])(
  'one advisory of the weight %s that is not on the list makes %d problem, told once',
  (severity, problems) => {
    const verdict = judgeAudit(report(severity), [], TODAY)
    expect(verdict).toMatchObject({ kind: 'answered' })
    if (verdict.kind !== 'answered') return
    expect(verdict.problems).toHaveLength(problems)
    expect([...verdict.problems, ...verdict.notes]).toEqual([
      `${severity}: semver: semver: slow patterns (${ID})`,
    ])
  },
)

test('one that is on the list with a reason passes until its day, and not on the day after', () => {
  expect(judgeAudit(report('high'), allow(TODAY), TODAY)).toMatchObject({ problems: [] })
  expect(judgeAudit(report('high'), allow('2026-11-21'), TODAY)).toMatchObject({
    problems: [expect.stringContaining('look again')],
  })
})

test('nothing found is no problem; an entry that is not needed any more is one', () => {
  const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} })
  expect(judgeAudit(none, [], TODAY)).toEqual({ kind: 'answered', problems: [], notes: [] })
  expect(judgeAudit(none, allow(TODAY), TODAY)).toMatchObject({
    problems: [`${ID} is allowed and not there any more: take it off the list`],
  })
})

test.each([
  [
    'a registry that refuses',
    '{"message":"405 Method Not Allowed - POST https://registry.npmjs.org/x","method":"POST"}',
    '405',
  ],
  [
    'no network',
    '{"message":"request failed, reason: getaddrinfo ENOTFOUND","error":{"summary":"","detail":""}}',
    'ENOTFOUND',
  ],
  ['nothing at all', '', 'no answer'],
  ['something else', '<html>', 'no answer'],
])('%s is said, and is no verdict', (_, output, word) => {
  expect(judgeAudit(output, [], TODAY)).toEqual({ kind: 'not-asked', reason: expect.stringContaining(word) })
})

test('an entry needs a true name, a reason that says something, and a day', () => {
  const [good] = allow(TODAY)
  expect(allowedSchema.safeParse([good]).success).toBe(true)
  for (const bad of [{ advisory: 'semver' }, { reason: 'false alarm' }, { until: 'some day' }])
    expect(allowedSchema.safeParse([{ ...good, ...bad }]).success).toBe(false)
})
