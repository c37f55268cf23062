/**
 * How does a booklet's Markdown become a book? Reads the dialect, sets cover, half-title, contents
 * and chapters, and prints the PDF. The same source gives the same bytes. Decision 0007.
 */

import { hasGlyph } from '#server/shop/materials/text-width.ts'
import { coverSvg } from '../covers/cover.ts'
import { blockNodes } from './typeset-blocks.ts'
import { type Chapter, chapterOpening, pageNumber, runningHead } from './typeset-chapter-pages.ts'
import { type Block, type Booklet, BookletSourceError, type Heading, readBooklet } from './typeset-dialect.ts'
import { frontPages, SILENT_PAGES } from './typeset-front-pages.ts'
import { plainText } from './typeset-inline.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { layOut } from './typeset-printer.ts'
import { BODY_LINE_FACTOR } from './typeset-theme.ts'

/** A booklet with fewer pages than this after cover, half-title and contents is not worth its price. */
export const LEAST_CONTENT_PAGES = 8

export type TypesetBooklet = { pdf: Uint8Array; pageCount: number; contentPageCount: number; title: string }

/**
 * Typesets one booklet.
 *
 * @param source Markdown with front matter
 * @param file name for messages and, without its ending, the slug that picks the cover drawing
 * @throws BookletSourceError when the source leaves the dialect or uses a character that the fonts lack
 */
export async function typesetBooklet(source: string, file: string): Promise<TypesetBooklet> {
  refuseUnknownCharacters(source, file)
  const booklet = readBooklet(source, file)
  const chapters = chaptersOf(booklet, file)
  const cover = coverSvg({ slug: slugOf(file), title: booklet.title, format: 'page' })
  const laidOut = fitted({ booklet, cover, chapters })
  const { pageCount, contentPageCount } = laidOut
  return { pdf: await laidOut.write(), pageCount, contentPageCount, title: booklet.title }
}

type Draft = { booklet: Booklet; cover: string; chapters: readonly Chapter[] }
type LaidOut = {
  pageCount: number
  contentPageCount: number
  shortEnds: Set<number>
  write: () => Promise<Uint8Array>
}

/** A last page filled less than this looks like a mistake. */
const SHORT_END_SHARE = 0.22
const TIGHT_LINE_FACTORS = [1.02, 0.98, 0.95]

/** A chapter that spills a few lines onto a last page is set tighter, step by step, until they fit. */
function fitted(draft: Draft): LaidOut {
  const lineFactors = new Map(draft.chapters.map(({ number }) => [number, BODY_LINE_FACTOR]))
  let laidOut = layOutChapters(draft, lineFactors)
  const spilling = new Set(laidOut.shortEnds)
  // The last step gives up: what did not help is taken back.
  for (const factor of [...TIGHT_LINE_FACTORS, BODY_LINE_FACTOR]) {
    if (spilling.size === 0) break
    for (const number of spilling) lineFactors.set(number, factor)
    laidOut = layOutChapters(draft, lineFactors)
    for (const number of spilling) if (!laidOut.shortEnds.has(number)) spilling.delete(number)
  }
  return laidOut
}

/** One run of the layout. `shortEnds` are the numbers of chapters with a nearly empty last page. */
function layOutChapters(
  { booklet, cover, chapters }: Draft,
  lineFactors: ReadonlyMap<number, number>,
): LaidOut {
  const openings = chapters.map(chapterOpening)
  const bodies = chapters.map(sectionNodes)
  const content: PrintNode[] = [
    ...frontPages(booklet, cover, chapters),
    ...chapters.flatMap((chapter, index): PrintNode[] => [
      ...(openings[index] ?? []),
      {
        stack: bodies[index] ?? [],
        lineHeight: lineFactors.get(chapter.number) ?? BODY_LINE_FACTOR,
      },
    ]),
  ]
  const openingPage = (index: number) =>
    openings[index]?.[1]?.positions?.[0]?.pageNumber ?? Number.POSITIVE_INFINITY
  const { pageCount, write } = layOut({
    content,
    header: (page) => {
      if (page <= SILENT_PAGES || page < openingPage(0)) return null
      const index = chapters.findLastIndex((_, position) => openingPage(position) <= page)
      return openingPage(index) === page ? null : runningHead(booklet.title, chapters[index]?.title ?? '')
    },
    footer: (page) => (page <= SILENT_PAGES ? null : pageNumber(page)),
    facts: { title: booklet.title, subject: booklet.subtitle, date: editionDate(booklet.edition) },
  })
  const shortEnds = new Set<number>()
  for (const [index, chapter] of chapters.entries()) {
    const end = bodies[index]?.at(-1)?.positions?.at(-1)
    const isOnPageOfItsOwn = end && end.pageNumber > openingPage(index)
    if (isOnPageOfItsOwn && end.verticalRatio < SHORT_END_SHARE) shortEnds.add(chapter.number)
  }
  return { pageCount, contentPageCount: pageCount - openingPage(0) + 1, shortEnds, write }
}

function chaptersOf(booklet: Booklet, file: string): Chapter[] {
  const chapters: Chapter[] = []
  for (const block of booklet.blocks) {
    if (block.kind === 'heading' && block.level === 1) {
      const number = chapters.length + 1
      chapters.push({ id: `c${number}`, number, title: unnumbered(block, number), sections: [], blocks: [] })
      continue
    }
    const chapter = chapters.at(-1)
    if (!chapter) throw new BookletSourceError({ file, line: 1 }, 'text before the first chapter (#)')
    chapter.blocks.push(block)
    if (isSection(block)) {
      const id = `${chapter.id}s${chapter.sections.length + 1}`
      chapter.sections.push({ id, title: plainText(block.spans) })
    }
  }
  return chapters
}

/** The margin shows the number; a title that begins with it would say it twice. */
function unnumbered(heading: Heading, number: number): string {
  return plainText(heading.spans).replace(new RegExp(`^${number}[.)] +`), '')
}

/** The nodes of a chapter; sections get the marks that contents and outline point to. */
function sectionNodes(chapter: Chapter): PrintNode[] {
  let section = 0
  return blockNodes(chapter.blocks).map((node, index) => {
    const block = chapter.blocks[index]
    if (!block || !isSection(block)) return node
    const entry = chapter.sections[section++]
    return entry
      ? { ...node, id: entry.id, outline: true, outlineText: entry.title, outlineParentId: chapter.id }
      : node
  })
}

function isSection(block: Block): block is Heading {
  return block.kind === 'heading' && block.level === 2
}

/** Printed materials carry their edition's year, never the moment of the build. */
function editionDate(edition: string): Date {
  const year = /\b(20\d\d)\b/.exec(edition)?.[1] ?? '2026'
  return new Date(Date.UTC(Number(year), 0, 1))
}

function refuseUnknownCharacters(source: string, file: string): void {
  for (const [index, line] of source.split('\n').entries()) {
    const unknown = [...line].find(
      (character) => character !== '\r' && character !== '\t' && !hasGlyph(character),
    )
    if (unknown) {
      const code = unknown.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      throw new BookletSourceError({ file, line: index + 1 }, `the fonts lack "${unknown}" (U+${code})`)
    }
  }
}

function slugOf(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.md$/, '')
}
