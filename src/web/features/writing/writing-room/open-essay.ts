import { ENEM } from '#domain/writing/exam-reading.ts'
import { fetchEssay, fetchExamEssay } from './essay-calls.ts'
import type { SheetStore } from './sheet-store.ts'
import type { Sheet } from './stored-sheet.ts'

/** An essay of the account, by what this browser has of it and the server does not. Null for none, or no network. */
export async function openEssay(sheets: SheetStore, id: string): Promise<Sheet | null> {
  const kept = sheets.open(id)
  if (kept?.isUnsaved) return kept
  const found = await fetchEssay(id)
  if (!found.ok) return kept
  const { exam, themeId, theme, motivating, draft, plan, pastedCharacters, hasPaperLines, versions } =
    found.value
  const opened: Sheet = {
    essayId: id,
    exam,
    theme: { id: themeId, title: theme, motivating },
    text: draft,
    plan,
    pastedCharacters,
    hasPaperLines,
    isCorrected: versions.length > 0 || (exam !== ENEM && (await isRead(id))),
    isUnsaved: false,
  }
  return sheets.write(opened).writer === 'mine' ? opened : sheets.yield(opened)
}

async function isRead(id: string): Promise<boolean> {
  const found = await fetchExamEssay(id)
  return found.ok && found.value.versions.length > 0
}
