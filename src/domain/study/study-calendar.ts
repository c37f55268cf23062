/**
 * The week as a calendar file (iCalendar, RFC 5545): one weekly event for each block until the exam, and the exam's
 * day. Hours are floating, so that they are the student's own wherever the calendar is opened.
 */
import { addDays, weekdayOf } from './exam-date.ts'
import type { StudyPlan, Subject } from './study-schedule.ts'

const MINUTES_A_DAY = 24 * 60
const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR']
/** RFC 5545 §3.1: octets of a line, without its end. */
const MAX_LINE_OCTETS = 75

export type CalendarRequest = {
  readonly plan: StudyPlan
  /** ISO day from which the blocks are entered. */
  readonly fromDay: string
  /** ISO day of the exam: blocks end the day before. */
  readonly examDay: string
  /** Minutes after midnight at which each day begins; earlier where a day would otherwise pass midnight. */
  readonly startMinute: number
  /** ISO moment of the file's making. */
  readonly madeAt: string
  /** Tells this plan's events from others, the same each time: a second import then replaces the first. */
  readonly planId: string
  readonly host: string
  readonly names: {
    readonly calendar: string
    readonly exam: string
    readonly block: (subject: Subject) => string
    readonly description: string
  }
}

/** The whole file, lines ended by CRLF. Blocks whose first day would not come before the exam are left out. */
export function studyCalendar(request: CalendarRequest): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${request.host}//cronograma-de-estudos//PT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(request.names.calendar)}`,
    ...blockEvents(request),
    ...examEvent(request),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function blockEvents(request: CalendarRequest): string[] {
  const { weekly } = request.plan
  const until = `${compactDay(addDays(request.examDay, -1))}T235959`
  return weekly.flatMap((blocks, dayIndex) => {
    const day = firstWeekday(request.fromDay, dayIndex + 1)
    if (day >= request.examDay) return []
    const dayMinutes = blocks.reduce((sum, { minutes }) => sum + minutes, 0)
    let minute = Math.max(Math.min(request.startMinute, MINUTES_A_DAY - 1 - dayMinutes), 0)
    return blocks.flatMap(({ subject, minutes }, blockIndex) => {
      const start = minute
      minute += minutes
      return [
        'BEGIN:VEVENT',
        `UID:${request.planId}-${dayIndex + 1}-${blockIndex + 1}@${request.host}`,
        `DTSTAMP:${compactMoment(request.madeAt)}`,
        `DTSTART:${compactDay(day)}T${clock(start)}`,
        `DTEND:${compactDay(day)}T${clock(minute)}`,
        `RRULE:FREQ=WEEKLY;BYDAY=${WEEKDAY_CODES[dayIndex]};UNTIL=${until}`,
        `SUMMARY:${escapeText(request.names.block(subject))}`,
        `DESCRIPTION:${escapeText(request.names.description)}`,
        'END:VEVENT',
      ]
    })
  })
}

function examEvent(request: CalendarRequest): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${request.planId}-prova@${request.host}`,
    `DTSTAMP:${compactMoment(request.madeAt)}`,
    `DTSTART;VALUE=DATE:${compactDay(request.examDay)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(request.examDay, 1))}`,
    `SUMMARY:${escapeText(request.names.exam)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** @param weekday 1 for Monday to 5 for Friday; `from` itself when it is one */
function firstWeekday(from: string, weekday: number): string {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}

/** Backslash, semicolon, comma and line ends, as RFC 5545 §3.3.11 writes them. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Breaks a line at 75 octets of UTF-8, never inside a character; each further part begins with a space. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const width = octetsOf(character)
    if (octets + width > MAX_LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += width
  }
  parts.push(part)
  return parts.join('\r\n')
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function compactDay(day: string): string {
  return day.replaceAll('-', '')
}

function compactMoment(iso: string): string {
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`
}

function clock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}${pad(minute % 60)}00`
}
