/** Moments as Brazilian readers see them, the same on server and browser: pt-BR, in Brasília's time. */
import { madeOnce } from './made-once.ts'

const dayFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'America/Sao_Paulo',
    }),
)
const timeFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }),
)

/**
 * @param iso a moment as the wire writes it
 * @returns e.g. "05/09/2026"; empty for what is not a moment
 */
export function formatDay(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : dayFormat().format(moment)
}

/** @returns e.g. "14:05"; empty for what is not a moment */
export function formatTime(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : timeFormat().format(moment)
}
