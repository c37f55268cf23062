/**
 * `npm run corrector:evaluate -- DIR`: how far the corrector is from graders, leaving whole themes out, and what it
 * says to attempts to deceive it. Prints the table; writes nothing into the project.
 */
import { readCorpus } from './corpus.ts'
import { leaveThemesOut } from './cross-validate.ts'
import { loadWords, readDataset } from './dataset.ts'
import { findPairs } from './pairs.ts'
import { runProbes } from './probes.ts'
import { findRemarks } from './remarks.ts'
import { errorTable, printTable } from './table.ts'

const dir = process.argv[2]
if (!dir) throw new Error('usage: npm run corrector:evaluate -- DIR (see docs/corrector.md)')
const say = (line: string) => console.error(line)
const corpus = readCorpus(dir)
const words = loadWords()
const data = readDataset(corpus, words)
say(`${data.rows.length} essays, ${data.matrix.names.length} measures`)
console.log(printTable(errorTable(data, leaveThemesOut(data, say))))
console.log()
console.log(printTable(runProbes(corpus, words)))
console.log()
console.log(printTable([...findRemarks(corpus, words), ...findPairs(dir, words)]))
