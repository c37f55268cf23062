import type { Today } from '#domain/writing/today-wire.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { todayTexts } from '#texts/writing/today.ts'
import { Card } from '#web/ui/card.tsx'

const texts = todayTexts.eve

/** The day before the exam and its morning: what to take along, and what to look at in one's own text. */
export function ExamEve({ eve: { day, review } }: { eve: NonNullable<Today['eve']> }) {
  return (
    <Card className="mb-8">
      <section aria-labelledby="vespera">
        <h2 id="vespera" className="text-2xl">
          <span className="marked">{texts.titles[day]}</span>
        </h2>
        <p className="mt-2">{texts.lead[day]}</p>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {texts.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        {review.length === 0 ? (
          <p className="mt-4">{texts.noEssay}</p>
        ) : (
          <>
            <p className="mt-4">{texts.review}</p>
            <ol className="mt-2 list-decimal pl-5 font-semibold">
              {review.map((kind) => (
                <li key={kind}>{markName(kind)}</li>
              ))}
            </ol>
          </>
        )}
      </section>
    </Card>
  )
}
