/** The booklets as they are sold: what the build makes, made again only where a source or the typesetter has changed. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, test, vi } from 'vitest'
import { ANSWER_COMMENTS } from '#content/study/mini-course/commented-answers.ts'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { COURSE_PDF_PATH } from '#domain/study/mini-course.ts'
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
  return (
    markdown
      .replace(/^---[\s\S]*?\n---\n/, '')
      .replace(/^\|[-:| ]+\|$/gm, ' ')
      // Of a comment the passage stands in the essay; the build refuses one that does not.
      .replace(/```margem\n([\s\S]*?)```/g, (_, rows: string) => rows.replace(/^.*? \| /gm, ''))
      .replace(/^= \| /gm, ' ')
      .replace(/```lista|```.*$|\[![A-Z]+\]|^#+ (\d+\. )?|\|/gm, ' ')
      .replace(/==|\*/g, '')
      .replace(/^(> ?)?\s*- |^> ?/gm, ' ')
      .split(/\s+/)
      .filter((word) => word !== '')
  )
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

/** As the pages have it: a line may end at the hyphen of a compound word. */
const comparable = (text: string) => text.replace(/(\p{L}-) (?=\p{L})/gu, '$1').replace(/\s+/g, ' ')

test('the mini-course is a book of its own: every level, every question, and the commented key at its end', async () => {
  const { pages, outline, facts } = await readPdf(
    readFileSync(join(ROOT, 'build/downloads', COURSE_PDF_PATH)),
  )
  expect(facts['Title']).toContain('Minicurso')
  expect(pages[1]).toContain('Material gratuito')
  expect(outline.map(({ title }) => title)).toEqual([
    ...COURSE_LEVELS.map(({ title }) => title),
    'Gabarito comentado',
  ])
  const whole = comparable(pages.join(' '))
  const [key] = pages.flatMap((page, index) => (page.includes('Responda antes de ler.') ? [index] : []))
  const [lessons, answers] = [
    comparable(pages.slice(0, key).join(' ')),
    comparable(pages.slice(key).join(' ')),
  ]
  COURSE_LEVELS.forEach(({ lesson, questions }, place) => {
    expect(ANSWER_COMMENTS[place]).toHaveLength(questions.length)
    for (const { heading } of lesson.sections) expect(lessons).toContain(comparable(heading))
    const sentences = lesson.sections.flatMap(({ paragraphs, examples = [] }) => [
      ...paragraphs,
      ...examples.flatMap(({ label, text, comment = '' }) => [label, text, comment]),
    ])
    const words = [lesson.intro, ...sentences, ...lesson.keyPoints].join(' ').split(/\s+/)
    expect(words.filter((word) => !whole.includes(word))).toEqual([])
    questions.forEach(({ text, answers: [answer] }, index) => {
      expect(lessons).toContain(comparable(text))
      expect(answers).toContain(`Resposta: ${answer}`)
      expect(answers).toContain(comparable(ANSWER_COMMENTS[place]?.[index] ?? ''))
    })
  })
})

test.each(readdirSync(SOURCES).filter((file) => file.endsWith('.md')))(
  'of %s the contents name the page on which each chapter begins, and the paper is A4',
  async (file) => {
    const bytes = readFileSync(join(ROOT, 'build/materials', `${basename(file, '.md')}.pdf`))
    const { pages } = await readPdf(bytes)
    const titles = [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^# (?:\d+\. )?(.+)$/gm)].map(
      ([, title = '']) => title,
    )
    const contents = pages[2] ?? ''
    for (const [index, title] of titles.entries()) {
      const entry = `${index + 1} ${title} `
      const page = Number.parseInt(contents.slice(contents.indexOf(entry) + entry.length), 10)
      expect(pages[page - 1]?.startsWith(`${title} ${index + 1} `), `${title}: page ${page}`).toBe(true)
    }
    const { width, height } = (await PDFDocument.load(bytes)).getPage(3).getSize()
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  },
)
