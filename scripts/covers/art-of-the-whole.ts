/**
 * What do the covers of the whole show? The fan of sheets from zero to the top score, the five
 * marks of the corrector, the exercise notebook, and the secret under the black bars.
 */
import { INKS } from '../booklets/typeset-theme.ts'
import {
  BOARD,
  display,
  hand,
  line,
  paperClip,
  penRing,
  plain,
  ruledSheet,
  stamp,
  stroke,
  swept,
  turned,
} from './shapes.ts'

/** Completo: every step has its sheet, held together by one clip; the score scale is stamped. */
export function fan(): string {
  const sheets = [14, 7, 0].map((degrees) =>
    turned(
      degrees,
      130,
      900,
      ruledSheet({ x: 92, y: 318, width: 430, height: 640 }, { pitch: 27, marginWidth: 46 }),
    ),
  )
  const front = turned(
    -6,
    130,
    900,
    [
      ruledSheet({ x: 92, y: 318, width: 430, height: 640 }, { pitch: 27, marginWidth: 46, text: WRITTEN }),
      swept(156, 381, 172, 19),
      swept(210, 543, 230, 19),
      paperClip(440, 286, '#C3CCEB'),
    ].join(''),
  )
  const frame = { x: 176, y: 566, width: 350, height: 132 }
  const middleY = frame.y + 90
  const score = turned(
    -9,
    frame.x + frame.width / 2,
    frame.y + frame.height / 2,
    [
      `<rect x="${frame.x - 10}" y="${frame.y - 10}" width="${frame.width + 20}" height="${frame.height + 20}" rx="16" fill="#FFFFFF" opacity="0.93"/>`,
      stamp(
        frame,
        [
          display('0', frame.x + 58, middleY, { size: 72, color: INKS.green, anchor: 'middle' }),
          stroke(
            `M${frame.x + 96} ${middleY - 25}H${frame.x + 140}M${frame.x + 126} ${middleY - 40}L${frame.x + 142} ${middleY - 25}L${frame.x + 126} ${middleY - 10}`,
            INKS.green,
            8,
          ),
          display('1000', frame.x + 246, middleY, { size: 72, color: INKS.green, anchor: 'middle' }),
        ].join(''),
        INKS.green,
      ),
    ].join(''),
  )
  return [...sheets, front, score].join('')
}

const WRITTEN = [
  0, 0.82, 0.95, 1, 0.6, 0.82, 1, 0.92, 1, 0.97, 1, 0.4, 0.82, 1, 0.95, 1, 0.98, 0.5, 0.8, 1, 0.9,
]

/** Competências: the ruled page itself, with one mark of the red pen for each of the five. */
export function fiveMarks(): string {
  const top = 288
  const pitch = 100
  return [0, 1, 2, 3, 4]
    .map((row) => {
      const y = top + row * pitch
      const base = y + 78
      return [
        line(0, y, 600, y, INKS.rule, 2),
        line(0, y + pitch / 2, 600, y + pitch / 2, INKS.rule, 1.2),
        display(String(row + 1), 66, base + 4, { size: 78, color: INKS.pen, anchor: 'middle' }),
        MARKS[row]?.(base) ?? '',
        levels(472, base - 6, row),
      ].join('')
    })
    .concat(
      line(0, top + 5 * pitch, 600, top + 5 * pitch, INKS.rule, 2),
      line(118, top - 8, 118, 900, INKS.red, 2.4),
    )
    .join('')
}

/** Six levels, 0 to 200; the corrector ticks one. */
function levels(x: number, y: number, row: number): string {
  const bars = [0, 1, 2, 3, 4, 5].map((level) => {
    const height = 10 + level * 8
    return `<rect x="${x + level * 15}" y="${y - height}" width="10" height="${height}" fill="${level <= (LEVELS[row] ?? 5) ? INKS.pen : INKS.rule}"/>`
  })
  return bars.join('')
}

const LEVELS = [5, 4, 5, 4, 5]
const WORD = { size: 44, color: INKS.ink }

