/**
 * Is this a CNPJ? Two check digits by module 11; since July 2026 the first twelve places may hold letters, which count
 * as their ASCII code less 48 (IN RFB 2.229/2024; "Cálculo do DV do CNPJ alfanumérico", Serpro). The shop shows it to
 * every buyer (Decreto 7.962/2013, art. 2º).
 */

const FORM = /^[0-9A-Z]{12}[0-9]{2}$/
/** From the last place to the first the weights go 2 to 9, and again. */
const LOWEST_WEIGHT = 2
const WEIGHTS = 8

/** @param text with or without its points @returns it as it is written in print, or null when it is none */
export function readCnpj(text: string): string | null {
  const places = text.toUpperCase().replaceAll(/[\s./-]/g, '')
  if (!FORM.test(places)) return null
  const body = places.slice(0, 12)
  // A number of one digit alone passes the sum, and is nobody's.
  if (/^(.)\1*$/.test(places)) return null
  const first = checkDigit(body)
  if (places.slice(12) !== `${first}${checkDigit(`${body}${first}`)}`) return null
  return places.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

function checkDigit(places: string): number {
  const sum = [...places]
    .reverse()
    .reduce((total, place, index) => total + placeValue(place) * ((index % WEIGHTS) + LOWEST_WEIGHT), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function placeValue(place: string): number {
  return place.charCodeAt(0) - '0'.charCodeAt(0)
}
