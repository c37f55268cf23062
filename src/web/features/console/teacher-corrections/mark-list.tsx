import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { quoteOf } from './mark-words.ts'

const texts = teacherCorrectionsTexts.mark
const EDGES = { fault: 'border-red', merit: 'border-green', note: 'border-pen' } as const

type MarkListProps = {
  text: string
  marks: readonly DeskMark[]
  selected: string | null
  onChange: (mark: DeskMark) => void
  onRemove: (mark: DeskMark) => void
}

/** Each mark with its remark, in the order of the text. */
export function MarkList({ text, marks, selected, onChange, onRemove }: MarkListProps) {
  if (marks.length === 0) return <p className="mt-2 text-ink-soft">{texts.none}</p>
  return (
    <ol className="mt-3 grid gap-3">
      {marks.map((mark) => (
        <MarkRow
          key={mark.id}
          text={text}
          mark={mark}
          isSelected={mark.id === selected}
          onChange={onChange}
          onRemove={onRemove}
        />
      ))}
    </ol>
  )
}

type MarkRowProps = Pick<MarkListProps, 'text' | 'onChange' | 'onRemove'> & {
  mark: DeskMark
  isSelected: boolean
}

/** There may be two hundred: only what changes is drawn again while keys are pressed. */
const MarkRow = memo(function MarkRow({ text, mark, isSelected, onChange, onRemove }: MarkRowProps) {
  const quote = quoteOf(text, mark.place)
  return (
    <li
      aria-current={isSelected || undefined}
      className={classNames(
        'flex items-start justify-between gap-1 rounded-mark border-l-[3px] py-1 pl-3',
        EDGES[mark.effect],
        isSelected && 'bg-pen-wash',
      )}
    >
      <div className="min-w-0 leading-snug">
        <p className="text-sm text-ink-soft italic wrap-anywhere">“{quote}”</p>
        <p className="text-sm">
          <strong>{remarkCategoryNames[mark.category]}</strong>
          <span className="text-ink-soft">, {texts.effectNames[mark.effect]}</span>
        </p>
        {mark.remark === '' ? null : <p className="wrap-anywhere">{mark.remark}</p>}
      </div>
      <div className="flex shrink-0">
        <IconButton label={texts.change({ quote })} onClick={() => onChange(mark)}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={texts.remove({ quote })} onClick={() => onRemove(mark)}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </li>
  )
})
