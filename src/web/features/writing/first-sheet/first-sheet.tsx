import { type FormEvent, lazy, memo, Suspense, useContext, useEffect, useId, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { FIRST_WORDS, type FirstMark, strokesOf } from '#domain/writing/first-marks.ts'
import { SHEET_MAX_CHARACTERS } from '#domain/writing/writing-room.ts'
import { firstSheetTexts as texts } from '#texts/writing/first-sheet.ts'
import { InlineMark } from '#web/inline-mark.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { EARLY_MARKS_SCRIPT, EARLY_PLACE, stopEarlyMarks } from './early-marks.ts'
import { countWords, useFirstMarks, warmReader } from './use-first-marks.ts'

const FirstNotes = lazy(() => import('./first-notes.tsx').then(({ FirstNotes }) => ({ default: FirstNotes })))

/**
 * The first screen's sheet (decision 0163): a visitor writes or pastes a paragraph and sees the teacher's pen on it,
 * without an account. Before the page's script, and without it, it is a form that the writing room answers.
 */
export function FirstSheet() {
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [selected, setSelected] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { marks, reading, readNow } = useFirstMarks(text)
  const id = useId()

  useEffect(() => {
    stopEarlyMarks()
    // What was typed before the page's script began.
    const typed = fieldRef.current?.value ?? ''
    if (typed !== '') setText(typed)
  }, [])

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setAsked(true)
    if (countWords(text) < FIRST_WORDS) fieldRef.current?.focus()
    else void readNow()
  }

  function write(next: string): void {
    if (fieldRef.current) fieldRef.current.value = next
    setText(next)
    setAsked(false)
    warmReader()
  }

  function handleSelect(index: number): void {
    const mark = marks[index]
    setSelected(index)
    if (!mark) return
    fieldRef.current?.focus()
    fieldRef.current?.setSelectionRange(mark.start, mark.end)
  }

  function handleCaret(): void {
    const at = fieldRef.current?.selectionStart ?? -1
    const under = marks.findIndex(({ start, end }) => start <= at && at <= end)
    setSelected(under < 0 ? null : under)
  }

  const isShort = countWords(text) < FIRST_WORDS
  return (
    <form method="post" onSubmit={handleSubmit} className="mx-auto w-full max-w-[36rem]">
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <RuledSheet className="writing-sheet first-sheet">
        <Strokes text={text} marks={marks} selected={selected} />
        <textarea
          ref={fieldRef}
          id={id}
          name="text"
          rows={7}
          defaultValue=""
          maxLength={SHEET_MAX_CHARACTERS}
          placeholder={texts.placeholder}
          aria-describedby={`${id}-said`}
          spellCheck={false}
          lang="pt-BR"
          onFocus={warmReader}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setAsked(false)
          }}
          onSelect={handleCaret}
          className="writing-sheet__field first-sheet__field"
        />
      </RuledSheet>
      <p id={`${id}-said`} role="status" className="mt-2 min-h-6 text-ink-soft">
        {isShort && isAsked ? texts.short : statusOf(reading, marks)}
      </p>
      {reading === 'read' ? null : <EarlyMarks />}
      {marks.length > 0 ? (
        <Suspense fallback={null}>
          <FirstNotes text={text} marks={marks} selected={selected} onSelect={handleSelect} />
        </Suspense>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="large"
          formAction={href('/corretor-de-redacao')}
          look={reading === 'read' ? 'secondary' : 'primary'}
          className={reading === 'read' ? 'hidden' : undefined}
        >
          {texts.submit}
        </Button>
        {reading === 'read' ? <ToRoom text={text} /> : null}
        {text === '' ? (
          <Button look="quiet" className="needs-script" onClick={() => write(texts.example)}>
            {texts.useExample}
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{texts.promise}</p>
    </form>
  )
}

/** Written by the script before React comes: what stands in it is left alone. */
const EarlyMarks = memo(function EarlyMarks() {
  const nonce = useContext(InlineMark)
  return (
    <>
      <div id={EARLY_PLACE} role="status" suppressHydrationWarning>
        {NOTHING}
      </div>
      <script nonce={nonce} suppressHydrationWarning>
        {EARLY_MARKS_SCRIPT}
      </script>
    </>
  )
})
/** As text, so that React takes what it finds there for the element's own affair. */
const NOTHING = ''

type StrokesProps = { text: string; marks: readonly FirstMark[]; selected: number | null }

/** The same words once more below the field, unseen but for the pen on them. */
function Strokes({ text, marks, selected }: StrokesProps) {
  return (
    <div aria-hidden="true" className="first-sheet__strokes">
      {strokesOf(text, marks).map(({ text: words, mark }, index) => {
        const effect = mark === null ? null : marks[mark]?.effect
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place in the text
            key={index}
            className={effect ? classNames('mark', `mark--${effect}`) : undefined}
            aria-current={(mark !== null && mark === selected) || undefined}
          >
            {words}
          </span>
        )
      })}
      {/* A line end at the very end of the text opens a line of its own, as in the field. */}
      {'\n'}
    </div>
  )
}

function statusOf(
  reading: ReturnType<typeof useFirstMarks>['reading'],
  marks: ReturnType<typeof useFirstMarks>['marks'],
): string | null {
  if (reading === 'read') {
    const faults = marks.filter(({ effect }) => effect === 'fault').length
    return faults === 0 ? texts.clean : texts.found({ count: faults })
  }
  return reading === 'none' ? null : texts[reading]
}

/** The text goes along; where another one lies on the room's sheet, the student says which of them stays. */
function ToRoom({ text }: { text: string }) {
  const navigate = useNavigate()
  const [isTaken, setTaken] = useState(false)

  async function handleGo(isReplacing: boolean): Promise<void> {
    const { keepForRoom } = await import('./keep-for-room.ts')
    if (!keepForRoom(text, isReplacing)) return setTaken(true)
    await navigate(href('/corretor-de-redacao'))
  }

  if (!isTaken)
    return (
      <Button size="large" onClick={() => void handleGo(false)}>
        {texts.toRoom}
      </Button>
    )
  return (
    <Notice
      title={texts.taken.title}
      actions={
        <>
          <Button size="small" onClick={() => void navigate(href('/corretor-de-redacao'))}>
            {texts.taken.open}
          </Button>
          <Button size="small" look="secondary" onClick={() => void handleGo(true)}>
            {texts.taken.replace}
          </Button>
        </>
      }
    >
      {texts.taken.lead}
    </Notice>
  )
}
