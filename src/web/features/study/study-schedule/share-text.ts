import { numberText } from '#domain/shared/number-text.ts'

/** @param percent of 100 */
export function formatShare(percent: number): string {
  return `${numberText(percent)}%`
}
