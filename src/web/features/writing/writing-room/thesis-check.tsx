import { useState } from 'react'
import type { PracticeVerdict } from '#domain/study/practice/practice-wire.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { Button } from '#web/ui/button.tsx'

const texts = writingRoomTexts.plan.check

type ThesisCheckProps = { theme: string | null; thesis: string }

/** The engine reads the thesis as it reads one in an essay: is it about the theme, and does it take a position? */
export function ThesisCheck({ theme, thesis }: ThesisCheckProps) {
  const [isChecking, setChecking] = useState(false)
  const [said, setSaid] = useState<{ thesis: string; words: string; isRight: boolean } | null>(null)
  if (thesis.trim() === '') return null

  async function handleCheck(): Promise<void> {
    if (isChecking) return
    if (theme === null) return setSaid({ thesis, words: texts.noTheme, isRight: false })
    setChecking(true)
    const schema = import('#domain/study/practice/practice-wire.ts').then(
      (wire) => wire.practiceVerdictSchema,
    )
    const body = { theme, text: thesis }
    const answer = await callChecked(schema, 'practice/theses', { method: 'POST', body })
    setChecking(false)
    const words = answer.ok ? wordsOf(answer.value) : texts.failed
    setSaid({ thesis, words, isRight: answer.ok && answer.value.isRight })
  }

  return (
    <div className="-mt-1">
      <Button
        size="small"
        look="secondary"
        isBusy={isChecking}
        busyLabel={texts.doing}
        onClick={() => void handleCheck()}
      >
        {texts.do}
      </Button>
      <p role="status" className={said?.isRight ? 'mt-1 font-semibold text-green' : 'mt-1'}>
        {said?.thesis === thesis ? said.words : null}
      </p>
    </div>
  )
}

function wordsOf({ isRight, problems, found }: PracticeVerdict): string {
  const told = isRight ? [texts.right] : problems.flatMap((problem) => texts.problems[problem] ?? [])
  const names = found.map((kind) => markName(kind).toLowerCase())
  return [...told, ...(names.length > 0 ? [texts.found({ names: names.join(', ') })] : [])].join(' ')
}
