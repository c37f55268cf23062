import type { ExamModel } from '#domain/writing/exam-model.ts'
import { type ExamRules, selfMark } from '#domain/writing/exam-rules.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'

const texts = otherExamTexts.models

type ExamModelsProps = { exam: ExamRules; models: readonly ExamModel[] }

/** Texts of ours in the genres of the exam, each behind its genre, judged by the exam's own criteria. */
export function ExamModels({ exam, models }: ExamModelsProps) {
  return (
    <section aria-labelledby="modelos">
      <h2 id="modelos" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{texts.lead}</p>
      <div className="mt-4 grid gap-3">
        {models.map((model) => (
          <details key={model.id} className="sheet px-4 py-1 sm:px-6">
            <summary className="cursor-pointer py-3">
              <span className="font-semibold">{model.genre}</span>
              <span className="block text-sm leading-snug text-ink-soft">{model.prompt}</span>
            </summary>
            <Model exam={exam} model={model} />
          </details>
        ))}
      </div>
    </section>
  )
}

function Model({ exam, model }: { exam: ExamRules; model: ExamModel }) {
  const mark = selfMark(exam, {
    points: Object.fromEntries(model.assessment.map(({ id, points }) => [id, points])),
  })
  return (
    <div className="grid gap-6 pt-2 pb-5">
      <div>
        <h3 className="text-lg">{texts.reading}</h3>
        <ul className="document__list mt-2 max-w-measure leading-snug">
          {model.reading.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <RuledSheet className="model-essay__sheet">
        {model.title ? <p className="font-semibold">{model.title}</p> : null}
        {model.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </RuledSheet>
      <div>
        <h3 className="text-lg">{texts.assessment}</h3>
        <dl className="mt-2">
          {model.assessment.map(({ id, points, reason }) => {
            const rule = exam.criteria.find((one) => one.id === id)
            return (
              <div key={id} className="border-b border-line py-3">
                <dt className="font-semibold">
                  {rule?.name}
                  {rule?.points ? `: ${texts.points({ points, max: rule.points.max })}` : null}
                </dt>
                <dd className="mt-1 leading-snug text-ink-soft">{reason}</dd>
              </div>
            )
          })}
        </dl>
        {mark.kind === 'mark' ? (
          <p className="mt-3 font-semibold">{texts.sum({ value: mark.value, of: mark.of })}</p>
        ) : null}
        <p className="mt-3 text-sm text-ink-soft">
          {texts.sources} {model.sources.join('; ')}
        </p>
      </div>
    </div>
  )
}
