/** Under which number does the shop sell? A company's CNPJ, or the CPF of a person (Decreto 7.962/2013, art. 2º I names both). */
import { readCnpj } from './cnpj.ts'

/** @param text with or without its points @returns it as it is written in print, or null when it is none */
export function readCpf(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '')
  if (!/^\d{11}$/.test(digits)) return null
  // A number of one digit alone passes the sum, and is nobody's.
  if (/^(.)\1*$/.test(digits)) return null
  const first = checkDigit(digits.slice(0, 9))
  if (digits.slice(9) !== `${first}${checkDigit(`${digits.slice(0, 9)}${first}`)}`) return null
  return digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}

/** @returns either as it is written in print, or null when it is neither */
export function readTaxId(text: string): string | null {
  return readCnpj(text) ?? readCpf(text)
}

/** The weights go from 2 at the last place upwards. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
