/**
 * What do the covers of the parts show? One idea each: the first line, the door of the introduction,
 * the bridge of the arguments, and the golden key with its five teeth.
 */
import { INKS } from '../booklets/typeset-theme.ts'
import {
  CHALK,
  clearPen,
  hand,
  line,
  moved,
  penRing,
  plain,
  ruledSheet,
  stroke,
  swept,
  turned,
} from './shapes.ts'

/** Iniciante: an empty sheet, the first line being written with the pen of the exam. */
export function firstLine(): string {
  const sheet = ruledSheet({ x: 66, y: 318, width: 560, height: 640 }, { pitch: 62, marginWidth: 70 })
  return turned(
    -5,
    300,
    560,
    [
      sheet,
      penRing(114, 379, 26, 24, INKS.red, 4.5),
      swept(216, 352, 208, 50),
      hand('Eu consigo.', 160, 390, { size: 74, color: INKS.ink }),
      moved(437, 392, 1.02, turned(57, 0, 0, clearPen())),
    ].join(''),
  )
}

/** Introdução: the first paragraph is a door; its light falls on the lines below. */
export function door(): string {
  const frame = { x: 182, y: 352, width: 192, height: 316 }
  const right = frame.x + frame.width
  const bottom = frame.y + frame.height
  return [
    ruledSheet({ x: 60, y: 300, width: 480, height: 640 }, { pitch: 32, marginWidth: 56 }),
    `<path d="M${frame.x} ${bottom}H${right}L${right + 96} 1000H${frame.x - 130}Z" fill="${INKS.marker}" opacity="0.85"/>`,
    `<rect x="${frame.x - 16}" y="${frame.y - 16}" width="${frame.width + 32}" height="${frame.height + 16}" fill="${INKS.ink}"/>`,
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="${INKS.marker}"/>`,
    // Faint lines of the text to come, seen through the doorway.
    ...[0, 1, 2, 3, 4, 5].map((row) => {
      const y = frame.y + 58 + row * 38
      return `<rect x="${frame.x + 92}" y="${y}" width="${row === 5 ? 44 : 74}" height="9" rx="4" fill="${INKS.ink}" opacity="0.22"/>`
    }),
    `<path d="M${frame.x} ${frame.y}L${frame.x + 84} ${frame.y + 34}V${bottom + 34}L${frame.x} ${bottom}Z" fill="${INKS.pen}"/>`,
    `<path d="M${frame.x + 16} ${frame.y + 36}L${frame.x + 66} ${frame.y + 56}V${frame.y + 152}L${frame.x + 16} ${frame.y + 140}Z" fill="none" stroke="#FFFFFF" stroke-width="3" opacity="0.75"/>`,
    `<path d="M${frame.x + 16} ${frame.y + 172}L${frame.x + 66} ${frame.y + 186}V${frame.y + 286}L${frame.x + 16} ${frame.y + 262}Z" fill="none" stroke="#FFFFFF" stroke-width="3" opacity="0.75"/>`,
    `<circle cx="${frame.x + 70}" cy="${frame.y + 170}" r="7" fill="${INKS.marker}"/>`,
    hand('entre!', 468, 388, { size: 46, anchor: 'middle' }),
    stroke('M470 404C470 432 448 446 412 448M426 436L409 448L426 459', INKS.pen, 4.2),
  ].join('')
}

/** Desenvolvimentos: two paragraphs are the piers that carry the thesis across. */
export function bridge(): string {
  const deckY = 500
  const pierTop = 306
  const pier = (x: number, title: string) =>
    [
      ruledSheet(
        { x, y: pierTop, width: 132, height: 620 },
        { pitch: 27, marginWidth: 28, text: PIER_TEXT, firstNumber: 8 },
      ),
      swept(x + 36, pierTop + 80, 84, 42),
      hand(title, x + 80, pierTop + 115, { size: 48, anchor: 'middle', color: INKS.ink }),
    ].join('')
  const deckLabel = (text: string, x: number) =>
    plain(text, x, deckY + 39, { size: 27, color: '#FFFFFF', anchor: 'middle', isBold: true })
  return [
    ...[0, 1, 2, 3, 4].map((row) => `<g opacity="0.35">${stroke(wave(680 + row * 40), '#FFFFFF', 2.4)}</g>`),
    stroke(`M-10 ${deckY - 30}C60 ${deckY - 44} 130 ${deckY - 110} 186 ${pierTop + 12}`, CHALK, 6),
    stroke(`M186 ${pierTop + 12}C236 ${deckY - 8} 364 ${deckY - 8} 414 ${pierTop + 12}`, CHALK, 6),
    stroke(`M414 ${pierTop + 12}C470 ${deckY - 110} 540 ${deckY - 44} 610 ${deckY - 30}`, CHALK, 6),
    ...HANGERS.map(([x, y]) => line(x, y, x, deckY, CHALK, 3)),
    pier(120, '2º §'),
    pier(348, '3º §'),
    `<rect x="-10" y="${deckY}" width="620" height="58" fill="${INKS.ink}"/>`,
    line(-10, deckY + 4, 610, deckY + 4, INKS.marker, 7),
    deckLabel('tese', 62),
    deckLabel('repertório', 300),
    deckLabel('conclusão', 526),
  ].join('')
}

function wave(y: number): string {
  return `M-20 ${y}q38 -16 76 0t76 0t76 0t76 0t76 0t76 0t76 0t76 0`
}

const PIER_TEXT = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.9, 1, 0.8, 1, 0.95, 1, 0.7, 1, 1, 0.9, 1, 0.85]
/** Where the cable stands above the deck. */
const HANGERS: readonly (readonly [number, number])[] = [
  [28, 460],
  [62, 445],
  [96, 420],
  [278, 450],
  [310, 451],
  [330, 443],
  [504, 420],
  [538, 445],
  [572, 460],
]

/** Conclusão: the golden key; each tooth is one element of the proposal. */
export function key(): string {
  const shaftY = 452
  return [
    ruledSheet({ x: 60, y: 300, width: 480, height: 530 }, { firstNumber: 19, pitch: 42, marginWidth: 60 }),
    `<g opacity="0.18" transform="translate(8 10)">${goldenKey(shaftY, '#0B1020')}</g>`,
    goldenKey(shaftY, '#F2C230'),
    stroke(`M262 ${shaftY - 10}H536`, '#FFE9A3', 6),
    ...TEETH.map(({ x, depth, label }) => {
      const y = shaftY + depth
      return turned(-90, x + 17, y, hand(label, x - 8, y + 12, { size: 40, anchor: 'end' }))
    }),
  ].join('')
}

const TEETH = [
  { x: 268, depth: 62, label: 'quem?' },
  { x: 324, depth: 92, label: 'o quê?' },
  { x: 380, depth: 52, label: 'como?' },
  { x: 436, depth: 104, label: 'para quê?' },
  { x: 492, depth: 72, label: 'detalhe' },
] as const

function goldenKey(shaftY: number, color: string): string {
  return [
    `<path fill-rule="evenodd" fill="${color}" d="M160 ${shaftY - 84}a84 84 0 1 0 0.1 0ZM160 ${shaftY - 40}a40 40 0 1 1 -0.1 0Z"/>`,
    `<rect x="236" y="${shaftY - 19}" width="310" height="38" rx="8" fill="${color}"/>`,
    ...TEETH.map(
      ({ x, depth }) =>
        `<rect x="${x}" y="${shaftY}" width="34" height="${depth + 10}" rx="5" fill="${color}"/>`,
    ),
  ].join('')
}
