import { useState } from 'react'
import { ok, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import type { ExamCorrected, ExamCorrectionBody } from '#domain/writing/exam-essay-wire.ts'
import { examReading } from '#domain/writing/exam-reading.ts'
import { readSheet, sheetProblem } from '#domain/writing/writing-room.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { newId } from '#web/browser/new-id.ts'
import { correctOnDevice } from '#web/shared/device-corrector/device-corrector.ts'
import { hasStoredSession } from '#web/shared/session/stored-session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { bodyOf, NO_ANSWER } from './correct-sheet.ts'
import { sendForExam } from './essay-calls.ts'
import { keepExamReading, keptExamReading } from './kept-exam-reading.ts'
import type { Sheet } from './stored-sheet.ts'
import { useShownPart } from './use-shown-part.ts'
import { visitorCorrection } from './visitor-correction.ts'

type ReadSheet = { readonly sheet: Sheet; readonly read: ExamCorrected }

/**
 * Has a sheet for another exam read, by the server or by this device, and says what stands against it.
 *
 * @param put what the sheet has become
 * @param open shows a version that the account keeps
 */
export function useExamReading(put: (sheet: Sheet) => void, open: (read: ExamCorrected) => Promise<void>) {
  /** What no account keeps. */
  const part = useShownPart('leitura', keptExamReading)
  const [isReading, setReading] = useState(false)
  const [isGuestUsed, setGuestUsed] = useState(false)

  /** Null where no reading came; then the reason has been shown. */
  async function read(sheet: Sheet): Promise<ReadSheet | null> {
    if (isReading) return null
    const problem = sheetProblem(readSheet(sheet.text))
    if (problem) {
      showToast(texts.problems[problem])
      return null
    }
    setReading(true)
    const answer = await readForExam(sheet)
    setReading(false)
    if (answer.ok) return answer.value
    if (answer.code === 'guest_used') setGuestUsed(true)
    else
      showToast({
        variant: 'destructive',
        title: texts.failure.title,
        description: texts.refusals[answer.code] ?? texts.failure.description,
      })
    return null
  }

  async function start(sheet: Sheet): Promise<void> {
    const made = await read(sheet)
    if (!made) return
    put(made.sheet)
    if (made.read.essayId !== null) return open(made.read)
    if (!hasStoredSession()) keepExamReading(made.read)
    part.show(made.read)
    window.scrollTo({ top: 0 })
  }

  return { start, read: part.shown, hide: part.hide, isReading, isGuestUsed }
}

async function readForExam(sheet: Sheet) {
  const theme = sheet.theme ?? { title: '', motivating: '' }
  const essay = essayToCorrect(theme, sheet.text, sheet.hasPaperLines)
  const visitor = hasStoredSession() ? null : visitorCorrection
  if (visitor?.hasUsed(essay)) return refuse('guest_used')
  const { answer, essayId } = await sendUnderSomeId({ ...bodyOf(sheet), exam: sheet.exam })
  if (answer.ok) {
    const isKept = answer.value.essayId !== null
    if (!isKept) visitor?.remember(essay)
    return ok({ sheet: { ...sheet, essayId, isCorrected: isKept }, read: answer.value })
  }
  if (!NO_ANSWER.has(answer.code)) return answer
  const made = await correctOnDevice(essay)
  if (!made.ok) return made
  visitor?.remember(essay)
  const unkept = { essayId: null, number: null, leftToday: null, earnedBadges: [], grantedXp: 0 }
  const reading = examReading(made.value)
  return ok({ sheet, read: { text: essay.text, theme: theme.title, exam: sheet.exam, reading, ...unkept } })
}

/** Refused under its id (another account's, or read under another theme or exam), it goes once more as a new one. */
async function sendUnderSomeId(body: ExamCorrectionBody) {
  const answer = await sendForExam(body)
  if (answer.ok || (answer.code !== 'id_taken' && answer.code !== 'theme_fixed'))
    return { answer, essayId: body.essayId }
  const essayId = newId()
  return { answer: await sendForExam({ ...body, essayId }), essayId }
}
