import { useCallback, useMemo, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { paperLines, sheetLines } from '#corrector/rules/lines.ts'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { countMarkedErrors, markOfLevels } from '#domain/writing/teacher-correction/desk-rubric.ts'
import type { ReturnReason } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { classCorrectionTexts } from '#texts/writing/class-correction.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { ClosingPanel } from './closing-panel.tsx'
import { release, sendBack } from './desk-calls.ts'
import { useDeskCalls } from './desk-calls-context.ts'
import { DeskHead, DeskNotices } from './desk-head.tsx'
import type { DeskCommand, DigitState } from './desk-keys.ts'
import { FormOfMark, MarkSection, OfferSection } from './desk-margin.tsx'
import { DeskSheet } from './desk-sheet.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { RubricPanel } from './rubric-panel.tsx'
import { storeOutbox } from './stored-changes.ts'
import { type DeskWork, useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { type Marking, useMarking } from './use-marking.ts'

type DeskViewProps = {
  desk: Desk
  onNext: () => Promise<void>
  onReopen: () => void
  /** At the desk of a class: drops what is written, and begins on the version that came since. */
  onAnew?: () => Promise<void>
}

/** The sheet on the left; on the right what is marked, the rubric and the end. Everything by keys, too. */
export function DeskView({ desk, onNext, onReopen, onAnew }: DeskViewProps) {
  const work = useDesk(desk)
  const marking = useMarking(desk, work)
  const refs = useDeskRefs()
  const [digits, setDigits] = useState<DigitState>({ place: 1, isLevelNext: false })
  const [isHelping, setHelping] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const ending = useEnding(desk, work, onNext)
  const mark = useMark(desk, work)
  const [hasKeys, setKeys] = useDeskKeys({
    fieldRef: refs.field,
    exam: desk.exam,
    digits,
    onDigits: (next, points) => {
      setDigits(next)
      if (points === null) return
      const { sentence = '' } = work.levels[next.place - 1] ?? {}
      work.change({ does: 'level', competence: next.place, level: points, sentence })
    },
    onCommand: handleCommand,
  })

  const choose = useCallback((place: number) => setDigits({ place, isLevelNext: false }), [])

  function handleCommand(command: DeskCommand): void {
    if (command === 'help') setHelping(true)
    else {
      if (command === 'sheet') setDigits({ ...digits, isLevelNext: false })
      actionsOf(marking, refs)[command]()
    }
  }

  return (
    <>
      <DeskHead
        desk={desk}
        saveState={work.saveState}
        onHelp={() => setHelping(true)}
        onRelease={() => void ending.giveBack()}
        onReturn={() => setReturning(true)}
        onSkip={() => void ending.skip()}
      />
      <DeskNotices newerAt={desk.newerAt} work={work} onReopen={onReopen} onAnew={onAnew} />
      <div className="correction__layout">
        <DeskSheet
          desk={desk}
          marking={marking}
          fieldRef={refs.field}
          onMark={() => refs.remark.current?.focus()}
        />
        <div className="correction__margin">
          <FormOfMark
            desk={desk}
            marking={marking}
            bank={work.bank}
            remarkRef={refs.remark}
            onDone={() => backToSheet(refs)}
          />
          <OfferSection text={desk.text} marking={marking} />
          <RubricPanel
            id={desk.id}
            exam={desk.exam}
            mark={mark}
            levels={work.levels}
            digits={digits}
            sentenceRef={refs.sentence}
            onChoose={choose}
            onChange={work.change}
          />
          <MarkSection
            text={desk.text}
            marking={marking}
            onEdit={() => requestAnimationFrame(() => refs.remark.current?.focus())}
          />
          <ClosingPanel
            desk={desk}
            work={work}
            commentRef={refs.comment}
            recordRef={refs.record}
            submitRef={refs.submit}
            isSending={ending.isSending}
            onFinish={ending.finishIt}
          />
        </div>
      </div>
      <ReturnDialog
        isOpen={isReturning}
        isSending={ending.isSending}
        onClose={() => setReturning(false)}
        onReturn={(reason, note) => void ending.returnIt(reason, note)}
      />
      <KeysDialog isOpen={isHelping} hasKeys={hasKeys} onKeys={setKeys} onClose={() => setHelping(false)} />
    </>
  )
}

/** By the board's formula, with what is marked now; null for the ENEM, and while the formula gives none. */
function useMark({ exam, text, lineBreaks }: Desk, { levels, marks }: DeskWork) {
  return useMemo(() => {
    if (!exam) return null
    const lines = lineBreaks ? paperLines(text) : sheetLines(text)
    const counted = { errors: countMarkedErrors(marks), lines }
    const mark = markOfLevels(
      exam,
      levels.map(({ level }) => level),
      counted,
    )
    return mark.kind === 'mark' ? { value: mark.value, of: mark.of } : null
  }, [exam, text, lineBreaks, levels, marks])
}

function useDeskRefs() {
  return {
    field: useRef<HTMLTextAreaElement>(null),
    remark: useRef<HTMLInputElement>(null),
    sentence: useRef<HTMLTextAreaElement>(null),
    comment: useRef<HTMLTextAreaElement>(null),
    record: useRef<HTMLButtonElement>(null),
    submit: useRef<HTMLButtonElement>(null),
  }
}
type DeskRefs = ReturnType<typeof useDeskRefs>

/** The chosen words are chosen no more, or they would be asked about again at once. */
function backToSheet({ field }: DeskRefs): void {
  const sheet = field.current
  if (!sheet) return
  sheet.setSelectionRange(sheet.selectionEnd, sheet.selectionEnd)
  sheet.focus({ preventScroll: true })
}

/** What each key does besides opening a dialog. */
function actionsOf(
  marking: Marking,
  refs: DeskRefs,
): Readonly<Record<Exclude<DeskCommand, 'help'>, () => void>> {
  const shown = marking.offer ?? marking.open[0]
  const one = shown ? [shown] : []
  const ofClass = marking.open.filter(({ kind }) => kind === shown?.kind)
  return {
    mark: () => refs.remark.current?.focus(),
    'next-offer': () => marking.step(1),
    'previous-offer': () => marking.step(-1),
    take: () => marking.answer(one, 'kept'),
    drop: () => marking.answer(one, 'dropped'),
    'take-all': () => marking.answer(ofClass, 'kept'),
    'drop-all': () => marking.answer(ofClass, 'dropped'),
    sentence: () => refs.sentence.current?.focus(),
    comment: () => refs.comment.current?.focus(),
    record: () => refs.record.current?.click(),
    finish: () => refs.submit.current?.click(),
    sheet: () => backToSheet(refs),
  }
}

/** Sent once everything has reached the server; then the next one, or the queue. */
function useEnding({ id, token }: Desk, work: DeskWork, onNext: () => Promise<void>) {
  const navigate = useNavigate()
  const { finish, kind } = useDeskCalls()
  const words = kind === 'class' ? classCorrectionTexts : { taken: texts.taken, closing: texts.closing }
  const [isSending, setSending] = useState(false)

  async function finishIt(): Promise<void> {
    if (isSending) return
    setSending(true)
    const isSaved = await work.flush()
    const ended = isSaved ? await finish(id, token) : null
    setSending(false)
    if (!ended) return showToast(texts.closing.unsent)
    if (!ended.ok) return showToast(ended.code === 'correction_gone' ? words.taken.toast : texts.actionFailed)
    showToast(words.closing.done)
    await onNext()
  }

  async function returnIt(reason: ReturnReason, note: string): Promise<void> {
    setSending(true)
    const returned = await sendBack(id, { token, reason, note })
    setSending(false)
    if (!returned.ok) {
      const { variant, title, description } = texts.actionFailed
      const why = returned.code === 'holds_contact' ? texts.return.contact : description
      return showToast({ variant, title, description: why })
    }
    storeOutbox(id, null)
    showToast(texts.return.done)
    await onNext()
  }

  async function giveBack(): Promise<void> {
    if (!(await work.flush())) return showToast(texts.closing.unsent)
    const given = await release(id)
    if (!given.ok) return showToast(texts.actionFailed)
    showToast(texts.released)
    await navigate(href('/painel/correcoes'))
  }

  async function skip(): Promise<void> {
    if (!(await work.flush())) return showToast(texts.closing.unsent)
    await onNext()
  }

  return { isSending, finishIt, returnIt, giveBack, skip }
}
