/**
 * A step of `npm run check` and `npm test`: the spelling of everything that a student reads, and leftovers of writing.
 * Counts, ids, sources and lengths of the banks are proved by tests/content-*.test.ts, in the same commands.
 */
import { proseDefects } from '#tests/support/prose.ts'
import { createSpeller, readAllowedWords } from './content/speller.ts'
import { type WrittenText, writtenTexts } from './content/written-texts.ts'

/** Defects that a screen text may have on purpose: parts of sentences, rows of the printed page. */
const DEFECTS_OF_PARTS = new Set([
  'empty',
  'space at an end',
  'space before a mark',
  'unbalanced quotation marks',
])

const { modules, booklets } = await writtenTexts()
const texts = [...modules, ...booklets]
const problems = [...(await misspelled(texts)), ...modules.flatMap(leftovers), ...booklets.flatMap(leftovers)]
for (const problem of problems) console.error(problem)
console.log(`${texts.length} texts read, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

async function misspelled(written: readonly WrittenText[]): Promise<string[]> {
  const allowed = readAllowedWords()
  const speller = await createSpeller(allowed)
  const found = written.flatMap(({ file, text }) =>
    speller.unknownWords(text).map((word) => `${file}: unknown word "${word}" in "${around(text, word)}"`),
  )
  const used = new Set(written.flatMap(({ text }) => [...allowed].filter((word) => text.includes(word))))
  speller.close()
  const unused = [...allowed].filter((word) => !used.has(word))
  return [...found, ...unused.map((word) => `scripts/spelling-allowed.txt: nobody writes "${word}"`)]
}

function leftovers({ file, text }: WrittenText): string[] {
  return text
    .split('\n')
    .flatMap(proseDefects)
    .filter((defect) => !DEFECTS_OF_PARTS.has(defect))
    .map((defect) => `${file}: ${defect} in "${text.slice(0, 80)}"`)
}

function around(text: string, word: string): string {
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 25), at + word.length + 25).replaceAll('\n', ' ')
}
