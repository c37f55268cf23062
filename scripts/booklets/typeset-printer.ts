/**
 * How do nodes become pages? pdfmake's layout and drawing, with the habits that a book needs and
 * pdfmake lacks: room is asked for before a block begins, no line of a paragraph stays alone on a
 * page, marked words get a swept stroke instead of a flat box, and the text is tagged.
 * Decision 0007.
 */
import { FONT_FILES } from '#server/shop/materials/pdf-fonts.ts'
import {
  BUILT_IN_TABLE_LAYOUTS,
  type Inline,
  type KitDocument,
  LayoutBuilder,
  type Line,
  type Margins,
  type MeasuredNode,
  type PageItem,
  PdfKitDocument,
  type PrintNode,
  Renderer,
  type StructureElement,
  type SvgItem,
  SvgMeasure,
} from './typeset-pdfmake-parts.ts'
import { BODY_LINE_FACTOR, BODY_SIZE_PT, INKS, PAGE } from './typeset-theme.ts'

export type PrintJob = {
  content: readonly PrintNode[]
  header: (page: number, pageCount: number) => PrintNode | null
  footer: (page: number, pageCount: number) => PrintNode | null
  facts: { title: string; subject: string; date: Date }
}

const AUTHOR = 'Domine a Redação'
const LEAST_LINES_TOGETHER = 2

/**
 * Lays out the pages; the nodes then know where they came to stand. Writing costs as much again, so it
 * is left to the caller. The same job gives the same bytes.
 */
export function layOut(job: PrintJob): { pageCount: number; write: () => Promise<Uint8Array> } {
  const pageSize = { width: PAGE.widthPt, height: PAGE.heightPt }
  const document = new PdfKitDocument(
    FONT_FILES,
    {},
    {},
    {},
    {
      size: [pageSize.width, pageSize.height],
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'pt-BR',
      autoFirstPage: false,
      font: null,
      info: {
        Title: job.facts.title,
        Subject: job.facts.subject,
        Author: AUTHOR,
        Creator: AUTHOR,
        Producer: AUTHOR,
        CreationDate: job.facts.date,
        ModDate: job.facts.date,
      },
    },
  )
  const builder = new BookLayout(pageSize, pageMargins(), new SvgMeasure())
  builder.registerTableLayouts(BUILT_IN_TABLE_LAYOUTS)
  const defaultStyle = {
    font: 'Source Sans 3',
    fontSize: BODY_SIZE_PT,
    lineHeight: BODY_LINE_FACTOR,
    color: INKS.ink,
  }
  const pages = builder.layoutDocument(
    job.content,
    document,
    {},
    defaultStyle,
    undefined,
    job.header,
    job.footer,
  )
  for (const page of pages) putMarkersFirst(page.items)
  const write = () => {
    const renderer = new BookRenderer(document, undefined)
    renderer.renderPages(pages)
    renderer.closeStructure()
    return bytesOf(document)
  }
  return { pageCount: pages.length, write }
}

/** The layout places the number of a list item behind its first line; a reader must meet it before. */
function putMarkersFirst(items: PageItem[]): void {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    if (item.type !== 'line' || item.item.source || before?.type !== 'line' || !before.item.source) continue
    item.item.source = before.item.source
    items[index - 1] = item
    items[index] = before
  }
}

class BookLayout extends LayoutBuilder {
  override processNode(node: MeasuredNode, mayAlignVertically?: boolean): void {
    const { availableHeight, y, pageMargins: margins } = this.writer.context()
    const isFree = this.writer.transactionLevel === 0 && y > margins.top
    if (isFree && (node.startsPage || availableHeight < (node.needSpacePt ?? 0))) this.writer.moveToNextPage()
    const back = node.relativePosition?.y ?? 0
    if (back >= 0) {
      super.processNode(node, mayAlignVertically)
      return
    }
    // What is placed beside the lines above has their height at its disposal too.
    const context = this.writer.context()
    context.availableHeight -= back
    super.processNode(node, mayAlignVertically)
    this.writer.context().availableHeight += back
  }

  override buildNextLine(node: MeasuredNode): Line | null {
    const line = super.buildNextLine(node)
    if (line) line.source = node
    return line
  }

  override processLeaf(node: MeasuredNode): void {
    const lines = node.keepsLinesTogether && this.writer.transactionLevel === 0 ? this.previewLines(node) : []
    const first = lines[0]
    const fitting = first ? Math.floor(this.writer.context().availableHeight / first.getHeight() + 0.001) : 0
    if (fitting < lines.length) {
      const kept = linesToKeep(lines.length, fitting)
      if (kept > 0) {
        node._inlines = lines.slice(0, kept).flatMap((line) => line.inlines)
        super.processLeaf(node)
        node._inlines = lines.slice(kept).flatMap((line) => line.inlines)
      }
      this.writer.moveToNextPage()
    }
    super.processLeaf(node)
  }

