import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PracticeAnswer, ShownItem } from '#domain/study/practice/practice-wire.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { Verdict } from './verdict.tsx'

const texts = practiceTexts.item
const MAX_LENGTH = 1200

type PracticeFormProps = {
  item: ShownItem
  isLast: boolean
  /** @returns null where it could not be judged */
  onSubmit: (text: string | null) => Promise<PracticeAnswer | null>
  onNext: () => void
}

/** A sentence to mend or a short text to write. Enter checks, Shift with Enter begins a line. */
export function PracticeForm({ item, isLast, onSubmit, onNext }: PracticeFormProps) {
  const [text, setText] = useState(item.begin)
  const [isChecking, setChecking] = useState(false)
  const [answer, setAnswer] = useState<PracticeAnswer | null>(null)
  const nextRef = useRef<HTMLButtonElement>(null)
  const isOpen = item.state === 'open'

  useEffect(() => {
    if (!isOpen) nextRef.current?.focus()
  }, [isOpen])

  async function submit(given: string | null): Promise<void> {
    if (isChecking) return
    setChecking(true)
    const answered = await onSubmit(given)
    setChecking(false)
    if (answered) setAnswer(answered)
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isOpen) void submit(text)
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isOpen) void submit(text)
  }

  return (
    <form onSubmit={handleSubmit} className="rounded-sheet border border-line bg-sheet p-4 sm:p-6">
      <p className="text-sm font-semibold text-ink-soft">
        {item.of === 'own' ? texts.own : item.of === 'task' ? texts.task : texts.mend}
        {item.kind ? ` · ${markName(item.kind)}` : null}
      </p>
      {item.prompt ? <p className="mt-2 text-lg font-semibold">{item.prompt}</p> : null}
      {item.text ? (
        <blockquote className="mt-3 border-l-2 border-pen pl-3 text-lg wrap-anywhere">{item.text}</blockquote>
      ) : null}
      <TextAreaField
        label={texts.answer}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        readOnly={!isOpen}
        maxLength={MAX_LENGTH}
        rows={4}
        spellCheck={false}
        autoCapitalize="sentences"
        className="mt-5"
      />
      <div aria-live="polite">{answer ? <Verdict answer={answer} item={item} /> : null}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOpen ? (
          <Button type="submit" isBusy={isChecking} busyLabel={texts.checking}>
            {texts.check}
          </Button>
        ) : (
          <Button ref={nextRef} onClick={onNext}>
            {isLast ? texts.finish : texts.next}
          </Button>
        )}
        {isOpen && item.misses > 0 ? (
          <Button look="quiet" aria-disabled={isChecking} onClick={() => void submit(null)}>
            {texts.show}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
