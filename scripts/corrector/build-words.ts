/**
 * Writes the word graph of the corrector to .cache/corrector/words.bin, unless the one there was made from the same
 * dictionary, and lays a copy into build/corrector for the server. Not committed: it is made from a package, once, in
 * about 20 seconds.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import dictionary from 'dictionary-pt'
import { expandWords } from './expand-words.ts'
import { buildGraph } from './word-graph.ts'

const ROOT = join(import.meta.dirname, '../..')
const MADE_FILE = join(ROOT, '.cache/corrector/words.bin')
/** What the server reads (src/server/writing/correction/open-corrector.ts). */
const WORDS_FILE = join(ROOT, 'build/corrector/words.bin')
const SOURCES = ['expand-words.ts', 'word-graph.ts', '../../src/corrector/words/dictionary.ts']

/** @returns the path of the server's copy, made when missing or stale */
export function buildWords(): string {
  const hash = createHash('sha256').update(dictionary.aff).update(dictionary.dic)
  for (const source of SOURCES) hash.update(readFileSync(join(import.meta.dirname, source)))
  const stamp = hash.digest('hex')
  if (!isCurrent(MADE_FILE, stamp)) {
    const decoder = new TextDecoder()
    const forms = expandWords(decoder.decode(dictionary.aff), decoder.decode(dictionary.dic))
    mkdirSync(dirname(MADE_FILE), { recursive: true })
    writeFileSync(MADE_FILE, buildGraph(forms))
    writeFileSync(stampOf(MADE_FILE), stamp)
  }
  if (!isCurrent(WORDS_FILE, stamp)) {
    mkdirSync(dirname(WORDS_FILE), { recursive: true })
    copyFileSync(MADE_FILE, WORDS_FILE)
    writeFileSync(stampOf(WORDS_FILE), stamp)
  }
  return WORDS_FILE
}

function isCurrent(file: string, stamp: string): boolean {
  return existsSync(file) && existsSync(stampOf(file)) && readFileSync(stampOf(file), 'utf8') === stamp
}

function stampOf(file: string): string {
  return `${file}.stamp`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(buildWords())
