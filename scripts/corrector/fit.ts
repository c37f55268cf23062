/**
 * `npm run corrector:fit -- DIR`: fits the corrector's numbers on graded essays in DIR (outside the project) and writes
 * src/corrector/model/numbers.json, its table, and the frozen measures that hold the code to them, nothing else. What is
 * written are numbers: no word of any essay.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'
import { readCorpus } from './corpus.ts'
import { leaveThemesOut } from './cross-validate.ts'
import { loadWords, readDataset } from './dataset.ts'
import { writeFrozen } from './frozen-measures.ts'
import { errorTable, printTable } from './table.ts'
import { train } from './train.ts'

const MODEL = join(import.meta.dirname, '../../src/corrector/model')

const dir = process.argv[2]
if (!dir) throw new Error('usage: npm run corrector:fit -- DIR (see docs/corrector.md, "Refit")')
const say = (line: string) => console.error(line)
const words = loadWords()
const data = readDataset(readCorpus(dir), words)
say(`${data.rows.length} essays, ${data.matrix.names.length} measures`)
const left = leaveThemesOut(data, say)
const rows = errorTable(data, left)
const today = new Date().toISOString().slice(0, 10)
const numbers = train(
  data,
  data.rows.map((_, row) => row),
  left.range,
  today,
)
writeFileSync(join(MODEL, 'numbers.json'), `${JSON.stringify(numbers)}\n`)
writeFileSync(
  join(MODEL, 'error-table.json'),
  `${JSON.stringify({ fittedOn: today, dataHash: data.hash, essays: data.rows.length, rows }, null, 2)}\n`,
)
// Last, for it names the numbers by their hash.
writeFrozen({ words, numbers, rubric: RUBRIC_2025, texts: correctorTexts })
console.log(printTable(rows))
