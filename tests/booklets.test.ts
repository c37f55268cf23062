/** The booklets as they are sold: what the build makes, made again only where a source or the typesetter has changed. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'

// Setting all books again takes a minute, on a busy machine more.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 600_000 })

const ROOT = join(import.meta.dirname, '..')
const SOURCES = join(ROOT, 'materials/booklets')

// Fails for a booklet with fewer pages than its price asks for.
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-materials.ts'], { cwd: ROOT, stdio: 'pipe' })
})

/** Words of a text without its marks of Markdown, comparable with what a reader copies out of the PDF. */
function wordsOf(markdown: string): string[] {
  return markdown
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^\|[-:| ]+\|$/gm, ' ')
    .replace(/```redacao|```|\[![A-Z]+\]|^#+ (\d+\. )?|\|/gm, ' ')
    .replace(/==|\*/g, '')
    .replace(/^(> ?)?\s*- |^> ?/gm, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

test.each(readdirSync(SOURCES).filter((file) => file.endsWith('.md')))(
  'every word of %s is on its pages',
  async (file) => {
    const { pages } = await readPdf(
      readFileSync(join(ROOT, 'build/materials', `${basename(file, '.md')}.pdf`)),
    )
    const text = pages.join(' ')
    // A compound word may end its line at the hyphen or the bar.
    const onPaper = new Set([...text.split(' '), ...text.replace(/(\p{L}[-/]) (?=\p{L})/gu, '$1').split(' ')])
    const source = readFileSync(join(SOURCES, file), 'utf8')
    expect(wordsOf(source).filter((word) => !onPaper.has(word))).toEqual([])
  },
)
