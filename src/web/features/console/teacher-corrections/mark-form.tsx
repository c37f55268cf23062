import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import { TEACHER_REMARKS } from '#content/writing/teacher-remarks/teacher-remarks.ts'
import type { Desk, DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import { REMARK_CATEGORIES, REMARK_CATEGORY_IDS } from '#domain/writing/peer-remarks.ts'
import {
  type BankRemark,
  fillRemark,
  REMARK_MAX,
  type RemarkFacts,
  TEACHER_EFFECTS,
} from '#domain/writing/teacher-correction/remark.ts'
import { findRemarks, wholeBank } from '#domain/writing/teacher-correction/remark-search.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const texts = teacherCorrectionsTexts.mark
const NUMBERS = [1, 2, 3, 4, 5]

export type Written = Pick<DeskMark, 'category' | 'effect' | 'remark'>

type MarkFormProps = {
  quote: string
  facts: RemarkFacts
  bank: Desk['bank']
  first: Written
  isEdit: boolean
  fieldRef: RefObject<HTMLInputElement | null>
  /** @param template of the bank, where the remark came from there */
  onSave: (written: Written, template: BankRemark | null) => void
  onClose: () => void
}

/** What the chosen words are marked as: a remark of the bank by two letters, or a new one. */
export function MarkForm(props: MarkFormProps) {
  const { quote, facts, bank, first, isEdit, fieldRef, onSave, onClose } = props
  const id = useId()
  const [written, setWritten] = useState<Written>(first)
  const [at, setAt] = useState<number | null>(null)
  const all = useMemo(() => wholeBank(bank, TEACHER_REMARKS), [bank])
  const isSearching = written.remark.trim().length >= 2 && written.remark !== first.remark
  const found = useMemo(
    () => (isSearching ? findRemarks(all, written.remark, (category) => remarkCategoryNames[category]) : []),
    [all, written.remark, isSearching],
  )

  function use(remark: BankRemark): void {
    const { text, category, effect } = remark
    onSave({ category, effect, remark: fillRemark(text, facts) }, { text, category, effect })
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    const chosen = at === null ? undefined : found[at]
    if (chosen) use(chosen)
    else onSave({ ...written, remark: written.remark.trim() }, null)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (found.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const last = found.length - 1
    setAt(at === null ? (step === 1 ? 0 : last) : (at + step + found.length) % found.length)
  }

  return (
    <form
      method="post"
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      aria-label={isEdit ? texts.edit : texts.heading}
      className="note-card grid gap-3"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="note-card__quote mt-0">“{quote}”</p>
        <IconButton label={commonTexts.close} onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <Field label={texts.remark} hint={texts.remarkHint}>
        {(control) => (
          <input
            {...control}
            ref={fieldRef}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-found`}
            aria-activedescendant={at === null ? undefined : `${id}-${at}`}
            maxLength={REMARK_MAX}
            value={written.remark}
            onChange={(event) => {
              setWritten({ ...written, remark: event.currentTarget.value })
              setAt(null)
            }}
            onKeyDown={handleKeyDown}
            className="field-control"
          />
        )}
      </Field>
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label={texts.found}
        className={classNames(
          'grid max-h-56 auto-rows-max gap-px overflow-y-auto rounded-control border border-line',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((remark, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field beside it has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the active one
          <div
            key={remark.text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => use(remark)}
            className={classNames(
              'min-h-11 cursor-pointer px-3 py-2 text-[0.9375rem] leading-snug hover:bg-pen-wash',
              index === at && 'bg-pen-wash',
            )}
          >
            <span className="block text-sm text-ink-soft">
              {competenceTexts.short({ number: REMARK_CATEGORIES[remark.category] })} ·{' '}
              {remarkCategoryNames[remark.category]}, {texts.effectNames[remark.effect]}
            </span>
            {remark.text}
          </div>
        ))}
      </div>
      <Kind written={written} onChange={setWritten} />
      <div>
        <Button type="submit">{isEdit ? texts.saveChange : texts.save}</Button>
      </div>
    </form>
  )
}

type KindProps = { written: Written; onChange: (written: Written) => void }

function Kind({ written, onChange }: KindProps) {
  const name = useId()
  return (
    <>
      <SelectField
        label={texts.category}
        value={written.category}
        onChange={(event) => {
          const category = REMARK_CATEGORY_IDS.find((one) => one === event.currentTarget.value)
          if (category) onChange({ ...written, category })
        }}
      >
        {NUMBERS.map((number) => (
          <optgroup key={number} label={competenceTexts.competence({ number })}>
            {REMARK_CATEGORY_IDS.filter((one) => REMARK_CATEGORIES[one] === number).map((one) => (
              <option key={one} value={one}>
                {remarkCategoryNames[one]}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="font-semibold">{texts.effect}</legend>
        {TEACHER_EFFECTS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === written.effect}
              onChange={() => onChange({ ...written, effect: one })}
              className="size-5 shrink-0 accent-pen"
            />
            {texts.effects[one]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
