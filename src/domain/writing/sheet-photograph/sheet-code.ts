/**
 * Which theme was this sheet printed for, and by whose account? Five bytes on the page: two of the theme, two of the
 * account, one that checks the others (product §10 From paper to text). Numbers that only say "this one" and "not this
 * one": nobody reads a theme or a person out of them.
 */
import { CODE_GRID } from './sheet-layout.ts'

export type SheetCode = {
  /** By themeNumber; 0 for a sheet without a theme of the bank. */
  readonly theme: number
  /** By accountNumber; 0 where nobody wanted it. */
  readonly account: number
}

const BYTES = 5
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function themeNumber(themeId: string): number {
  return hash16(`theme:${themeId}`)
}

export function accountNumber(accountId: string): number {
  return hash16(`account:${accountId}`)
}

/** The cells of CODE_GRID, row by row; true is dark. */
export function codeCells(code: SheetCode): boolean[] {
  const bytes = bytesOf(code)
  return Array.from({ length: BYTES * 8 }, (_, bit) => ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1)
}

/** @returns null where the check says that something was misread */
export function readCode(cells: readonly boolean[]): SheetCode | null {
  if (cells.length !== CODE_GRID.columns * CODE_GRID.rows) return null
  const bytes = Array.from({ length: BYTES }, (_, byte) =>
    cells.slice(byte * 8, byte * 8 + 8).reduce((value, isDark) => value * 2 + (isDark ? 1 : 0), 0),
  )
  const code = { theme: bytes[0]! * 256 + bytes[1]!, account: bytes[2]! * 256 + bytes[3]! }
  return bytesOf(code)[4] === bytes[4] ? code : null
}

/** The same bits for eyes: "7K2M-QX9D". */
export function codeLetters(code: SheetCode): string {
  const bits = codeCells(code).map((isDark) => (isDark ? '1' : '0'))
  const letters = Array.from(
    { length: bits.length / 5 },
    (_, at) => ALPHABET[Number.parseInt(bits.slice(at * 5, at * 5 + 5).join(''), 2)],
  ).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

function bytesOf({ theme, account }: SheetCode): number[] {
  const bytes = [theme >> 8, theme & 255, account >> 8, account & 255]
  // Never all light or all dark, where an empty margin or a thumb would read as a code.
  return [...bytes, crc8(bytes) ^ 0xa5]
}

function crc8(bytes: readonly number[]): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 255 : (sum << 1) & 255
  }
  return sum
}

/** FNV-1a, folded; never 0, which stands for none. */
function hash16(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 16) ^ (hash & 0xffff) || 1
}
