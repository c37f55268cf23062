/** The calendar day in Brasília's time, by which the site counts. */
const DAY_PARTS = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** @returns the ISO day (YYYY-MM-DD) of a moment in Brasília */
export function dayInBrasilia(moment: Date): string {
  return DAY_PARTS.format(moment)
}
