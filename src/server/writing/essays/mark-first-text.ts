/**
 * The marks of a paragraph for whoever has no corrector on the device yet (product §2 Landing page, decision 0163).
 * Nothing is kept, and the visitor's one correction is not used.
 */
import { type FirstMark, firstMarks } from '#domain/writing/first-marks.ts'
import type { AppContext } from '#server/context.ts'

export async function markFirstText(
  { corrector }: Pick<AppContext, 'corrector'>,
  text: string,
): Promise<FirstMark[]> {
  if (text.trim() === '') return []
  // As it was sent: the marks count from its first letter.
  const { marks } = await corrector.correct({ text, theme: '', motivating: [] })
  return firstMarks(marks)
}
