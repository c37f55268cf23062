import type { CorrectionQueue } from '#domain/console/teacher-corrections-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'

const texts = teacherCorrectionsTexts.done

function gradeWords({ grade, isReturned }: CorrectionQueue['done'][number]): string {
  if (isReturned) return texts.returned
  return grade ? texts.grade(grade) : texts.noGrade
}

/** What went out last, with what the student asked and thought of it. */
export function DoneList({ done }: Pick<CorrectionQueue, 'done'>) {
  if (done.length === 0) return null
  return (
    <section aria-labelledby="entregas">
      <h2 id="entregas" className="mb-3 text-2xl">
        {texts.heading}
      </h2>
      <ul className="grid gap-px border-y border-line bg-line">
        {done.map((one) => (
          <li key={one.id} className="bg-paper py-3">
            <h3 className="text-lg leading-snug wrap-anywhere">{one.theme}</h3>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span>{gradeWords(one)}</span>
              <time dateTime={one.endedAt}>{texts.ended({ day: formatDay(one.endedAt) })}</time>
              {one.rating === null ? null : <span>{texts.rating({ rating: one.rating })}</span>}
            </p>
            {one.ratingNote ? <p className="mt-1 wrap-anywhere">“{one.ratingNote}”</p> : null}
            {one.question ? (
              <dl className="mt-2 grid gap-1 text-[0.9375rem]">
                <dt className="font-semibold">{texts.question}</dt>
                <dd className="wrap-anywhere">{one.question}</dd>
                {one.answer ? (
                  <>
                    <dt className="font-semibold">{texts.answer}</dt>
                    <dd className="wrap-anywhere">{one.answer}</dd>
                  </>
                ) : null}
              </dl>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
