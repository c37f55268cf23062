import { href, useNavigate } from 'react-router'
import { textOfLines } from '#domain/writing/transcription.ts'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { keepSitting, keptSitting } from '#web/features/writing/mock-exam/kept-sitting.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { LineTyping } from './line-typing.tsx'
import type { PaperDraft } from './paper-draft.ts'
import type { usePaper } from './use-paper.ts'

const texts = mockExamTexts.sitting.paper

type ExamTypingProps = {
  month: string
  draft: PaperDraft
  paper: ReturnType<typeof usePaper>
  onDone: () => void
}

/** The lines of a sheet that was written in the mock exam: they go back to its sitting, not to the room. */
export function ExamTyping({ month, draft, paper, onDone }: ExamTypingProps) {
  const navigate = useNavigate()

  async function handleTake(): Promise<void> {
    const text = textOfLines(draft.lines)
    if (text === '') return showToast(texts.nothing)
    const kept = keptSitting(month)
    const sheet = { text, pastedCharacters: 0, hasPaperLines: true }
    if (!kept || !keepSitting({ ...kept, sheet, isUnsaved: true })) return showToast(texts.lost)
    onDone()
    await navigate(`${href('/simulado/prova')}?mes=${month}`)
  }

  return (
    <>
      <p className="max-w-measure">{texts.typed}</p>
      <LineTyping lines={draft.lines} pages={paper.pages} onChange={(lines) => paper.change({ lines })} />
      <Button size="large" className="justify-self-start" onClick={() => void handleTake()}>
        {texts.take}
      </Button>
    </>
  )
}
