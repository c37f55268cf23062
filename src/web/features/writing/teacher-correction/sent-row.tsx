import { href, Link } from 'react-router'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { daysBetween, writeDay } from '#domain/study/exam-date.ts'
import { correctionPath } from '#domain/writing/teacher-correction/correction-path.ts'
import type { SentCorrection } from '#domain/writing/teacher-correction/sending-wire.ts'
import { teacherCorrectionTexts } from '#texts/writing/teacher-correction.ts'
import { returnReasons } from '#texts/writing/teacher-correction-mail.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const { list: texts, states, countDown } = teacherCorrectionTexts

type SentRowProps = { sent: SentCorrection; onTakeBack: () => void }

/** One that was sent: its state, the days that are left, and what can be done with it. */
export function SentRow({ sent, onTakeBack }: SentRowProps) {
  const { theme, state, isNew, isTakeable, essayId, mayBeRewritten } = sent
  const isReadable = state === 'corrected' || state === 'answered'
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug wrap-anywhere">{theme}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateTag state={state} />
          {isNew ? <strong className="text-pen">{texts.isNew}</strong> : null}
          <span className="text-sm text-ink-soft">{factsOf(sent).join(' · ')}</span>
        </p>
        {outcomeOf(sent).map((line) => (
          <p key={line} className="mt-1 wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {isReadable ? (
          <LinkButton to={correctionPath(sent.id)} size="small" aria-label={texts.openOf({ theme })}>
            {texts.open}
          </LinkButton>
        ) : null}
        {mayBeRewritten && essayId ? (
          <Link
            to={`${href('/corretor-de-redacao')}?redacao=${essayId}&professora=${sent.id}`}
            aria-label={texts.rewriteOf({ theme })}
            className="text-link self-center py-1"
          >
            {texts.rewrite}
          </Link>
        ) : null}
        {isTakeable ? (
          <Button look="quiet" size="small" aria-label={texts.takeBackOf({ theme })} onClick={onTakeBack}>
            {texts.takeBack}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function StateTag({ state }: Pick<SentCorrection, 'state'>) {
  const isDone = state === 'corrected' || state === 'answered'
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-sm whitespace-nowrap',
        isDone ? 'border-pen text-pen' : 'border-line-strong',
      )}
    >
      {states[state]}
    </span>
  )
}

function factsOf({ sentAt, photographCount }: SentCorrection): string[] {
  return [
    texts.sentOn({ day: formatDay(sentAt) }),
    ...(photographCount > 0 ? [texts.photographs({ count: photographCount })] : []),
  ]
}

/** The days that are left, or why it came back. */
function outcomeOf({ state, promisedOn, returnReason, returnNote, wasFree }: SentCorrection): string[] {
  if (state === 'sent' || state === 'reading') {
    return [
      countDown({ days: daysBetween(dayInBrasilia(new Date()), promisedOn), day: writeDay(promisedOn) }),
    ]
  }
  const back = wasFree ? [] : [texts.creditBack]
  if (state === 'withdrawn') return back
  if (state !== 'returned') return []
  return [[returnReasons[returnReason ?? 'other'], returnNote].filter(Boolean).join(' '), ...back]
}
