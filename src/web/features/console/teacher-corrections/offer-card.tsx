import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Offer } from '#domain/console/teacher-corrections-admin-wire.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { quoteOf } from './mark-words.ts'

const texts = teacherCorrectionsTexts.offers
const names: Readonly<Record<string, string>> = markNames

export type OfferActions = {
  onAnswer: (offers: readonly Offer[], state: 'kept' | 'dropped') => void
  onStep: (step: 1 | -1) => void
}

type OfferCardProps = OfferActions & { text: string; open: readonly Offer[]; current: Offer | null }

/** One mark of the engine's at a time: taken, dropped, or all of its class with it. */
export function OfferCard({ text, open, current, onAnswer, onStep }: OfferCardProps) {
  const shown = current ?? open[0]
  if (!shown) return null
  const name = names[shown.kind] ?? remarkCategoryNames[shown.category]
  const ofClass = open.filter(({ kind }) => kind === shown.kind)
  return (
    <div className="mt-3 grid gap-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="note-card__quote">“{quoteOf(text, shown)}”</p>
        <p className="mt-2 leading-snug wrap-anywhere">{shown.remark}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => onAnswer([shown], 'kept')} aria-keyshortcuts="a">
          {texts.take}
        </Button>
        <Button
          size="small"
          look="secondary"
          onClick={() => onAnswer([shown], 'dropped')}
          aria-keyshortcuts="d"
        >
          {texts.drop}
        </Button>
        <span className="ml-auto flex items-center">
          <IconButton label={texts.previous} onClick={() => onStep(-1)}>
            <ChevronLeft aria-hidden="true" size={20} />
          </IconButton>
          <span className="text-sm text-ink-soft tabular-nums">
            {texts.position({ at: open.indexOf(shown) + 1, of: open.length })}
          </span>
          <IconButton label={texts.next} onClick={() => onStep(1)}>
            <ChevronRight aria-hidden="true" size={20} />
          </IconButton>
        </span>
      </div>
      {ofClass.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            look="quiet"
            className="whitespace-normal text-left"
            onClick={() => onAnswer(ofClass, 'kept')}
          >
            {texts.takeAll({ name, count: ofClass.length })}
          </Button>
          <Button
            size="small"
            look="quiet"
            className="whitespace-normal text-left"
            onClick={() => onAnswer(ofClass, 'dropped')}
          >
            {texts.dropAll({ name, count: ofClass.length })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
