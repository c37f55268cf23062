import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  NOTE_MAX,
  REMARK_CATEGORIES,
  REMARK_CATEGORY_IDS,
  REMARK_EFFECTS,
  type Remark,
} from '#domain/writing/peer-remarks.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { peerMarkingTexts as texts } from '#texts/writing/peer-marking.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { quoteOf } from './remark-list.tsx'

const NUMBERS = [1, 2, 3, 4, 5]

type RemarkFormProps = {
  quote: string
  onAdd: (remark: Omit<Remark, 'start' | 'end'>) => void
  onClose: () => void
}

/** What the chosen words are marked as. On a phone it lies over the lower edge. */
export function RemarkForm({ quote, onAdd, onClose }: RemarkFormProps) {
  const [category, setCategory] = useState<Remark['category']>('spelling')
  const [effect, setEffect] = useState<Remark['effect']>('fault')
  const [note, setNote] = useState('')

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    onAdd({ category, effect, note: note.trim() })
  }

  return (
    <form method="post" onSubmit={handleSubmit} aria-label={texts.selected} className="note-card grid gap-3">
      <div className="flex items-start justify-between gap-2">
        <p className="note-card__quote mt-0">“{quoteOf(quote)}”</p>
        <IconButton label={commonTexts.close} onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <SelectField
        label={texts.category}
        value={category}
        onChange={(event) => {
          const chosen = REMARK_CATEGORY_IDS.find((one) => one === event.currentTarget.value)
          if (chosen) setCategory(chosen)
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
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="font-semibold">{texts.effect}</legend>
        {REMARK_EFFECTS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="effect"
              value={one}
              checked={one === effect}
              onChange={() => setEffect(one)}
              className="size-5 shrink-0 accent-pen"
            />
            {texts.effects[one]}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={texts.note}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div>
        <Button type="submit">{texts.add}</Button>
      </div>
    </form>
  )
}
