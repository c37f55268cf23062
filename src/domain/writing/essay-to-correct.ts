/**
 * What the corrector is given of a sheet. One rule for the server and for the device, or their marks would stand in
 * different places (decision 0065).
 */
import type { Essay } from '#corrector/analysis.ts'
import { readSheet } from './writing-room.ts'

/** @param theme.motivating texts pasted one below the other, parted by blank lines */
export function essayToCorrect(
  theme: { title: string; motivating: string },
  text: string,
  hasPaperLines = false,
): Essay {
  return {
    text: readSheet(text),
    ...(hasPaperLines ? { hasPaperLines } : {}),
    theme: readSheet(theme.title),
    motivating: readSheet(theme.motivating)
      .split(/\n{2,}/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  }
}
