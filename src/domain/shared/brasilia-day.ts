/** The calendar day in Brasília's time, by which the site counts. */
import { madeOnce } from './made-once.ts'

const dayFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }),
)

/** @returns the ISO day (YYYY-MM-DD) of a moment in Brasília */
export function dayInBrasilia(moment: Date): string {
  return dayFormat().format(moment)
}
