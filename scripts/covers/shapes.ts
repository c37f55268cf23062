/**
 * What are the covers drawn with? The things on a corrector's desk, as SVG fragments that both the
 * browser and the PDF writer can draw: no filters, no gradients, no external files.
 * All coordinates are units of the 600 × 800 plate.
 */
import { INKS } from '../booklets/typeset-theme.ts'

export const BOARD = '#101C1A'
export const CHALK = '#F3F1E7'
const SHADOW = '#0B1020'

export type Frame = { x: number; y: number; width: number; height: number }

/** A ruled sheet with its numbered margin. `text` draws faint written lines; an entry is a share of the width. */
export function ruledSheet(
  frame: Frame,
  options: {
    firstNumber?: number
    pitch?: number
    text?: readonly number[]
    marginWidth?: number
    hasShadow?: boolean
  } = {},
): string {
  const { x, y, width, height } = frame
  const { firstNumber = 1, pitch = 30, text = [], marginWidth = 46, hasShadow = true } = options
  const count = Math.floor((height - pitch * 0.6) / pitch)
  const rows = Array.from({ length: count }, (_, row) => {
    const ruleY = y + pitch * (row + 1.25)
    const written = text[row] ?? 0
    const start = x + marginWidth + 16
    return [
      line(x, ruleY, x + width, ruleY, INKS.rule, 1.6),
      number(String(firstNumber + row), x + marginWidth - 12, ruleY - pitch * 0.24, pitch * 0.47),
      written > 0
        ? `<rect x="${start}" y="${ruleY - pitch * 0.5}" width="${(width - marginWidth - 40) * written}" height="${pitch * 0.25}" rx="3" fill="${INKS.ink}" opacity="0.16"/>`
        : '',
    ].join('')
  })
  return [
    hasShadow
      ? `<rect x="${x + 10}" y="${y + 12}" width="${width}" height="${height}" rx="4" fill="${SHADOW}" opacity="0.16"/>`
      : '',
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#FFFFFF"/>`,
    ...rows,
    line(x + marginWidth, y, x + marginWidth, y + height, INKS.pen, 2.2),
  ].join('')
}

export function line(x1: number, y1: number, x2: number, y2: number, color: string, width: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${color}" stroke-width="${width}" fill="none"/>`
}

export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The felt-tip mark: rising a little, uneven at both ends. */
export function swept(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string = INKS.marker,
): string {
  const right = x + width
  const bottom = y + height
  return `<path fill="${color}" d="M${x - height * 0.12} ${y + height * 0.14}Q${x + width / 2} ${y - height * 0.1} ${right + height * 0.1} ${y}L${right - height * 0.06} ${bottom - height * 0.1}Q${x + width / 2} ${bottom - height * 0.02} ${x + height * 0.08} ${bottom + height * 0.06}Z"/>`
}

type Letters = {
  size: number
  color?: string
  anchor?: 'start' | 'middle' | 'end'
  isBold?: boolean
  spacing?: number
}

function letters(family: string, text: string, x: number, y: number, options: Letters): string {
  const { size, color = INKS.ink, anchor = 'start', isBold = false, spacing = 0 } = options
  const weight = isBold ? ' font-weight="bold"' : ''
  const tracking = spacing ? ` letter-spacing="${spacing}"` : ''
  return `<text x="${x}" y="${y}" font-family="'${family}'" font-size="${size}" fill="${color}" text-anchor="${anchor}"${weight}${tracking}>${escaped(text)}</text>`
}

export function display(text: string, x: number, y: number, options: Letters): string {
  return letters('Bricolage Grotesque', text, x, y, { isBold: true, ...options })
}

export function plain(text: string, x: number, y: number, options: Letters): string {
  return letters('Source Sans 3', text, x, y, options)
}

/** Handwriting: the teacher's and the student's pens. */
export function hand(text: string, x: number, y: number, options: Letters): string {
  return letters('Caveat', text, x, y, { isBold: true, color: INKS.pen, ...options })
}

function number(text: string, x: number, y: number, size: number): string {
  return plain(text, x, y, { size, color: INKS.quiet, anchor: 'end' })
}

export function turned(degrees: number, cx: number, cy: number, content: string): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`
}

export function moved(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`
}

/** A paper clip, upright, 44 × 120, at its top left corner. */
export function paperClip(x: number, y: number, color: string = '#8A93A8'): string {
  return stroke(
    `M${x + 34} ${y + 34}v54a15 15 0 0 1-30 0V${y + 24}a10.5 10.5 0 0 1 21 0v60a6 6 0 0 1-12 0V${y + 40}`,
    color,
    4.5,
  )
}

/** The exam's pen: black, with a transparent body; drawn upright with its tip at the origin. */
export function clearPen(): string {
  return [
    `<path d="M0 0L-6 -26L6 -26Z" fill="${INKS.ink}"/>`,
    '<path d="M-8 -26L8 -26L17 -74L-17 -74Z" fill="#E7EBF7"/>',
    '<path d="M-17 -74H17V-400H-17Z" fill="#F4F6FD" opacity="0.92"/>',
    `<path d="M-4.5 -30H4.5V-392H-4.5Z" fill="${INKS.ink}"/>`,
    '<path d="M-17 -74H-9V-400H-17Z" fill="#FFFFFF" opacity="0.85"/>',
    '<path d="M11 -74H17V-400H11Z" fill="#C9D1E8"/>',
    `<path d="M-19 -400H19V-432H-19Z" fill="${INKS.ink}"/>`,
  ].join('')
}

/** A rubber stamp: double frame, letters inside, a little worn. */
export function stamp(frame: Frame, content: string, color: string): string {
  const { x, y, width, height } = frame
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="none" stroke="${color}" stroke-width="6"/>`,
    `<rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="6" fill="none" stroke="${color}" stroke-width="2"/>`,
    content,
  ].join('')
}

/** A curl of the pen around a word. */
export function penRing(cx: number, cy: number, rx: number, ry: number, color: string, width = 4): string {
  return stroke(
    `M${cx - rx * 0.2} ${cy - ry * 1.05}C${cx + rx * 1.1} ${cy - ry * 1.25} ${cx + rx * 1.35} ${cy + ry * 0.9} ${cx} ${cy + ry}C${cx - rx * 1.3} ${cy + ry * 1.05} ${cx - rx * 1.25} ${cy - ry * 0.95} ${cx + rx * 0.35} ${cy - ry * 0.98}`,
    color,
    width,
  )
}

/** The logo in a 64 × 64 field: a sheet, the swept mark, and the til of "redação" by pen. */
export function logoMark(): string {
  return [
    `<path d="M12 4H43L54 15V58A3 3 0 0 1 51 61H12A3 3 0 0 1 9 58V7A3 3 0 0 1 12 4Z" fill="#FFFFFF" stroke="${INKS.ink}" stroke-width="3.4" stroke-linejoin="round"/>`,
    `<path d="M43 4V15H54" fill="none" stroke="${INKS.ink}" stroke-width="3.4" stroke-linejoin="round"/>`,
    swept(15, 28, 34, 17),
    stroke('M17.5 40.5C20 29.5 27 30 32 36S43 43.5 46.5 32', INKS.pen, 6),
    line(17, 52.5, 46, 52.5, INKS.rule, 2.6),
    line(17, 20, 35, 20, INKS.rule, 2.6),
  ].join('')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
