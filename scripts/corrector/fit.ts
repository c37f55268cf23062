/**
 * `npm run corrector:fit -- DIR`: fits the corrector's numbers on graded essays in DIR (outside the project) and writes
 * src/corrector/model: the numbers, the vectors, the order of sentences, which words go together, the kinds of sentences, the known text, the table of the error, and the frozen measures that
 * hold the code to them, nothing else. What is written are numbers: no word of any essay.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOrder } from '#corrector/order/order.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import { openSense } from '#corrector/sense/sense.ts'
import { openSentenceKinds } from '#corrector/sentence-kinds/sentence-kinds.ts'
import { openKnownText } from '#corrector/substance/known-text.ts'
import { openVectors } from '#corrector/substance/vectors.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'
import { readCorpus } from './corpus.ts'
import { loadLanguage } from './dataset.ts'
import { fitAll } from './fit-all.ts'
import { writeFrozen } from './frozen-measures.ts'
import { knownTextFile } from './known-text.ts'
import { printTable } from './table.ts'

const MODEL = join(import.meta.dirname, '../../src/corrector/model')

const dir = process.argv[2]
if (!dir) throw new Error('usage: npm run corrector:fit -- DIR (see docs/corrector.md, "Refit")')
const language = loadLanguage()
const today = new Date().toISOString().slice(0, 10)
const { numbers, vectors, order, sense, sentenceKinds, rows, houses, essays, hash } = fitAll(
  readCorpus(dir),
  language,
  today,
  (line) => console.error(line),
)
const knownText = knownTextFile()
const write = (name: string, text: string) => writeFileSync(join(MODEL, name), `${text}\n`)
write('numbers.json', JSON.stringify(numbers))
write('vectors.json', JSON.stringify(vectors))
write('order.json', JSON.stringify(order))
write('sense.json', JSON.stringify(sense))
write('sentence-kinds.json', JSON.stringify(sentenceKinds))
write('known-text.json', JSON.stringify(knownText))
write('error-table.json', JSON.stringify({ fittedOn: today, dataHash: hash, essays, rows, houses }, null, 2))
// Last, for it names the numbers by their hash.
writeFrozen({
  ...language,
  numbers,
  vectors: openVectors(vectors),
  order: openOrder(order),
  sense: openSense(sense),
  sentenceKinds: openSentenceKinds(sentenceKinds),
  knownText: openKnownText(knownText.runs),
  rubric: RUBRIC_2025,
  texts: correctorTexts,
})
console.log(printTable(rows))
