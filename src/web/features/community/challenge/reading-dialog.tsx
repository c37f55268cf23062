import { useEffect, useState } from 'react'
import type { WholeEssay } from '#domain/community/challenge-wire.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { fetchEssay } from './challenge-calls.ts'

const { list, reading: texts } = challengeTexts

/** A whole essay on its sheet; null closes it. */
export function ReadingDialog({ essayId, onClose }: { essayId: string | null; onClose: () => void }) {
  const [essay, setEssay] = useState<WholeEssay | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    setEssay(null)
    setFailed(false)
    if (essayId === null) return
    let isCurrent = true
    void fetchEssay(essayId).then((found) => {
      if (!isCurrent) return
      if (found.ok) setEssay(found.value)
      else setFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [essayId])

  const author = essay ? (essay.isMine ? list.you : essay.author) : null
  return (
    <Dialog
      isOpen={essayId !== null}
      onClose={onClose}
      title={author === null ? texts.loading : texts.title({ author })}
      closeLabel={commonTexts.close}
    >
      {hasFailed ? <p role="alert">{texts.failed}</p> : null}
      {!hasFailed && essayId !== null && !essay ? <Spinner label={texts.loading} /> : null}
      {essay ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long essay is scrolled by the keyboard from here
        <section aria-label={texts.title({ author: author ?? essay.author })} tabIndex={0}>
          <RuledSheet className="reading-sheet">
            <p className="whitespace-pre-line wrap-anywhere">{essay.text}</p>
          </RuledSheet>
        </section>
      ) : null}
    </Dialog>
  )
}
