/** A deadline as it is told: day and hour of Brasília. */
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'

export function dueText(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`
}
