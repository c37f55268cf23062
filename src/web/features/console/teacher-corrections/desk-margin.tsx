import { type RefObject, useCallback, useId, useRef } from 'react'
import type { Desk, DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import { MARKS_MAX } from '#domain/writing/teacher-correction/desk-rules.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MarkForm } from './mark-form.tsx'
import { MarkList } from './mark-list.tsx'
import { factsOf, quoteOf } from './mark-words.ts'
import { OfferCard } from './offer-card.tsx'
import type { Marking } from './use-marking.ts'

const texts = teacherCorrectionsTexts

type FormOfMarkProps = {
  desk: Desk
  marking: Marking
  bank: Desk['bank']
  remarkRef: RefObject<HTMLInputElement | null>
  /** Back to the sheet. */
  onDone: () => void
}

export function FormOfMark({ desk, marking, bank, remarkRef, onDone }: FormOfMarkProps) {
  const place = marking.edited?.place ?? marking.place
  if (!place || (!marking.edited && marking.marks.length >= MARKS_MAX)) return null
  return (
    <MarkForm
      // What was typed stays while other words are chosen for it.
      key={marking.edited?.id ?? 'new'}
      quote={quoteOf(desk.text, place)}
      facts={factsOf(desk, place)}
      bank={bank}
      first={marking.first}
      isEdit={marking.edited !== null}
      fieldRef={remarkRef}
      onSave={(written, template) => {
        marking.save(written, template)
        onDone()
      }}
      onClose={() => {
        marking.close()
        onDone()
      }}
    />
  )
}

/** What the engine offers: nothing where there is no text to read. */
export function OfferSection({ text, marking }: { text: string; marking: Marking }) {
  const id = useId()
  const { asked, open, offer } = marking
  if (text === '') return null
  return (
    <section aria-labelledby={id} className="teacher-card">
      <h2 id={id} className="text-xl">
        {asked.value ? texts.offers.heading({ left: open.length }) : texts.offers.waiting}
      </h2>
      <Loaded asked={asked} failed={texts.offers.failed} loading={texts.offers.loading} className="mt-2">
        {({ offers }) =>
          offers.length === 0 ? (
            <p className="mt-2 text-ink-soft">{texts.offers.none}</p>
          ) : (
            <OfferCard
              text={text}
              open={open}
              current={offer}
              onAnswer={marking.answer}
              onStep={marking.step}
            />
          )
        }
      </Loaded>
    </section>
  )
}

export function MarkSection({
  text,
  marking,
  onEdit,
}: {
  text: string
  marking: Marking
  onEdit: () => void
}) {
  const id = useId()
  const { marks, selected, edit } = marking
  const latest = useRef(onEdit)
  latest.current = onEdit
  const change = useCallback(
    (mark: DeskMark) => {
      edit(mark)
      latest.current()
    },
    [edit],
  )
  return (
    <section aria-labelledby={id} className="teacher-card">
      <h2 id={id} className="text-xl">
        {texts.mark.list({ count: marks.length })}
      </h2>
      {marks.length >= MARKS_MAX ? (
        <p className="mt-2 text-sm text-ink-soft">{texts.mark.full({ max: MARKS_MAX })}</p>
      ) : null}
      <MarkList text={text} marks={marks} selected={selected} onChange={change} onRemove={marking.remove} />
    </section>
  )
}
