/**
 * How are the ideas of a booklet drawn? Diagrams as code, from rows of words: the parts of a paragraph, the five elements
 * of a proposal, the ladder of a competence, the time of the exam, a thesis with its arguments, a way through booklets.
 * As wide as the page with its margin; the words of a diagram are its description for who does not see it.
 */
import { escaped, line } from '../covers/shapes.ts'
import { block, type Drawing, label, words, wrapped, wrappedHeight } from './typeset-diagram-parts.ts'
import type { DiagramKind } from './typeset-fences.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { FULL_WIDTH_PT, INKS, TEXT_WIDTH_PT } from './typeset-theme.ts'

type Diagram = { diagram: DiagramKind; rows: readonly (readonly string[])[] }

const WIDTH = FULL_WIDTH_PT
const PADDING = 9
const AFTER_PT = 12
const INKS_IN_TURN = [INKS.pen, INKS.red, INKS.green, INKS.ink, INKS.quiet] as const
const TINTS_IN_TURN = [INKS.penTint, '#FBEFEE', INKS.greenTint, INKS.markerTint, '#F2F3F6'] as const

const DRAW: Record<DiagramKind, (rows: Diagram['rows']) => Drawing> = {
  paragrafo: paragraph,
  proposta: proposal,
  escada: ladder,
  tempo: time,
  arvore: tree,
  caminho: way,
}
const NAMES: Record<DiagramKind, string> = {
  paragrafo: 'As partes do parágrafo',
  proposta: 'Os elementos da proposta',
  escada: 'Os degraus',
  tempo: 'O tempo da prova',
  arvore: 'Da tese aos argumentos',
  caminho: 'O caminho',
}

export function diagramHeightPt({ diagram, rows }: Diagram): number {
  return DRAW[diagram](rows).height + AFTER_PT + 6
}

