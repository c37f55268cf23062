/**
 * Captions of a lesson's own video (product §10 Courses): WebVTT or SubRip in, WebVTT out. Tags and places of a cue are
 * left out, its words and times stay.
 * https://www.w3.org/TR/webvtt1/
 */
import { type Ok, ok, type Refusal, refuse } from '../../shared/result.ts'

/** Times in milliseconds from the beginning. */
export type Cue = { readonly from: number; readonly to: number; readonly text: string }

export type CaptionsRefusal = Refusal<'captions-empty'> | Refusal<'captions-broken', { line: number }>

const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})`
const TIMING = new RegExp(`^\\s*${TIME}\\s+-->\\s+${TIME}(?:\\s|$)`)
/** Blocks of WebVTT that say nothing. */
const SILENT = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/
/** A silence in which a paragraph ends. */
const PARAGRAPH_MS = 2000

/** @returns the cues, or the line (from 1 on) at which a block has no times, or times that run backwards */
export function readCaptions(source: string): Ok<readonly Cue[]> | CaptionsRefusal {
  const cues: Cue[] = []
  for (const { line, lines } of blocksOf(source)) {
    if (SILENT.test(lines[0] ?? '')) continue
    // A cue may have a name or a number above its times.
    const at = lines[0]?.includes('-->') ? 0 : 1
    const times = timesOf(lines[at] ?? '')
    if (!times) return refuse('captions-broken', { line: line + Math.min(at, lines.length - 1) })
    const text = plain(lines.slice(at + 1).join('\n'))
    if (text !== '') cues.push({ ...times, text })
  }
  return cues.length === 0 ? refuse('captions-empty') : ok(cues)
}

/** @returns the cues as a file that browsers show */
export function captionsFile(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}`)
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** @returns what is said as a text to begin a transcript with, a paragraph after each silence */
export function spokenText(cues: readonly Cue[]): string {
  return cues
    .map(({ from, text }, index) => {
      const before = cues[index - 1]
      const gap = !before ? '' : from - before.to >= PARAGRAPH_MS ? '\n\n' : ' '
      return gap + text.replaceAll('\n', ' ')
    })
    .join('')
}

type Block = { readonly line: number; readonly lines: readonly string[] }

function blocksOf(source: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isOpen = false
  source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((text, index) => {
      const isText = text.trim() !== ''
      if (isText && isOpen) blocks.at(-1)?.lines.push(text)
      else if (isText) blocks.push({ line: index + 1, lines: [text] })
      isOpen = isText
    })
  return blocks
}

function timesOf(line: string): Pick<Cue, 'from' | 'to'> | null {
  const [, ...parts] = TIMING.exec(line) ?? []
  if (parts.length === 0) return null
  const from = milliseconds(parts.slice(0, 4))
  const to = milliseconds(parts.slice(4))
  return from < to ? { from, to } : null
}

function milliseconds([hours, minutes, seconds, rest]: readonly (string | undefined)[]): number {
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}

function clock(time: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const [hours, minutes, seconds] = [time / 3_600_000, (time / 60_000) % 60, (time / 1000) % 60].map(two)
  return `${hours}:${minutes}:${seconds}.${String(time % 1000).padStart(3, '0')}`
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

function plain(text: string): string {
  return text
    .replaceAll(/<[^>\n]*>|\{\\[^}\n]*\}/g, '')
    .replaceAll(/&([a-z]{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
