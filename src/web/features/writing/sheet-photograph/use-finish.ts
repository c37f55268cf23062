import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { firstUnconfirmed, textOfLines } from '#domain/writing/transcription.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { newId } from '#web/browser/new-id.ts'
import { saveDraft } from '#web/features/writing/writing-room/essay-calls.ts'
import { type ChosenTheme, choiceOf } from '#web/features/writing/writing-room/room-theme.ts'
import { createSheetStore } from '#web/features/writing/writing-room/sheet-store.ts'
import { blankSheet, type Sheet } from '#web/features/writing/writing-room/stored-sheet.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { PaperDraft } from './paper-draft.ts'
import { sendPhotograph } from './photograph-calls.ts'

const texts = sheetPhotographTexts.finish

type Finishing = {
  readonly theme: ChosenTheme | null
  readonly isMember: boolean
  /** True once she has agreed that it takes the place of what lies in the room. */
  readonly mayReplace: boolean
  /** To be kept with the essay; none where she does not wish it. */
  readonly photographs: readonly (Blob | null)[]
}

/** Takes what was typed to the writing room, as a new essay with the lines of the paper, and its photographs with it. */
export function useFinish(onDone: () => void) {
  const [step, setStep] = useState<'none' | 'replacing' | 'busy' | 'unsaved'>('none')
  const navigate = useNavigate()
  /** The same for every try, so that a second one makes no second essay. */
  const essayId = useRef(newId())

  async function finish(draft: PaperDraft, how: Finishing): Promise<void> {
    const { theme, isMember, mayReplace, photographs } = how
    const text = textOfLines(draft.lines)
    if (text === '') return showToast(texts.nothing)
    if (firstUnconfirmed(draft.lines) !== null) return showToast(texts.unconfirmed)
    const sheets = createSheetStore(newId())
    const there = sheets.open(null)
    const isOther = there !== null && there.essayId !== essayId.current
    // A visitor has one sheet; an account finds the others in its history.
    if (!isMember && !mayReplace && isOther && there.text.trim() !== '') return setStep('replacing')
    if (!isMember && isOther) sheets.remove(there.essayId)
    const sheet: Sheet = {
      ...blankSheet(theme),
      essayId: essayId.current,
      text,
      hasPaperLines: true,
      isUnsaved: true,
    }
    sheets.take(sheet)
    if (photographs.length > 0) {
      setStep('busy')
      if (!(await keep(sheet, photographs))) return setStep('unsaved')
    }
    onDone()
    await navigate(`${href('/corretor-de-redacao')}?redacao=${essayId.current}`)
  }

  return { finish, step, stay: () => setStep('none') }
}

/** The essay first: a photograph is kept with one that is there. */
async function keep(
  { essayId, theme, text, plan, pastedCharacters, hasPaperLines }: Sheet,
  photographs: readonly (Blob | null)[],
): Promise<boolean> {
  if (!theme) return false
  const saved = await saveDraft(essayId, {
    theme: choiceOf(theme),
    text,
    plan,
    pastedCharacters,
    hasPaperLines,
  })
  if (!saved.ok) return false
  for (const [page, photograph] of photographs.entries()) {
    if (photograph && !(await sendPhotograph(essayId, page + 1, photograph)).ok) return false
  }
  return true
}
