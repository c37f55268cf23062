import { useCallback, useEffect, useRef, useState } from 'react'
import type { RoomThemeGroup } from '#content/themes/room-themes.ts'
import { newId } from '#web/browser/new-id.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { fetchEssay, saveDraft } from './essay-calls.ts'
import { blankSheet, keepSheet, keptSheet, type Sheet } from './kept-sheet.ts'
import { choiceOf, findTheme, isSameTheme } from './room-theme.ts'

const SAVE_AFTER_MS = 2_500

export type SaveState = 'none' | 'local' | 'saving' | 'server' | 'failed'
type Wish = { readonly themeId: string | null; readonly essayId: string | null }

/**
 * The sheet on the desk: what the browser kept, what the address asks for, or a blank one; kept here at every change,
 * and in the account a moment after the pen rests.
 */
export function useSheet(groups: readonly RoomThemeGroup[], wish: Wish) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  /** The other theme that the address asks for, while a draft lies on the desk. */
  const [wished, setWished] = useState<Sheet | null>(null)
  const [saveState, setSaveState] = useState<SaveState>('none')
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isKnown = session.status !== 'loading'
  const latest = useRef<Sheet | null>(null)
  latest.current = sheet

  const put = useCallback((next: Sheet) => {
    keepSheet(next)
    setSheet(next)
  }, [])

  useEffect(() => {
    if (wish.essayId === null) {
      const kept = keptSheet()
      const theme = wish.themeId === null ? null : findTheme(groups, wish.themeId)
      if (!kept) return setSheet(blankSheet(theme))
      if (!theme || (kept.theme && isSameTheme(kept.theme, theme))) return setSheet(kept)
      if (kept.text.trim() === '') return setSheet({ ...blankSheet(theme), plan: kept.plan })
      setSheet(kept)
      return setWished(blankSheet(theme))
    }
    if (!isKnown) return
    let isCurrent = true
    void openEssay(wish.essayId).then((opened) => {
      if (isCurrent) setSheet(opened ?? keptSheet() ?? blankSheet())
    })
    return () => {
      isCurrent = false
    }
  }, [groups, wish.themeId, wish.essayId, isKnown])

  const change = useCallback((part: Partial<Sheet>) => {
    const before = latest.current
    if (!before) return
    const next = { ...before, ...part, isUnsaved: true }
    latest.current = next
    keepSheet(next)
    setSheet(next)
    setSaveState('local')
  }, [])

  const save = useCallback(
    async (written: Sheet): Promise<void> => {
      if (!written.theme) return
      setSaveState('saving')
      const { essayId, theme, text, plan, pastedCharacters } = written
      const saved = await saveDraft(essayId, { theme: choiceOf(theme), text, plan, pastedCharacters })
      const isLatest = latest.current === written
      if (saved.ok) {
        setSaveState('server')
        if (isLatest) put({ ...written, isUnsaved: false })
        return
      }
      setSaveState('failed')
      // Of another account, or corrected under another theme: what stands here is a new essay.
      if (isLatest && (saved.code === 'id_taken' || saved.code === 'theme_fixed'))
        put({ ...written, essayId: newId(), isCorrected: false })
    },
    [put],
  )

  useEffect(() => {
    if (!sheet?.isUnsaved || !sheet.theme || userId === null) return
    const timer = setTimeout(() => void save(sheet), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sheet, userId, save])

  return {
    sheet,
    saveState,
    /** Null where the address asks for nothing else than what lies here. */
    wishedTheme: wished?.theme ?? null,
    change,
    put,
    /** The server has corrected a version of it, and holds that one's text for the draft: what stands here is newer. */
    markCorrected: useCallback(
      (essayId: string | null) => {
        const now = latest.current
        if (now && now.essayId === essayId) put({ ...now, isCorrected: true, isUnsaved: true })
      },
      [put],
    ),
    /** Takes the blank sheet of the other theme, or stays with the draft. */
    decide: (isNew: boolean) => {
      if (isNew && wished) put(wished)
      setWished(null)
    },
  }
}

/** Null where there is no such essay, or no network: then the desk is as it was. */
async function openEssay(id: string): Promise<Sheet | null> {
  const kept = keptSheet()
  if (kept?.essayId === id && kept.isUnsaved) return kept
  const found = await fetchEssay(id)
  if (!found.ok) return kept?.essayId === id ? kept : null
  const { themeId, theme, motivating, draft, plan, pastedCharacters, versions } = found.value
  const opened: Sheet = {
    essayId: id,
    theme: { id: themeId, title: theme, motivating },
    text: draft,
    plan,
    pastedCharacters,
    isCorrected: versions.length > 0,
    isUnsaved: false,
  }
  keepSheet(opened)
  return opened
}
