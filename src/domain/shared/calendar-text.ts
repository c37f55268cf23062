/** Moments as Brazilian readers see them, the same on server and browser: pt-BR, in Brasília's time. */
const DAY = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
})
const TIME = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})
/** Swedish writes days as ISO 8601 does. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The day of the calendar, e.g. "2026-09-05" (src/domain/study/exam-date.ts). */
export function isoDayOf(moment: Date): string {
  return ISO_DAY.format(moment)
}

/**
 * @param iso a moment as the wire writes it
 * @returns e.g. "05/09/2026"; empty for what is not a moment
 */
export function formatDay(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : DAY.format(moment)
}

/** @returns e.g. "14:05"; empty for what is not a moment */
export function formatTime(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : TIME.format(moment)
}
