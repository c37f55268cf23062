/** The browser's corrector is the server's: the bundled worker gives every essay the very same correction (decision 0065). */
import { beforeAll, expect, test } from 'vitest'
import type { Essay } from '#corrector/analysis.ts'
import type { FromCorrectionWorker, ToCorrectionWorker } from '#domain/writing/device-corrector.ts'
import { createEssayCorrector } from '#server/writing/correction/open-corrector.ts'
import { bundleWorker } from '../scripts/bundled-worker.ts'
import { ESSAY, MOTIVATING, PARAGRAPHS, wordGraph } from './support/corrector.ts'

let script = ''

beforeAll(async () => {
  script = (await bundleWorker()).code
})

/** The worker as a browser starts it: its script, and messages that are copied on their way. */
function aWorker() {
  const answers: FromCorrectionWorker[] = []
  let hear: (event: { data: unknown }) => void = () => {}
  const self = {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener
    },
    postMessage: (message: FromCorrectionWorker) => answers.push(structuredClone(message)),
  }
  new Function('self', script)(self)
  return (message: ToCorrectionWorker) => {
    hear({ data: structuredClone(message) })
    return answers.at(-1)
  }
}

const FAULTY = 'Existe muitas pessoas que tem medo de doar sangue, mais o governo precisa agir á muito tempo.'

test.each<[string, Partial<Essay>]>([
  ['a whole essay', {}],
  ['one without motivating texts', { motivating: [] }],
  ['one under another theme', { theme: 'Desafios da mobilidade urbana no Brasil' }],
  ['one block', { text: PARAGRAPHS.join(' ') }],
  ['faults', { text: `${FAULTY}\n${PARAGRAPHS[2]}` }],
  ['what was copied', { text: `${MOTIVATING[0]}\n${PARAGRAPHS[0]}` }],
  ['a blank sheet', { text: '' }],
  ['signs and another script', { text: '<b>😀 日本語</b> \u0007 "“«' }],
  ['ten thousand characters', { text: `${PARAGRAPHS.join('\n')}\n`.repeat(6).slice(0, 10_000) }],
])('server and worker give %s the same correction, byte for byte', async (_, changes) => {
  const essay = { ...ESSAY, ...changes }
  const ask = aWorker()
  ask({ graph: wordGraph() })
  const answer = ask({ essay })
  const onServer = await createEssayCorrector().correct(essay)
  expect(answer && 'correction' in answer && JSON.stringify(answer.correction)).toBe(JSON.stringify(onServer))
})

test('a worker that has no words yet says so, and corrects once it has them', () => {
  const ask = aWorker()
  expect(ask({ essay: ESSAY })).toEqual({ failure: 'there are no words yet' })
  ask({ graph: wordGraph() })
  expect(ask({ essay: ESSAY })).toHaveProperty('correction')
})