export function diagramNode({ diagram, rows }: Diagram): PrintNode {
  const { svg, height } = DRAW[diagram](rows)
  return {
    needSpacePt: height + AFTER_PT,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><title>${escaped(NAMES[diagram])}</title>${svg}</svg>`,
    width: WIDTH,
    height,
    font: 'Source Sans 3',
    margin: [0, 6, TEXT_WIDTH_PT - WIDTH, AFTER_PT],
    role: 'Figure',
    alternativeText: `${NAMES[diagram]}: ${rows.map((cells) => cells.join(' – ')).join('; ')}`,
  }
}

const inkAt = (index: number) => INKS_IN_TURN[index % INKS_IN_TURN.length] ?? INKS.pen
const tintAt = (index: number) => TINTS_IN_TURN[index % TINTS_IN_TURN.length] ?? INKS.penTint

/** One band per part, one under the other: name, question, words of the example. */
function paragraph(rows: Diagram['rows']): Drawing {
  const tab = 104
  let y = 0
  const parts = rows.map(([name = '', question = '', example = ''], index) => {
    const inner = WIDTH - tab - 2 * PADDING
    const height = 20 + wrappedHeight(example, inner, 9.8) + 8
    const drawn = [
      block(0, y, WIDTH, height, tintAt(index)),
      block(0, y, tab, height, inkAt(index)),
      label(name, PADDING, y + 17, { size: 10.6, color: '#FFFFFF' }),
      words(question, tab + PADDING, y + 15, { size: 9.8, isBold: true, color: inkAt(index) }),
      wrapped(example, tab + PADDING, y + 30, inner, { size: 9.8 }),
      index > 0 ? arrowDown(tab / 2, y - 6) : '',
    ].join('')
    y += height + 6
    return drawn
  })
  return { svg: parts.join(''), height: y - 6 }
}

/** The elements side by side as links of one sentence; the last one is drawn with dashes, since it hangs on another. */
function proposal(rows: Diagram['rows']): Drawing {
  const gap = 10
  const width = (WIDTH - gap * (rows.length - 1)) / rows.length
  const inner = width - 2 * 7
  const height = 42 + Math.max(...rows.map(([, , example = '']) => wrappedHeight(example, inner, 9))) + 6
  const svg = rows.map(([name = '', question = '', example = ''], index) => {
    const x = index * (width + gap)
    const isLast = index === rows.length - 1
    return [
      block(
        x,
        0,
        width,
        height,
        tintAt(index),
        isLast ? `stroke="${inkAt(index)}" stroke-dasharray="4 3"` : '',
      ),
      block(x, 0, width, 4, inkAt(index)),
      label(name, x + 7, 20, { size: 10, color: inkAt(index) }),
      words(question, x + 7, 33, { size: 9, isBold: true }),
      wrapped(example, x + 7, 48, inner, { size: 9 }),
      index > 0 ? arrowRight(x - gap + 1, height / 2) : '',
    ].join('')
  })
  return { svg: svg.join(''), height }
}

/** Steps that rise from left to right, each with what it asks for. */
function ladder(rows: Diagram['rows']): Drawing {
  const rise = 15
  const width = WIDTH / rows.length
  const inner = width - 12
  const text = 30 + Math.max(...rows.map(([, what = '']) => wrappedHeight(what, inner, 8.8))) + 4
  const height = text + rise * (rows.length - 1)
  const svg = rows.map(([level = '', what = ''], index) => {
    const x = index * width
    const y = rise * (rows.length - 1 - index)
    const isTop = index === rows.length - 1
    return [
      block(x, y, width - 1.5, height - y, isTop ? INKS.markerTint : INKS.penTint),
      line(x, y, x + width - 1.5, y, isTop ? INKS.red : INKS.pen, 2.4),
      label(level, x + 6, y + 19, { size: 14, color: isTop ? INKS.red : INKS.pen }),
      wrapped(what, x + 6, y + 33, inner, { size: 8.8 }),
    ].join('')
  })
  return { svg: svg.join(''), height }
}

/** A bar cut by minutes, and what each piece is for. */
function time(rows: Diagram['rows']): Drawing {
  const minutes = rows.map(([count = '0']) => Number.parseInt(count, 10))
  const whole = minutes.reduce((sum, count) => sum + count, 0)
  let x = 0
  let y = 48
  let before = 0
  const svg = rows.map(([, name = '', what = ''], index) => {
    const width = ((minutes[index] ?? 0) / whole) * WIDTH
    const until = before + (minutes[index] ?? 0)
    const inner = WIDTH - 150
    const drawn = [
      block(x, 0, width - 1.5, 26, inkAt(index)),
      label(String(minutes[index]), x + width / 2, 18, { size: 12, color: '#FFFFFF', anchor: 'middle' }),
      block(0, y - 9, 9, 9, inkAt(index)),
      words(`${before} a ${until} min`, 15, y, { size: 9.4, color: INKS.quiet }),
      words(name, 78, y, { size: 9.8, isBold: true }),
      wrapped(what, 150, y, inner, { size: 9.8 }),
    ].join('')
    x += width
    before = until
    y += wrappedHeight(what, inner, 9.8) + 3
    return drawn
  })
  return { svg: svg.join(''), height: y - 6 }
}

/** The thesis above, an argument on each branch with its steps below, and what joins them again (a row that begins with "="). */
function tree(rows: Diagram['rows']): Drawing {
  const [[thesis = ''] = [], ...rest] = rows
  const branches = rest.filter(([first]) => first !== '=')
  const root = rest.find(([first]) => first === '=')?.[1] ?? ''
  const gap = 18
  const width = (WIDTH - gap * (branches.length - 1)) / branches.length
  const top = wrappedHeight(thesis, WIDTH - 76, 10.4) + 14
  const parts = [
    block(0, 0, WIDTH, top, INKS.markerTint),
    block(0, 0, 5, top, INKS.marker),
    label('Tese', 14, 18, { size: 11 }),
    wrapped(thesis, 62, 18, WIDTH - 76, { size: 10.4, isBold: true }),
  ]
  let bottom = top
  for (const [index, cells] of branches.entries()) {
    const x = index * (width + gap)
    let y = top + 16
    for (const [step, text] of cells.entries()) {
      const height = wrappedHeight(text, width - 2 * PADDING, 9.6, step === 0) + 12
      parts.push(
        arrowDown(x + width / 2, y - 12, 12),
        block(
          x,
          y,
          width,
          height,
          step === 0 ? tintAt(index) : '#FFFFFF',
          `stroke="${inkAt(index)}" stroke-width="0.7"`,
        ),
        wrapped(text, x + PADDING, y + 15, width - 2 * PADDING, { size: 9.6, isBold: step === 0 }),
      )
      y += height + 14
    }
    bottom = Math.max(bottom, y - 14)
  }
  if (!root) return { svg: parts.join(''), height: bottom + 2 }
  const height = wrappedHeight(root, WIDTH - 100, 10) + 12
  parts.push(
    ...branches.map((_, index) => arrowDown(index * (width + gap) + width / 2, bottom + 2, 12)),
    block(0, bottom + 16, WIDTH, height, INKS.greenTint),
    label('Proposta', 12, bottom + 32, { size: 11, color: INKS.green }),
    wrapped(root, 84, bottom + 32, WIDTH - 100, { size: 10 }),
  )
  return { svg: parts.join(''), height: bottom + 18 + height }
}

/** Stations on a line, one under the other. */
function way(rows: Diagram['rows']): Drawing {
  const left = 40
  let y = 0
  const parts = rows.map(([name = '', what = '', when = ''], index) => {
    const inner = WIDTH - left - 10
    const height = 18 + wrappedHeight(what, inner, 9.8) + 8
    const isLast = index === rows.length - 1
    const drawn = [
      isLast ? '' : line(15, y + 12, 15, y + height + 12, INKS.rule, 2.5),
      `<circle cx="15" cy="${y + 12}" r="11" fill="${inkAt(index % 4)}"/>`,
      label(String(index + 1), 15, y + 16.2, { size: 12, color: '#FFFFFF', anchor: 'middle' }),
      label(name, left, y + 15, { size: 11 }),
      words(when, WIDTH, y + 15, { size: 9.4, color: INKS.quiet, anchor: 'end' }),
      wrapped(what, left, y + 30, inner, { size: 9.8 }),
    ].join('')
    y += height
    return drawn
  })
  return { svg: parts.join(''), height: y }
}

function arrowDown(x: number, y: number, length = 6): string {
  return `<path d="M${x - 4} ${y + length - 4}L${x} ${y + length}L${x + 4} ${y + length - 4}M${x} ${y}V${y + length}" stroke="${INKS.quiet}" stroke-width="1.1" fill="none"/>`
}

function arrowRight(x: number, y: number): string {
  return `<path d="M${x} ${y}H${x + 8}M${x + 4} ${y - 4}L${x + 8} ${y}L${x + 4} ${y + 4}" stroke="${INKS.quiet}" stroke-width="1.1" fill="none"/>`
}
