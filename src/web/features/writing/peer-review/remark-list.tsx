import { Trash2 } from 'lucide-react'
import type { Remark } from '#domain/writing/peer-remarks.ts'
import { peerMarkingTexts as texts } from '#texts/writing/peer-marking.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const QUOTE_MAX = 90

type RemarkListProps = {
  text: string
  remarks: readonly Remark[]
  /** By its place in the list. */
  onRemove?: (at: number) => void
  /** The mark of the sheet that was pressed. */
  selected?: number | null
}

/** Each marked place with what is said of it, in the order of the text. */
export function RemarkList({ text, remarks, onRemove, selected = null }: RemarkListProps) {
  if (remarks.length === 0) return <p className="mt-2 text-ink-soft">{texts.noRemarks}</p>
  return (
    <ol className="mt-3 grid gap-3">
      {remarks.map((remark, at) => {
        const quote = quoteOf(text.slice(remark.start, remark.end))
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks may say the same of the same words
            key={at}
            id={`marca-${at + 1}`}
            tabIndex={-1}
            aria-current={selected === at || undefined}
            className={classNames(
              'flex items-start justify-between gap-2 rounded-mark border-l-[3px] py-1 pl-3 outline-offset-4',
              remark.effect === 'merit' ? 'border-green' : 'border-red',
              selected === at && 'bg-pen-wash',
            )}
          >
            <div className="min-w-0 leading-snug">
              <p className="text-sm text-ink-soft italic wrap-anywhere">“{quote}”</p>
              <p>
                <strong>{remarkCategoryNames[remark.category]}</strong>
                <span className="text-ink-soft">, {texts.effectNames[remark.effect]}</span>
              </p>
              {remark.note === '' ? null : (
                <p className="note text-[1.375rem] leading-[1.15] wrap-anywhere">{remark.note}</p>
              )}
            </div>
            {onRemove ? (
              <IconButton label={texts.remove({ quote })} onClick={() => onRemove(at)} className="-mt-1">
                <Trash2 aria-hidden="true" size={18} />
              </IconButton>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

/** The strokes of the corrector's own sheet. */
export function markClass(over: readonly Pick<Remark, 'effect'>[]): string {
  return classNames(
    'mark',
    over.some(({ effect }) => effect === 'merit') && 'mark--merit',
    over.some(({ effect }) => effect === 'fault') && 'mark--fault',
  )
}

/** A long passage is told by its beginning. */
export function quoteOf(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX).trimEnd()}…`
}
