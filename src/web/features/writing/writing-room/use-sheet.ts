import { useCallback, useEffect, useRef, useState } from 'react'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { newId } from '#web/browser/new-id.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { saveDraft } from './essay-calls.ts'
import { openEssay } from './open-essay.ts'
import { type ChosenTheme, choiceOf, findTheme, isSameTheme } from './room-theme.ts'
import { blankSheet, type Sheet } from './stored-sheet.ts'
import { useSingleWriter } from './use-single-writer.ts'

const SAVE_AFTER_MS = 2_500

export type SaveState = 'none' | 'local' | 'saving' | 'server' | 'failed'
export type RoomRequest = {
  readonly themeId: string | null
  readonly essayId: string | null
  /** Null where the address names none; undefined while its rules are being fetched. */
  readonly exam: string | null | undefined
  /** A proposal of the exam or a task of a class, which no bank has. */
  readonly ownTheme: string | null
}

/**
 * The sheet in the store: what the browser kept, what the address asks for, or a blank one; kept here at every change,
 * and in the account a moment after the pen rests. Where another tab writes on it, this one only shows it.
 */
export function useSheet(groups: readonly RoomThemeGroup[], request: RoomRequest) {
  const { themeId, essayId, exam: askedExam, ownTheme } = request
  const { sheets, sheetState, lay, put, takeOver, takeOther } = useSingleWriter()
  const sheet = sheetState?.sheet ?? null
  const writer = sheetState?.writer ?? 'mine'
  /** The other theme that the address asks for, while a draft lies in the store. */
  const [requested, setRequested] = useState<Sheet | null>(null)
  const [saveState, setSaveState] = useState<SaveState>('none')
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isKnown = session.status !== 'loading'
  const latest = useRef<Sheet | null>(null)
  latest.current = sheet

  useEffect(() => {
    if (essayId === null) {
      if (askedExam === undefined) return
      const kept = sheets.open(null)
      const theme = askedTheme(groups, themeId, ownTheme)
      // A theme of a bank is the ENEM's.
      const exam = askedExam ?? (themeId === null ? (kept?.exam ?? ENEM) : ENEM)
      if (!kept) return lay(blankSheet(theme, exam))
      const isSame = !theme || (kept.theme !== null && isSameTheme(kept.theme, theme))
      if (isSame && kept.exam === exam) return lay(kept)
      if (kept.text.trim() === '') return lay({ ...blankSheet(theme, exam), plan: kept.plan })
      lay(kept)
      return setRequested(blankSheet(theme, exam))
    }
    if (!isKnown) return
    let isCurrent = true
    void openEssay(sheets, essayId).then((opened) => {
      if (isCurrent) lay(opened ?? sheets.open(null) ?? blankSheet())
    })
    return () => {
      isCurrent = false
    }
  }, [groups, themeId, essayId, askedExam, ownTheme, isKnown, sheets, lay])

  /** A visitor's other draft, and one that goes on under another id, would be found by nobody. */
  const replace = useCallback(
    (next: Sheet, isLeft: boolean) => {
      const before = latest.current
      if (before && before.essayId !== next.essayId && !isLeft) sheets.remove(before.essayId)
      latest.current = next
      put(next)
    },
    [sheets, put],
  )

  const change = useCallback(
    (part: Partial<Sheet>) => {
      if (!latest.current) return
      replace({ ...latest.current, ...part, isUnsaved: true }, false)
      setSaveState('local')
    },
    [replace],
  )

  const save = useCallback(
    async (written: Sheet): Promise<void> => {
      if (!written.theme) return
      setSaveState('saving')
      const { essayId, exam, theme, text, plan, pastedCharacters, hasPaperLines } = written
      const saved = await saveDraft(essayId, {
        exam,
        theme: choiceOf(theme),
        text,
        plan,
        pastedCharacters,
        hasPaperLines,
      })
      const isLatest = latest.current === written
      if (saved.ok) {
        setSaveState('server')
        if (isLatest) put({ ...written, isUnsaved: false })
        return
      }
      setSaveState('failed')
      // Of another account, or corrected under another theme: what stands here is a new essay.
      if (isLatest && (saved.code === 'id_taken' || saved.code === 'theme_fixed'))
        replace({ ...written, essayId: newId(), isCorrected: false }, false)
    },
    [put, replace],
  )

  useEffect(() => {
    if (writer !== 'mine' || !sheet?.isUnsaved || !sheet.theme || userId === null) return
    const timer = setTimeout(() => void save(sheet), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [writer, sheet, userId, save])

  return {
    sheet,
    saveState,
    sheetState,
    takeOver,
    takeOther,
    /** False where the address asks for nothing else than what lies here. */
    isOtherAsked: requested !== null,
    change,
    put: (next: Sheet) => replace(next, false),
    /** The server has corrected a version of it, and holds that one's text for the draft: what stands here is newer. */
    markCorrected: useCallback(
      (essayId: string | null) => {
        const now = latest.current
        if (now && now.essayId === essayId) put({ ...now, isCorrected: true, isUnsaved: true })
      },
      [put],
    ),
    /** Takes the blank sheet of the other theme, or stays with the draft; an account's draft can be opened again. */
    decide: (isNew: boolean) => {
      if (isNew && requested) replace(requested, userId !== null)
      setRequested(null)
    },
  }
}

function askedTheme(
  groups: readonly RoomThemeGroup[],
  id: string | null,
  ownTheme: string | null,
): ChosenTheme | null {
  if (ownTheme !== null) return { id: null, title: ownTheme, motivating: '' }
  return id === null ? null : findTheme(groups, id)
}
