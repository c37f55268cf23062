import { type FormEvent, useEffect, useRef, useState } from 'react'
import { countWords, LINE_LETTERS, linesByHand } from '#corrector/rules/lines.ts'
import { ESSAY_LIMITS, ESSAY_ROWS, essayProblem, readEssay } from '#domain/community/challenge.ts'
import type { OwnEssay, Submitted } from '#domain/community/challenge-wire.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import { communityWritingTexts } from '#texts/community/community-writing.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { useHand } from '#web/browser/hand-store.ts'
import { currentHolder } from '#web/browser/kept-things.ts'
import { showWritingFailure } from '#web/shared/community/failure-notice.ts'
import { WritingSheet } from '#web/shared/writing-sheet/writing-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendEssay, withdrawEssay } from './challenge-calls.ts'
import { storeDraft, storedDraft } from './challenge-store.ts'

const { confirm, panel: texts, problems, success, failure, refusals } = challengeTexts

type EssayPanelProps = {
  /** The person's essay of this month; null while there is none, or it is not known. */
  mine: OwnEssay | null
  onSubmitted: (submitted: Submitted) => void
  onWithdrawn: () => void
}

/** Where one writes: first to send, afterwards to edit what was sent (product §4 Challenge). */
export function EssayPanel({ mine, onSubmitted, onWithdrawn }: EssayPanelProps) {
  const [text, setText] = useState('')
  const hand = useHand()
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, setSending] = useState(false)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const isTouched = useRef(false)

  // A draft is newer than what was sent; what is being written is newer than both.
  useEffect(() => {
    if (isTouched.current) return
    setText(storedDraft() ?? mine?.text ?? '')
  }, [mine])

  function handleChange(next: string): void {
    isTouched.current = true
    setText(next)
    storeDraft(next === mine?.text ? '' : next)
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    const problem = essayProblem(readEssay(text))
    if (!problem) {
      setConfirming(true)
      return
    }
    showToast(problems[problem])
    fieldRef.current?.focus()
  }

  async function handleConfirm(): Promise<void> {
    if (isSending) return
    setSending(true)
    const holder = currentHolder()
    const sent = await sendEssay({ text })
    setSending(false)
    setConfirming(false)
    if (!sent.ok) return showWritingFailure(sent.code, { ...failure, reasons: refusals })
    storeDraft('', holder)
    isTouched.current = false
    onSubmitted(sent.value)
    showToast(success)
  }

  async function handleWithdraw(): Promise<void> {
    const holder = currentHolder()
    const withdrawn = await withdrawEssay()
    if (!withdrawn.ok) return showToast(communityWritingTexts.removeFailed)
    storeDraft(text, holder)
    onWithdrawn()
    showToast(texts.withdrawn)
  }

  return (
    <section aria-labelledby="escrever">
      <h2 id="escrever" className="mb-4 text-2xl">
        {mine ? texts.yours : texts.write}
      </h2>
      <noscript>
        <p className="mb-4 font-semibold">{texts.noScript}</p>
      </noscript>
      {mine && !mine.isListed ? <Notice className="mb-4">{texts.waiting}</Notice> : null}
      <form method="post" noValidate onSubmit={handleSubmit} className="needs-script">
        <WritingSheet
          fieldRef={fieldRef}
          name="essay"
          label={texts.field}
          placeholder={texts.placeholder}
          value={text}
          minRows={ESSAY_ROWS}
          maxLength={ESSAY_LIMITS.max}
          lineLetters={hand ?? LINE_LETTERS}
          count={texts.count({
            characters: text.trim().length,
            words: countWords(text),
            lines: linesByHand(text, hand),
          })}
          onChange={handleChange}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" size="large" isBusy={isSending} busyLabel={texts.sending}>
            {mine ? texts.edit : texts.send}
          </Button>
          {mine ? (
            <Button look="quiet" onClick={() => void handleWithdraw()}>
              {texts.withdraw}
            </Button>
          ) : null}
        </div>
      </form>
      {/* Before an essay is shown to everybody (product §2 Monthly challenge). */}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void handleConfirm()}
        title={confirm.title}
        cancelLabel={confirm.cancel}
        confirmLabel={confirm.confirm}
        closeLabel={commonTexts.close}
        isBusy={isSending}
        busyLabel={texts.sending}
      >
        <p>{confirm.lead}</p>
      </ConfirmDialog>
    </section>
  )
}
