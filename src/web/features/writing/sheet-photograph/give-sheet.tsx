import { useEffect, useRef, useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { SheetFigures } from '#domain/writing/given-sheets.ts'
import type { GivingState } from '#domain/writing/given-sheets-wire.ts'
import { givenSheetTexts as texts } from '#texts/writing/given-sheet.ts'
import { newId } from '#web/browser/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchGiving, sendGift, takeBack } from './given-sheet-calls.ts'
import { packGift } from './page-canvas.ts'

/** The photograph at hand and how it fared; null after a new visit, when only its copy is left. */
export type GiftAtHand = { readonly file: Blob; readonly figures: SheetFigures } | null

/** Nothing at all while the house collects no photographs, and for minors; what was given is always there to be taken back. */
export function GiveSheet({ gift }: { gift: GiftAtHand }) {
  const [state, setState] = useState<GivingState | null>(null)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change
  useEffect(() => {
    const controller = new AbortController()
    void fetchGiving(controller.signal).then((found) => {
      if (found.ok && !controller.signal.aborted) setState(found.value)
    })
    return () => controller.abort()
  }, [asked])
  if (!state) return null
  const isAsking = state.isOpen && state.access !== 'adults_only'
  if (!isAsking && state.given.length === 0) return null
  const reload = () => setAsked((count) => count + 1)
  return (
    <details className="room-panel">
      <summary className="room-panel__summary font-semibold">{texts.heading}</summary>
      <div className="mt-3 grid max-w-measure justify-items-start gap-4">
        {isAsking ? <Question state={state} gift={gift} onGiven={reload} /> : null}
        {state.given.length > 0 ? <Given state={state} onTaken={reload} /> : null}
      </div>
    </details>
  )
}

function Question({ state, gift, onGiven }: { state: GivingState; gift: GiftAtHand; onGiven: () => void }) {
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [givenFile, setGivenFile] = useState<Blob | null>(null)
  const agreeRef = useRef<HTMLInputElement>(null)
  /** Of the photograph, so that a second try gives nothing twice. */
  const ids = useRef(new WeakMap<Blob, string>())

  async function handleGive(): Promise<void> {
    if (!gift || isBusy) return
    setMissing(!isAgreed)
    if (!isAgreed) return agreeRef.current?.focus()
    const id = ids.current.get(gift.file) ?? newId()
    ids.current.set(gift.file, id)
    setBusy(true)
    const bytes = await packGift(gift.file).catch(() => null)
    const sent = bytes && (await sendGift(id, gift.figures, bytes))
    setBusy(false)
    if (!sent) return showToast(texts.unmade)
    if (!sent.ok) {
      const words = new Map<string, string>(Object.entries(texts.refusals))
      return showToast({ ...texts.failed, description: words.get(sent.code) ?? texts.failed.description })
    }
    setGivenFile(gift.file)
    setAgreed(false)
    showToast(texts.given)
    onGiven()
  }

  const isGiven = gift !== null && givenFile === gift.file
  return (
    <>
      <p>{texts.lead}</p>
      <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {state.access === 'age_unknown' || state.left === 0 || gift === null || isGiven ? (
        <p className="font-semibold">{whyNot(state, isGiven)}</p>
      ) : (
        <>
          <Checkbox
            ref={agreeRef}
            label={texts.agree}
            checked={isAgreed}
            onChange={({ currentTarget }) => {
              setAgreed(currentTarget.checked)
              setMissing(false)
            }}
            error={isMissing ? texts.agreeMissing : undefined}
          />
          <Button look="secondary" isBusy={isBusy} busyLabel={texts.giving} onClick={() => void handleGive()}>
            {texts.give}
          </Button>
        </>
      )}
    </>
  )
}

function whyNot({ access, left }: GivingState, isGiven: boolean): string {
  if (access === 'age_unknown') return texts.ageUnknown
  if (isGiven) return texts.isGiven
  return left === 0 ? texts.noneLeft : texts.noPhotograph
}

function Given({ state: { given }, onTaken }: { state: GivingState; onTaken: () => void }) {
  async function handleTake(id: string | null): Promise<void> {
    const taken = await takeBack(id)
    showToast(taken.ok ? texts.takenBack : texts.failed)
    if (taken.ok) onTaken()
  }
  return (
    <div>
      <p className="font-semibold">{texts.own({ count: given.length })}</p>
      <ul className="mt-1">
        {given.map(({ id, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            {texts.one({ day: formatDay(createdAt) })}
            <Button size="small" look="quiet" onClick={() => void handleTake(id)}>
              {texts.takeBack}
              <span className="sr-only">: {texts.one({ day: formatDay(createdAt) })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {given.length > 1 ? (
        <Button size="small" look="quiet" onClick={() => void handleTake(null)}>
          {texts.takeAllBack}
        </Button>
      ) : null}
    </div>
  )
}
