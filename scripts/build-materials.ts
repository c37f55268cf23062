/**
 * Makes the PDF of every booklet: materials/booklets/<slug>.md → build/materials/<slug>.pdf, which the shop sells; and of
 * the mini-course → build/downloads, which is open to everybody.
 * A booklet whose source, typesetter and fonts are unchanged is left alone, so a second run is quick.
 * Run by `npm start` before the server, and by hand while writing a booklet.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COURSE_PDF_PATH } from '#domain/study/mini-course.ts'
import { COURSE_SLUG, courseBooklet } from './booklets/course-booklet.ts'
import { BookletSourceError } from './booklets/typeset-dialect.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = join(ROOT, 'materials/booklets')
const TYPESETTER = ['scripts/booklets', 'scripts/covers'].map((folder) => join(ROOT, folder))
const TARGET = join(ROOT, 'build/materials')
const DOWNLOADS = join(ROOT, 'build/downloads')
const RECORD = join(TARGET, 'built.json')

type BuildRecord = Record<string, { hash: string; pageCount: number }>

type Book = { slug: string; source: string; file: string; target: string }

async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true })
  await mkdir(DOWNLOADS, { recursive: true })
  const record = await readRecord()
  const typesetterHash = await hashOfTypesetter()
  for (const book of await books()) {
    const { slug, source, target } = book
    const name = basename(target)
    const hash = createHash('sha256').update(typesetterHash).update(source).digest('hex')
    if (record[slug]?.hash === hash && (await exists(target))) {
      console.log(`${name}  ${record[slug].pageCount} páginas (já pronto)`)
      continue
    }
    const pageCount = await build(book)
    record[slug] = { hash, pageCount }
    await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
    console.log(`${name}  ${pageCount} páginas`)
  }
}

async function books(): Promise<Book[]> {
  const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.md')).sort()
  const sold = await Promise.all(
    files.map(async (file) => {
      const slug = basename(file, '.md')
      const source = await readFile(join(SOURCES, file), 'utf8')
      return { slug, source, file: `materials/booklets/${file}`, target: join(TARGET, `${slug}.pdf`) }
    }),
  )
  const course = {
    slug: COURSE_SLUG,
    source: courseBooklet(),
    file: `${COURSE_SLUG}.md`,
    target: join(DOWNLOADS, COURSE_PDF_PATH),
  }
  return [...sold, course]
}

async function build({ source, file, target }: Book): Promise<number> {
  // Loaded only when something must be set: the layout engine and the fonts take a moment.
  const { LEAST_CONTENT_PAGES, typesetBooklet } = await import('./booklets/typeset-booklet.ts')
  const { pdf, pageCount, contentPageCount } = await typesetBooklet(source, file)
  if (contentPageCount < LEAST_CONTENT_PAGES) {
    throw new Error(`${file}: ${contentPageCount} pages of content, at least ${LEAST_CONTENT_PAGES} wanted`)
  }
  // Written beside and renamed, so that a reader never meets half a file.
  await writeFile(`${target}.part`, pdf)
  await rename(`${target}.part`, target)
  return pageCount
}

/** Changes with the typesetter's code, the cover drawings and the versions of its libraries. */
async function hashOfTypesetter(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of TYPESETTER) {
    const names = await readdir(folder, { recursive: true })
    const parts = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    for (const name of parts.sort()) hash.update(name).update(await readFile(join(folder, name)))
  }
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const libraries = Object.entries(dependencies).filter(([name]) =>
    /pdfmake|marked|fontkit|google-fonts/.test(name),
  )
  return hash.update(JSON.stringify(libraries)).digest('hex')
}

async function readRecord(): Promise<BuildRecord> {
  try {
    return JSON.parse(await readFile(RECORD, 'utf8'))
  } catch {
    return {} // first run, or a record that was cut short: everything is built again
  }
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

await main().catch((error: unknown) => {
  if (!(error instanceof BookletSourceError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
