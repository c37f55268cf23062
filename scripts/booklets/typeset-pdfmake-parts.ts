/**
 * The parts of pdfmake that the printer is built from, with the little of their types that we use.
 * pdfmake publishes no types for them. The version is pinned in package.json and each habit that we
 * rely on is held by a test of typeset-booklet. Decision 0007.
 */
import { createRequire } from 'node:module'

export type Margins = { left: number; top: number; right: number; bottom: number }
export type PageSize = { width: number; height: number }

/** What a piece of text is to a screen reader; `artifact` is page furniture. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'artifact'

/** A node of a pdfmake document, with the habits that our printer adds. */
export type PrintNode = {
  text?: string | readonly PrintNode[]
  stack?: readonly PrintNode[]
  columns?: readonly PrintNode[]
  columnGap?: number
  ul?: readonly PrintNode[]
  ol?: readonly PrintNode[]
  start?: number
  type?: string
  markerColor?: string
  table?: {
    widths: readonly (number | string)[]
    body: readonly (readonly PrintNode[])[]
    headerRows?: number
    keepWithHeaderRows?: number
    dontBreakRows?: boolean
    heights?: number
  }
  layout?: TableLayout
  canvas?: readonly Record<string, unknown>[]
  svg?: string
  id?: string
  font?: string
  fontSize?: number
  lineHeight?: number
  bold?: boolean
  italics?: boolean
  color?: string
  background?: string
  alignment?: 'left' | 'center' | 'right'
  characterSpacing?: number
  fontFeatures?: readonly string[]
  noWrap?: boolean
  margin?: readonly [number, number, number, number]
  width?: number | string
  height?: number
  fillColor?: string
  border?: readonly [boolean, boolean, boolean, boolean]
  pageBreak?: 'before' | 'after'
  absolutePosition?: { x: number; y: number }
  relativePosition?: { x: number; y: number }
  outline?: boolean
  outlineText?: string
  outlineParentId?: string
  linkToDestination?: string
  pageReference?: string
  options?: Record<string, unknown>
  /** Moves to the next page unless this much room is left, in points. */
  needSpacePt?: number
  /** Begins a page, unless the page is still empty. */
  startsPage?: boolean
  /** Never leaves one line of it alone at the foot or the head of a page. */
  keepsLinesTogether?: boolean
  role?: Role
  alternativeText?: string
  /** Filled by the layout: where the node came to stand. */
  positions?: { pageNumber: number; verticalRatio: number }[]
}

export type TableLayout = {
  defaultBorder?: boolean
  hLineWidth?: (line: number, node: PrintNode) => number
  vLineWidth?: (line: number, node: PrintNode) => number
  hLineColor?: (line: number, node: PrintNode) => string
  vLineColor?: (line: number) => string
  paddingLeft?: (column: number) => number
  paddingRight?: (column: number) => number
  paddingTop?: (row: number, node: PrintNode) => number
  paddingBottom?: (row: number, node: PrintNode) => number
}

export type Inline = {
  text: string
  x: number
  width: number
  trailingCut?: number
  background?: string
  fontSize: number
}
export type Line = {
  inlines: Inline[]
  getHeight(): number
  getAscenderHeight(): number
  source?: MeasuredNode
}
export type MeasuredNode = PrintNode & { _inlines?: Inline[]; svg?: string }
export type SvgItem = MeasuredNode & { x: number; y: number }

/** What the layout has put on a page, in the order of drawing. */
export type PageItem = { type: 'line'; item: Line } | { type: 'vector' | 'svg'; item: unknown }
export type Page = { items: PageItem[] }

/** A node of the structure tree of a tagged PDF. */
export type StructureElement = { add(child: unknown): void; end(): void }

export type KitDocument = {
  page: { width: number }
  outline: unknown
  on(event: 'data', listener: (chunk: Buffer) => void): void
  on(event: 'end', listener: () => void): void
  on(event: 'error', listener: (error: Error) => void): void
  end(): void
  save(): KitDocument
  restore(): KitDocument
  opacity(value: number): KitDocument
  path(d: string): KitDocument
  fill(color: string): KitDocument
  struct(type: string, options?: { alt?: string; title?: string }): StructureElement
  addStructure(element: StructureElement): void
  markStructureContent(type: string): unknown
  markContent(type: string, options?: { type: string }): void
  endMarkedContent(): void
}

type LayoutWriter = {
  transactionLevel: number
  context(): { availableHeight: number; y: number; pageMargins: { top: number } }
  moveToNextPage(): void
}

/** An abstract view of pdfmake's layout engine: what our subclass calls and overrides. */
export declare class LayoutBuilderPart {
  constructor(pageSize: PageSize, margins: Margins, svgMeasure: unknown)
  protected writer: LayoutWriter
  registerTableLayouts(layouts: Record<string, TableLayout>): void
  layoutDocument(
    content: readonly PrintNode[],
    document: KitDocument,
    styles: Record<string, unknown>,
    defaultStyle: PrintNode,
    background: undefined,
    header: (page: number, pageCount: number) => PrintNode | null,
    footer: (page: number, pageCount: number) => PrintNode | null,
  ): Page[]
  processNode(node: MeasuredNode, mayAlignVertically?: boolean): void
  processLeaf(node: MeasuredNode): void
  buildNextLine(node: MeasuredNode): Line | null
}

export declare class RendererPart {
  constructor(document: KitDocument, progress: undefined)
  protected pdfDocument: KitDocument
  renderPages(pages: Page[]): void
  renderLine(line: Line, x: number, y: number): void
  renderVector(vector: unknown): void
  renderSVG(item: SvgItem): void
}

type KitDocumentClass = new (
  fonts: Record<string, Record<string, string>>,
  images: Record<string, never>,
  patterns: Record<string, never>,
  attachments: Record<string, never>,
  options: Record<string, unknown>,
) => KitDocument

const require = createRequire(import.meta.url)

// The casts below state what the pinned version exports; nothing checks them but the tests.
export const LayoutBuilder = part('LayoutBuilder') as typeof LayoutBuilderPart
export const Renderer = part('Renderer') as typeof RendererPart
export const PdfKitDocument = part('PDFDocument') as KitDocumentClass
export const SvgMeasure = part('SVGMeasure') as new () => unknown
export const BUILT_IN_TABLE_LAYOUTS = (
  require('pdfmake/js/tableLayouts.js') as { tableLayouts: Record<string, TableLayout> }
).tableLayouts

function part(name: string): unknown {
  return (require(`pdfmake/js/${name}.js`) as { default: unknown }).default
}
