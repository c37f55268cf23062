/**
 * `npm run corrector:evaluate -- DIR`: how far the corrector is from graders, leaving whole themes out, what it says to
 * other houses, to the probes and to attempts to deceive it. Prints tables; writes nothing into the project.
 */

import { readFileSync } from 'node:fs'
import { openCorrector } from '#corrector/open-corrector.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'
import { buildWords } from './build-words.ts'
import { readCorpus } from './corpus.ts'
import { loadLanguage } from './dataset.ts'
import { printDeviationBounds } from './deviation-bounds.ts'
import { fitAll } from './fit-all.ts'
import { findPairs } from './pairs.ts'
import { printGroups, runGroups } from './probe-table.ts'
import { runProbes } from './probes.ts'
import { printRecall } from './recall.ts'
import { findRemarks } from './remarks.ts'
import { printTable } from './table.ts'

const dir = process.argv[2]
if (!dir)
  throw new Error('usage: npm run corrector:evaluate -- DIR [probes | recall [HITS]] (see docs/corrector.md)')
const isProbesOnly = process.argv[3] === 'probes'
const corpus = readCorpus(dir)
const language = loadLanguage()
if (process.argv[3] === 'recall') {
  console.log(printRecall(corpus, dir, language, process.argv[4]))
  console.log(`\n${printDeviationBounds(corpus, language)}`)
  process.exit()
}
const bytes = readFileSync(buildWords())
const corrector = openCorrector(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  correctorTexts,
)
console.log(printGroups(runGroups(corpus, corrector)))
if (!isProbesOnly) {
  const { rows, houses } = fitAll(corpus, language, '', (line) => console.error(line))
  console.log(`\n${printTable(rows)}\n`)
  console.table(houses)
  console.log(printTable(runProbes(corpus, corrector)))
  console.log()
  console.log(printTable([...findRemarks(corpus, language), ...findPairs(dir, language)]))
}
