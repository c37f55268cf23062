import { LARGE_HAND_LETTERS, paperLines, sheetLines } from '#corrector/rules/lines.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { INSUFFICIENT_LINES, readSheet, sheetProblem } from '#domain/writing/writing-room.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { SendToTeacher } from '#web/features/writing/teacher-correction/send-to-teacher.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { Sheet } from './stored-sheet.ts'

type RoomSendingProps = {
  sheet: Sheet
  /** The correction by the teacher that the text answers. */
  rewritesId: string | null
  onNoTheme: () => void
}

/** The sheet as it stands goes to the teacher, corrected by the machine before or not. */
export function RoomSending({ sheet, rewritesId, onNoTheme }: RoomSendingProps) {
  const { essayId, exam, theme, text, hasPaperLines } = sheet

  const lines = hasPaperLines ? paperLines(text) : sheetLines(text, LARGE_HAND_LETTERS)

  function readEssay() {
    const problem = sheetProblem(readSheet(text))
    if (problem) showToast(texts.problems[problem])
    else if (!theme) onNoTheme()
    else return { essayId, exam, theme: theme.title, title: null, text, hasPaperLines }
    return null
  }

  return (
    <SendToTeacher
      essayId={essayId}
      rewritesId={rewritesId}
      theme={theme?.title ?? null}
      essay={readEssay}
      isShort={exam === ENEM && lines <= INSUFFICIENT_LINES}
    />
  )
}
