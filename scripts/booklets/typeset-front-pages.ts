/**
 * What comes before the first chapter? The cover, the half-title with edition and rights, and the
 * table of contents with page numbers.
 */
import type { Booklet } from './typeset-dialect.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { INKS, PAGE, TEXT_WIDTH_PT } from './typeset-theme.ts'

export type ContentsEntry = {
  id: string
  number: number
  title: string
  sections: { id: string; title: string }[]
}

/** More entries than this and the contents list chapters only. */
const MOST_CONTENTS_LINES = 62
/** Pages before the table of contents. They carry no running head. */
export const SILENT_PAGES = 2

export function frontPages(
  booklet: Booklet,
  coverSvg: string,
  entries: readonly ContentsEntry[],
): PrintNode[] {
  return [coverPage(booklet, coverSvg), halfTitle(booklet), ...contents(entries)]
}

function coverPage(booklet: Booklet, coverSvg: string): PrintNode {
  return {
    svg: coverSvg,
    width: PAGE.widthPt,
    height: PAGE.heightPt,
    absolutePosition: { x: 0, y: 0 },
    font: 'Source Sans 3',
    role: 'Figure',
    alternativeText: `Capa: ${booklet.title}`,
  }
}

function halfTitle(booklet: Booklet): PrintNode {
  return {
    pageBreak: 'before',
    stack: [
      {
        text: booklet.title,
        font: 'Bricolage Grotesque',
        bold: true,
        fontSize: 23,
        lineHeight: 1,
        margin: [0, 230, 20, 8],
        role: 'P',
      },
      { text: booklet.subtitle, fontSize: 12.5, color: INKS.quiet, margin: [0, 0, 30, 16], role: 'P' },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 64, y2: 0, lineWidth: 2, lineColor: INKS.pen }] },
      {
        absolutePosition: { x: PAGE.marginLeftPt, y: PAGE.heightPt - 120 },
        stack: [
          { text: 'Domine a Redação', font: 'Bricolage Grotesque', bold: true, fontSize: 11, role: 'P' },
          { text: booklet.edition, fontSize: 9.4, color: INKS.quiet, role: 'P' },
          {
            text: booklet.rights,
            fontSize: 9.4,
            color: INKS.quiet,
            role: 'P',
          },
        ],
      },
    ],
  }
}

function contents(entries: readonly ContentsEntry[]): PrintNode[] {
  const lineCount = entries.reduce((count, entry) => count + 1 + entry.sections.length, 0)
  const showsSections = lineCount <= MOST_CONTENTS_LINES
  return [
    {
      text: 'Sumário',
      font: 'Bricolage Grotesque',
      bold: true,
      fontSize: 24,
      lineHeight: 1,
      pageBreak: 'before',
      margin: [0, 4, 0, 10],
      role: 'H1',
    },
    ...entries.flatMap((entry) => [
      contentsLine(entry.id, entry.title, entry.number, entry.sections.length && showsSections ? 62 : 30),
      ...(showsSections
        ? entry.sections.map((section) => contentsLine(section.id, section.title, null, 0))
        : []),
    ]),
  ]
}

/** Number in the margin column, title, page; as on the numbered sheet. */
function contentsLine(id: string, title: string, number: number | null, needSpacePt: number): PrintNode {
  const look: PrintNode = number
    ? { bold: true, font: 'Bricolage Grotesque', fontSize: 11.2, lineHeight: 1, color: INKS.ink }
    : { fontSize: 9.8, lineHeight: 1, color: INKS.quiet }
  const top = number ? 7 : 0.8
  return {
    needSpacePt,
    columns: [
      {
        ...look,
        text: number ? String(number) : ' ',
        width: 22,
        color: INKS.pen,
        margin: [0, top, 0, 0.8],
        role: 'P',
      },
      {
        ...look,
        text: title,
        linkToDestination: id,
        width: TEXT_WIDTH_PT - 66,
        margin: [0, top, 0, 0.8],
        role: 'P',
      },
      {
        ...look,
        text: [{ pageReference: id }],
        alignment: 'right',
        width: 44,
        noWrap: true,
        margin: [0, top, 0, 0.8],
        role: 'P',
      },
    ],
  }
}