const MARKS: readonly ((y: number) => string)[] = [
  (y) =>
    [
      hand('correcão', 150, y, WORD),
      stroke(`M150 ${y + 14}q9 -9 18 0t18 0t18 0t18 0t18 0t18 0t16 0`, INKS.red, 4),
      hand('ç', 300, y - 22, { size: 56, color: INKS.red }),
      stroke(
        `M292 ${y - 20}C282 ${y - 34} 268 ${y - 38} 252 ${y - 32}M264 ${y - 44}L250 ${y - 32}L266 ${y - 24}`,
        INKS.red,
        3.6,
      ),
    ].join(''),
  (y) =>
    [
      swept(270, y - 34, 84, 44),
      hand('fora do', 150, y, WORD),
      hand('tema', 276, y, WORD),
      penRing(313, y - 14, 58, 31, INKS.red),
    ].join(''),
  (y) =>
    [1, 2, 3]
      .map((step) => {
        const x = 172 + (step - 1) * 96
        const arrow =
          step < 3
            ? stroke(
                `M${x + 26} ${y - 14}H${x + 66}M${x + 54} ${y - 25}L${x + 68} ${y - 14}L${x + 54} ${y - 3}`,
                INKS.red,
                4,
              )
            : ''
        return `<rect x="${x - 22}" y="${y - 40}" width="44" height="52" rx="5" fill="#FFFFFF" stroke="${INKS.ink}" stroke-width="3"/>${hand(String(step), x, y + 1, { size: 40, anchor: 'middle', color: INKS.ink })}${arrow}`
      })
      .join(''),
  (y) =>
    [
      hand('causa', 150, y, WORD),
      hand('efeito', 330, y, WORD),
      stroke(`M196 ${y - 40}C220 ${y - 74} 340 ${y - 76} 366 ${y - 44}`, INKS.red, 4),
      hand('logo', 262, y - 20, { size: 38, color: INKS.red, anchor: 'middle' }),
    ].join(''),
  (y) =>
    [0, 1, 2, 3, 4]
      .map((index) => {
        const x = 152 + index * 54
        return `<rect x="${x}" y="${y - 34}" width="38" height="38" rx="5" fill="#FFFFFF" stroke="${INKS.ink}" stroke-width="3"/>${stroke(`M${x + 8} ${y - 16}L${x + 18} ${y - 4}L${x + 42} ${y - 44}`, INKS.red, 5)}`
      })
      .join(''),
]

/** Revelado o segredo: four censored paragraphs; the marker wipes the bars away. */
export function redacted(): string {
  return [
    turned(
      3,
      300,
      640,
      [
        ruledSheet({ x: 84, y: 386, width: 440, height: 640 }, { pitch: 36, marginWidth: 54 }),
        ...SECRETS.map(({ text, bars }, index) => {
          const y = 400 + index * 108
          return [
            swept(154, y + 1, text.length * 17.5 + 26, 34),
            hand(text, 166, y + 28, { size: 41, color: INKS.ink }),
            ...bars.map(
              (share, row) =>
                `<rect x="154" y="${y + 42 + row * 36}" width="${346 * share}" height="25" rx="2" fill="${BOARD}"/>`,
            ),
          ].join('')
        }),
      ].join(''),
    ),
  ].join('')
}

const SECRETS = [
  { text: 'apresentar', bars: [1, 0.62] },
  { text: 'argumentar', bars: [1, 0.8] },
  { text: 'aprofundar', bars: [1, 0.55] },
  { text: 'propor', bars: [1, 0.9] },
] as const

/** Caderno de exercícios: a spiral notebook, answered by pen and ticked by the teacher. */
export function notebook(): string {
  const left = 84
  const top = 378
  const rings = Array.from({ length: 10 }, (_, index) => {
    const x = left + 34 + index * 42
    return `<circle cx="${x}" cy="${top + 22}" r="7.5" fill="${INKS.ink}"/>${stroke(`M${x} ${top + 22}V${top - 12}`, '#8A93A8', 6)}`
  })
  const rows = QUESTIONS.map(({ letter, share, chosen }, index) => {
    const y = top + 98 + index * 82
    return [
      line(left, y + 26, left + 440, y + 26, INKS.rule, 1.8),
      line(left, y + 67, left + 440, y + 67, INKS.rule, 1.8),
      `<circle cx="${left + 56}" cy="${y}" r="21" fill="${chosen ? INKS.pen : '#FFFFFF'}" stroke="${INKS.ink}" stroke-width="3"/>`,
      plain(letter, left + 56, y + 8.5, {
        size: 25,
        anchor: 'middle',
        isBold: true,
        color: chosen ? '#FFFFFF' : INKS.ink,
      }),
      `<rect x="${left + 96}" y="${y - 7}" width="${300 * share}" height="13" rx="6" fill="${INKS.ink}" opacity="0.2"/>`,
    ].join('')
  })
  return turned(
    -3,
    300,
    620,
    [
      `<rect x="${left + 12}" y="${top + 14}" width="440" height="660" rx="12" fill="#0B1020" opacity="0.16"/>`,
      `<rect x="${left}" y="${top}" width="440" height="660" rx="12" fill="#FFFFFF"/>`,
      ...rings,
      ...rows,
      swept(left + 96, top + 98 + 82 - 15, 214, 30),
      `<rect x="${left + 96}" y="${top + 98 + 82 - 7}" width="204" height="13" rx="6" fill="${INKS.ink}" opacity="0.45"/>`,
      stroke(
        `M${left + 326} ${top + 176}L${left + 352} ${top + 204}L${left + 414} ${top + 118}`,
        INKS.red,
        10,
      ),
    ].join(''),
  )
}

const QUESTIONS = [
  { letter: 'a', share: 0.86, chosen: false },
  { letter: 'b', share: 0.68, chosen: true },
  { letter: 'c', share: 0.95, chosen: false },
  { letter: 'd', share: 0.6, chosen: false },
  { letter: 'e', share: 0.78, chosen: false },
]
