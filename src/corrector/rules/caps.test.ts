import { expect, test } from 'vitest'
import { MOTIVATING, PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { type Analysis, analyse } from '../analysis.ts'
import { PROPOSAL_ELEMENTS } from '../lexicon/proposal.ts'
import { RUBRIC_2025 } from '../rubric/rubric-2025.ts'
import { cuesOfProposal, heldCaps } from './caps.ts'

const language = testCorrector()
const ON_THEME = { score: 1, isOff: false, isCapped: false }
const BODY = PARAGRAPHS.slice(0, 3)

function read(text: string, motivating: readonly string[] = []): Analysis {
  return analyse({ text, theme: THEME, motivating }, language)
}

/** Competence and highest level of each cap, by its name. */
function caps(analysis: Analysis, theme = ON_THEME): string[] {
  return heldCaps(analysis, RUBRIC_2025, theme).map(
    ({ id, competence, max }) => `${id}: C${competence} ≤ ${max}`,
  )
}

test('a whole essay on its theme is held by no cap', () => {
  expect(caps(read(PARAGRAPHS.join('\n')))).toEqual([])
})

test('a single block holds the fourth competence; two paragraphs do not', () => {
  expect(caps(read(PARAGRAPHS.join(' ')))).toEqual(['single-block: C4 ≤ 80'])
  expect(caps(read(`${PARAGRAPHS[0]}\n${PARAGRAPHS.slice(1).join(' ')}`))).toEqual([])
})

test('tangency holds the second, the third and the fifth; what is only named holds none', () => {
  const analysis = read(PARAGRAPHS.join('\n'))
  expect(caps(analysis, { score: -9, isOff: true, isCapped: true })).toEqual([
    'tangency: C2 ≤ 40',
    'tangency: C3 ≤ 40',
    'tangency: C5 ≤ 40',
  ])
  expect(caps(analysis, { score: -9, isOff: true, isCapped: false })).toEqual([])
})

test.each([
  [null, []],
  ['disordered', ['disordered: C3 ≤ 120', 'disordered: C4 ≤ 120']],
  ['sure-disordered', ['sure-disordered: C3 ≤ 80', 'sure-disordered: C4 ≤ 80']],
] as const)('sentences that are %s hold what is organised', (disorder, held) => {
  const analysis = read(PARAGRAPHS.join('\n'))
  const own = heldCaps(analysis, RUBRIC_2025, ON_THEME, null, disorder)
  expect(own.map(({ id, competence, max }) => `${id}: C${competence} ≤ ${max}`)).toEqual(held)
})

test.each<[number, boolean]>([
  [25, false],
  [26, true],
])('with %i of 100 characters copied, heavy copy is %s', (copied, isHeld) => {
  const analysis = read(PARAGRAPHS.join('\n'))
  const text = 'x'.repeat(100)
  const discounted = { text, copied: [{ start: 0, end: copied }], doubled: [], asides: [] }
  expect(caps({ ...analysis, discounted })).toEqual(isHeld ? ['heavy-copy: C2 ≤ 80'] : [])
})

test('a text that is a third the exam’s own lines is held; one borrowed sentence holds nothing', () => {
  const [source = ''] = MOTIVATING
  const [first = ''] = source.split(/(?<=\.) /)
  const own = PARAGRAPHS.join('\n')
  expect(caps(read(`${PARAGRAPHS[0]}\n${source}`, MOTIVATING))).toContain('heavy-copy: C2 ≤ 80')
  expect(caps(read(`${own}\n${first}`, MOTIVATING))).not.toContain('heavy-copy: C2 ≤ 80')
})

test('nothing that is asked for is no proposal; a duty is one', () => {
  const closing = (text: string) => caps(read([...BODY, text].join('\n')))
  expect(closing('Portanto, a situação do sangue no Brasil é triste.')).toEqual(['no-proposal: C5 ≤ 0'])
  expect(closing('Portanto, o Ministério da Saúde deve criar unidades móveis.')).not.toContain(
    'no-proposal: C5 ≤ 0',
  )
})

test('a proposal of what could be is held at 80; of what must be it is not', () => {
  const closing = (verb: string) =>
    `Portanto, o Ministério da Saúde, órgão responsável pela área, ${verb} criar unidades móveis de coleta, por meio de parcerias com as prefeituras, a fim de aproximar o serviço da população.`
  expect(caps(read([...BODY, closing('poderia')].join('\n')))).toContain('conditional-proposal: C5 ≤ 80')
  expect(caps(read([...BODY, closing('deve')].join('\n')))).not.toContain('conditional-proposal: C5 ≤ 80')
})

test.each<[number, string[]]>([
  [1, ['proposal-elements: C5 ≤ 80']],
  [2, ['proposal-elements: C5 ≤ 120']],
  [3, ['proposal-elements: C5 ≤ 160']],
  [4, []],
  [5, []],
])('with %i elements in the closing, one more than the lists see is granted', (count, expected) => {
  const analysis = read(PARAGRAPHS.join('\n'))
  const paragraph = analysis.doc.paragraphs.length - 1
  const hit = { label: '', phrase: '', start: 0, end: 1, first: 0, last: 1, sentence: 0, paragraph }
  const cues = new Map(PROPOSAL_ELEMENTS.slice(0, count).map((element) => [element, [hit]]))
  const changed = { ...analysis, cues, proposal: { ...analysis.proposal, isConditional: false } }
  expect(cuesOfProposal(changed)).toBe(count)
  expect(caps(changed)).toEqual(expected)
})
