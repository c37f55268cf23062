/** The way of a first paragraph into the writing room: it lies on the room's sheet when the room opens. */
import { newId } from '#web/browser/new-id.ts'
import { createSheetStore } from '#web/features/writing/writing-room/sheet-store.ts'
import { blankSheet } from '#web/features/writing/writing-room/stored-sheet.ts'

/**
 * @param isReplacing the student has said that what lies there may go
 * @returns false where another text lies on the sheet, and nothing was changed
 */
export function keepForRoom(text: string, isReplacing: boolean): boolean {
  const sheets = createSheetStore(newId())
  const kept = sheets.open(null)
  const isFree = !kept || kept.text.trim() === '' || kept.text.trim() === text.trim()
  if (!isFree && !isReplacing) return false
  if (kept && !isFree) sheets.remove(kept.essayId)
  sheets.write({ ...(kept && isFree ? kept : blankSheet()), text, isUnsaved: true })
  return true
}
