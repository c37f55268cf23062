/**
 * Writes the word graph of the corrector to build/corrector/words.bin, unless the one there was made from the same
 * dictionary. Not committed: it is made from a package, once, in about 20 seconds.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import dictionary from 'dictionary-pt'
import { expandWords } from './expand-words.ts'
import { buildGraph } from './word-graph.ts'

const ROOT = join(import.meta.dirname, '../..')
export const WORDS_FILE = join(ROOT, 'build/corrector/words.bin')
const SOURCES = ['expand-words.ts', 'word-graph.ts', '../../src/corrector/words/dictionary.ts']

/** @returns the path of the graph, made when missing or stale */
export function buildWords(): string {
  const hash = createHash('sha256').update(dictionary.aff).update(dictionary.dic)
  for (const source of SOURCES) hash.update(readFileSync(join(import.meta.dirname, source)))
  const stamp = hash.digest('hex')
  const stampFile = `${WORDS_FILE}.stamp`
  if (existsSync(WORDS_FILE) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return WORDS_FILE
  const decoder = new TextDecoder()
  const forms = expandWords(decoder.decode(dictionary.aff), decoder.decode(dictionary.dic))
  mkdirSync(dirname(WORDS_FILE), { recursive: true })
  writeFileSync(WORDS_FILE, buildGraph(forms))
  writeFileSync(stampFile, stamp)
  return WORDS_FILE
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(buildWords())
