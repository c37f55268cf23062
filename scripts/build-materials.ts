/**
 * Makes the PDF of every booklet: materials/booklets/<slug>.md → build/materials/<slug>.pdf.
 * A booklet whose source, typesetter and fonts are unchanged is left alone, so a second run is quick.
 * Run by `npm start` before the server, and by hand while writing a booklet.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BookletSourceError } from './booklets/typeset-dialect.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = join(ROOT, 'materials/booklets')
const TYPESETTER = join(ROOT, 'scripts/booklets')
const TARGET = join(ROOT, 'build/materials')
const RECORD = join(TARGET, 'built.json')

type BuildRecord = Record<string, { hash: string; pageCount: number }>

async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true })
  const record = await readRecord()
  const typesetterHash = await hashOfTypesetter()
  const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.md')).sort()
  for (const file of files) {
    const slug = basename(file, '.md')
    const source = await readFile(join(SOURCES, file), 'utf8')
    const hash = createHash('sha256').update(typesetterHash).update(source).digest('hex')
    if (record[slug]?.hash === hash && (await exists(join(TARGET, `${slug}.pdf`)))) {
      console.log(`${slug}.pdf  ${record[slug].pageCount} páginas (já pronto)`)
      continue
    }
    const pageCount = await build(slug, source, `materials/booklets/${file}`)
    record[slug] = { hash, pageCount }
    await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
    console.log(`${slug}.pdf  ${pageCount} páginas`)
  }
}

async function build(slug: string, source: string, file: string): Promise<number> {
  // Loaded only when something must be set: the layout engine and the fonts take a moment.
  const { LEAST_CONTENT_PAGES, typesetBooklet } = await import('./booklets/typeset-booklet.ts')
  const { pdf, pageCount, contentPageCount } = await typesetBooklet(source, file)
  if (contentPageCount < LEAST_CONTENT_PAGES) {
    throw new Error(`${file}: ${contentPageCount} pages of content, at least ${LEAST_CONTENT_PAGES} wanted`)
  }
  // Written beside and renamed, so that a reader never meets half a file.
  const target = join(TARGET, `${slug}.pdf`)
  await writeFile(`${target}.part`, pdf)
  await rename(`${target}.part`, target)
  return pageCount
}

/** Changes with the typesetter's code, the cover drawings and the versions of its libraries. */
async function hashOfTypesetter(): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(TYPESETTER, { recursive: true })
  const parts = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of parts.sort()) hash.update(name).update(await readFile(join(TYPESETTER, name)))
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