  /** The lines of a text, without placing them. */
  private previewLines(node: MeasuredNode): Line[] {
    const inlines = [...(node._inlines ?? [])]
    const lines: Line[] = []
    for (let line = this.buildNextLine(node); line; line = this.buildNextLine(node)) lines.push(line)
    node._inlines = inlines.length > 0 ? lines.flatMap((line) => line.inlines) : inlines
    return lines
  }
}

/** How many of the lines stay on this page so that neither page holds a single one. */
export function linesToKeep(lineCount: number, fittingCount: number): number {
  const kept = Math.min(fittingCount, lineCount - LEAST_LINES_TOGETHER)
  return kept < LEAST_LINES_TOGETHER ? 0 : kept
}

class BookRenderer extends Renderer {
  private elements = new Map<PrintNode, { role: string; element: StructureElement }>()
  private root: StructureElement | null = null

  override renderLine(line: Line, x: number, y: number): void {
    const strokes = takeStrokes(line)
    for (const stroke of strokes) {
      this.pdfDocument.markContent('Artifact', { type: 'Layout' })
      this.pdfDocument.opacity(1)
      this.pdfDocument.path(sweptPath(stroke, x, y, line)).fill(stroke.color)
      this.pdfDocument.endMarkedContent()
    }
    this.tagged(line.source, () => super.renderLine(line, x, y))
  }

  override renderVector(vector: unknown): void {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' })
    super.renderVector(vector)
    this.pdfDocument.endMarkedContent()
  }

  override renderSVG(item: SvgItem): void {
    this.tagged(item, () => super.renderSVG(item))
  }

  /** To be called after the last page: writes the structure tree. */
  closeStructure(): void {
    for (const { element } of this.elements.values()) element.end()
    this.root?.end()
  }

  private tagged(source: PrintNode | undefined, draw: () => void): void {
    const role = source?.role ?? (source?.svg ? 'artifact' : 'P')
    if (role === 'artifact' || !source) {
      this.pdfDocument.markContent('Artifact', { type: 'Pagination' })
    } else {
      this.elementOf(source, role).add(this.pdfDocument.markStructureContent(role))
    }
    draw()
    this.pdfDocument.endMarkedContent()
  }

  private elementOf(source: PrintNode, role: string): StructureElement {
    const known = this.elements.get(source)
    if (known) return known.element
    if (!this.root) {
      this.root = this.pdfDocument.struct('Document')
      this.pdfDocument.addStructure(this.root)
    }
    const element = this.pdfDocument.struct(
      role,
      source.alternativeText ? { alt: source.alternativeText } : {},
    )
    this.root.add(element)
    this.elements.set(source, { role, element })
    return element
  }
}

type Stroke = { startX: number; endX: number; color: string }

/** Takes the backgrounds off the line's words and joins neighbours into one stroke each. */
function takeStrokes(line: Line): Stroke[] {
  const strokes: Stroke[] = []
  let previous: Inline | undefined
  for (const [index, inline] of line.inlines.entries()) {
    const color = inline.background
    if (color) {
      const isLast = index === line.inlines.length - 1
      const endX = inline.x + inline.width - (isLast ? (inline.trailingCut ?? 0) : 0)
      const last = strokes.at(-1)
      if (last && previous?.background === color) last.endX = endX
      else strokes.push({ startX: inline.x, endX, color })
    }
    previous = color ? { ...inline } : inline
    delete inline.background
  }
  return strokes
}

/** A felt-tip stroke from left to right: slightly rising, uneven at both ends. */
function sweptPath(stroke: Stroke, lineX: number, lineY: number, line: Line): string {
  const baseline = lineY + line.getAscenderHeight()
  const size = Math.max(...line.inlines.map((inline) => inline.fontSize))
  const left = lineX + stroke.startX - 0.18 * size
  const right = lineX + stroke.endX + 0.07 * size
  const middle = (left + right) / 2
  const at = (x: number, ems: number) => `${x.toFixed(2)} ${(baseline + ems * size).toFixed(2)}`
  return [
    `M ${at(left, -0.5)}`,
    `Q ${at(middle, -0.62)} ${at(right, -0.6)}`,
    `L ${at(right - 0.04 * size, 0.12)}`,
    `Q ${at(middle, 0.16)} ${at(left + 0.12 * size, 0.22)}`,
    'Z',
  ].join(' ')
}

function pageMargins(): Margins {
  return {
    left: PAGE.marginLeftPt,
    top: PAGE.marginTopPt,
    right: PAGE.marginRightPt,
    bottom: PAGE.marginBottomPt,
  }
}

function bytesOf(document: KitDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))))
    document.on('error', reject)
    document.end()
  })
}
