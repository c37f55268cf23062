/**
 * What does it mean that an essay to be removed lies with the teacher: does it wait, or is it being read? (product §10 The
 * teacher's corrections; decision 0206)
 */

export const DESK_STATES = ['sent', 'reading'] as const
export type DeskState = (typeof DESK_STATES)[number]

/** Of the refusal of a removal: what the student is to be told before it is asked again; null for any other. */
export function deskStateOfRefusal(code: string): DeskState | null {
  if (code === 'essay_waits') return 'sent'
  return code === 'essay_is_read' ? 'reading' : null
}
