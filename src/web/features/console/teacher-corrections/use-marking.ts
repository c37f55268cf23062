import { useCallback, useMemo, useRef, useState } from 'react'
import type {
  Desk,
  DeskChange,
  DeskMark,
  MarkPlace,
  Offer,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import { type BankRemark, templateOf } from '#domain/writing/teacher-correction/remark.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { ChosenSpan } from '#web/shared/marking-sheet/chosen-span.ts'
import { useDeskCalls } from './desk-calls-context.ts'
import type { Written } from './mark-form.tsx'
import { factsOf, keptMarks } from './mark-words.ts'
import { afterAnswer, answerTo, neighbourOf, openOffers } from './offer-state.ts'
import type { DeskWork } from './use-desk.ts'

function isSameSpan(place: MarkPlace | null, span: ChosenSpan | null): boolean {
  return place && span && 'start' in place ? place.start === span.start && place.end === span.end : false
}

/** A remark of less says nothing to another essay. */
const KEPT_FROM = 5
const FIRST: Written = { category: 'grammar', effect: 'fault', remark: '' }
const makeId = () => crypto.randomUUID()

/** What is chosen on the sheet, the marks of the reader, and the engine's that wait for an answer. */
export function useMarking(desk: Desk, work: DeskWork) {
  const { fetchOffers } = useDeskCalls()
  const asked = useAsked(desk.text === '' ? null : `offers ${desk.id}`, (signal) =>
    fetchOffers(desk.id, signal),
  )
  const [place, setPlace] = useState<MarkPlace | null>(null)
  const [editedId, setEdited] = useState<string | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [offerKey, setOfferKey] = useState<string | null>(null)
  const [last, setLast] = useState<Written>(FIRST)
  const marks = useMemo(() => keptMarks(work.marks), [work.marks])
  const open = useMemo(() => openOffers(asked.value?.offers ?? [], work.marks), [asked.value, work.marks])
  const edited = marks.find(({ id }) => id === editedId) ?? null
  const offer = open.find(({ key }) => key === offerKey) ?? null

  const latest = useRef({ marks, open })
  latest.current = { marks, open }
  const select = useCallback((span: ChosenSpan | null, caret: number) => {
    setEdited(null)
    // One movement is told several times, and letter by letter inside of one word.
    setPlace((now) => (isSameSpan(now, span) ? now : span))
    if (span) return
    const isAt = ({ start, end }: ChosenSpan) => start <= caret && caret < end
    const over = latest.current.open.find(isAt)
    if (over) setOfferKey(over.key)
    setSelected(latest.current.marks.find(({ place: at }) => 'start' in at && isAt(at))?.id ?? null)
  }, [])

  function save(written: Written, template: BankRemark | null): void {
    const at = edited?.place ?? place
    if (!at) return
    const mark: DeskMark = {
      id: edited?.id ?? makeId(),
      place: at,
      ...written,
      engineKey: edited?.engineKey ?? null,
      state: 'kept',
    }
    const { category, effect, remark } = written
    const typed: BankRemark = { category, effect, text: templateOf(remark, factsOf(desk, at)) }
    const used = template ?? (remark.length >= KEPT_FROM && remark !== edited?.remark ? typed : null)
    const changes: DeskChange[] = [{ does: 'mark', mark }]
    if (used) changes.push({ does: 'remember', remark: used })
    work.change(...changes)
    setLast({ category, effect, remark: '' })
    setSelected(mark.id)
    close()
  }

  function close(): void {
    setPlace(null)
    setEdited(null)
  }

  function answer(offers: readonly Offer[], state: DeskMark['state']): void {
    if (offers.length === 0) return
    work.change(...offers.map((one) => answerTo(one, state, makeId)))
    setOfferKey(afterAnswer(open, offers)?.key ?? null)
  }

  function step(by: 1 | -1): void {
    setOfferKey(neighbourOf(open, offer?.key ?? null, by)?.key ?? null)
  }

  const edit = useCallback((mark: DeskMark) => {
    setPlace(null)
    setSelected(mark.id)
    setEdited(mark.id)
  }, [])
  const { change } = work
  const remove = useCallback(({ id }: DeskMark) => change({ does: 'unmark', id }), [change])

  return {
    asked,
    marks,
    open,
    offer,
    place,
    edited,
    selected,
    first: edited ?? last,
    select,
    choose: setPlace,
    edit,
    remove,
    save,
    close,
    answer,
    step,
  }
}

export type Marking = ReturnType<typeof useMarking>
