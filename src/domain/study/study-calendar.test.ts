import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from './exam-date.ts'
import { type CalendarRequest, escapeText, foldLine, studyCalendar } from './study-calendar.ts'
import { planWeek, STUDY_DEFAULTS, type StudyForm } from './study-schedule.ts'

const ratings = { linguagens: 5, humanas: 5, natureza: 5, matematica: 5, redacao: 5 }
const FORM: StudyForm = { hours: STUDY_DEFAULTS.hours, days: 180, course: '', university: '', ratings }

function aCalendar(request: Partial<CalendarRequest> = {}): string {
  return studyCalendar({
    plan: planWeek(FORM),
    // A Saturday.
    fromDay: '2026-11-21',
    examDay: '2027-05-20',
    startMinute: 14 * 60,
    madeAt: '2026-11-21T03:44:01.123Z',
    planId: 'plano-1',
    host: 'exemplo.com.br',
    names: {
      calendar: 'Estudos',
      exam: 'Prova',
      block: (subject) => `Estudar: ${subject}`,
      description: 'Um, dois; três',
    },
    ...request,
  })
}

/** Unfolded lines, as a reader of the format sees them. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

const eventsOf = (file: string) => file.split('BEGIN:VEVENT').slice(1)

test('every block is an event of its own, and so is the exam', () => {
  const plan = planWeek(FORM)
  expect(eventsOf(aCalendar())).toHaveLength(plan.weekly.flat().length + 1)
})

test('an event repeats weekly on its day until the eve of the exam', () => {
  const [first] = eventsOf(aCalendar())
  expect(linesOf(first!).filter(Boolean)).toEqual([
    'UID:plano-1-1-1@exemplo.com.br',
    'DTSTAMP:20261121T034401Z',
    'DTSTART:20261123T140000',
    'DTEND:20261123T153000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270519T235959',
    'SUMMARY:Estudar: redacao',
    'DESCRIPTION:Um\\, dois\\; três',
    'END:VEVENT',
  ])
})

test('the blocks of a day follow one another', () => {
  const monday = eventsOf(aCalendar()).filter((event) => event.includes('BYDAY=MO'))
  const times = monday.map((event) => [
    /DTSTART:\d+T(\d+)/.exec(event)![1],
    /DTEND:\d+T(\d+)/.exec(event)![1],
  ])
  expect(times.length).toBeGreaterThan(1)
  for (const [index, [start]] of times.entries()) if (index > 0) expect(start).toBe(times[index - 1]![1])
})

test('the exam takes its whole day', () => {
  expect(linesOf(aCalendar())).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20270520', 'DTEND;VALUE=DATE:20270521', 'SUMMARY:Prova']),
  )
})

test('a weekday that does not come before the exam has no event', () => {
  // Saturday to Wednesday: Monday and Tuesday are left.
  const days = [...aCalendar({ examDay: '2026-11-25' }).matchAll(/BYDAY=(..)/g)].map(([, day]) => day)
  expect([...new Set(days)]).toEqual(['MO', 'TU'])
  expect(aCalendar({ examDay: '2026-11-23' })).not.toContain('RRULE')
})

test.each([0, 1, 2, 3, 4, 5, 6])(
  'from day %i of a week on, every block begins within a week, on its own weekday',
  (offset) => {
    const fromDay = addDays('2026-11-23', offset)
    const events = eventsOf(aCalendar({ fromDay })).slice(0, -1)
    const codes = ['MO', 'TU', 'WE', 'TH', 'FR']
    for (const event of events) {
      const [, year, month, date] = /DTSTART:(\d{4})(\d\d)(\d\d)T/.exec(event)!
      const day = `${year}-${month}-${date}`
      expect(codes[weekdayOf(day) - 1]).toBe(/BYDAY=(..)/.exec(event)![1])
      expect([0, 1, 2, 3, 4, 5, 6]).toContain(daysBetween(fromDay, day))
    }
  },
)

test('a long day begins earlier than requested, so that it ends before midnight', () => {
  const plan = planWeek({ ...FORM, hours: 12 })
  for (const event of eventsOf(aCalendar({ plan, startMinute: 23 * 60 })).slice(0, -1)) {
    const [start, end] = [/DTSTART:(\d+T\d+)/.exec(event)![1]!, /DTEND:(\d+T\d+)/.exec(event)![1]!]
    expect(end > start).toBe(true)
    expect(end.slice(0, 8)).toBe(start.slice(0, 8))
    expect(end.slice(9) <= '235900').toBe(true)
  }
})

test('texts escape what the format gives a meaning', () => {
  expect(escapeText('a\\b;c,d\ne\r\nf:g"')).toBe('a\\\\b\\;c\\,d\\ne\\nf:g"')
})

test('a line of 75 octets stays whole, one of 76 is folded', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  expect(foldLine(`${'a'.repeat(74)}ç`)).toBe(`${'a'.repeat(74)}\r\n ç`)
})

test('no folded line is longer than 75 octets, and unfolding gives the line back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => !/[\r\n]/.test(text)),
      (line) => {
        const folded = foldLine(line)
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
      },
    ),
  )
})

test('every line of the file ends with CRLF', () => {
  const file = aCalendar()
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
