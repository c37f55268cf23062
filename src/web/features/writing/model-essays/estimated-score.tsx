import { estimatedTotal, type ModelEssay } from '#domain/writing/model-essay.ts'
import { modelEssayTexts as texts } from '#texts/writing/model-essays.ts'

/** Our own estimate with its reasons; the stamp says that it is one. */
export function EstimatedScore({ essay }: { essay: ModelEssay }) {
  return (
    <div className="essay-score">
      <div className="min-w-0">
        <h3 className="text-xl">{texts.estimate}</h3>
        <dl className="mt-3">
          {essay.estimate.map(({ competence, score, reason }) => (
            <div key={competence} className="essay-score__row">
              <dt>
                <span className="block text-sm text-ink-soft">{texts.competence({ competence })}</span>
                <span className="block leading-snug font-semibold">{texts.competenceNames[competence]}</span>
              </dt>
              <dd className="heading text-2xl tabular-nums">{score}</dd>
              <dd className="essay-score__reason">{reason}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-6 font-sans text-sm font-semibold tracking-normal text-ink-soft">
          {texts.sources}
        </h3>
        <ul className="mt-1 text-sm text-ink-soft">
          {essay.sources.map((source) => (
            <li key={source} className="mt-0.5">
              {source}
            </li>
          ))}
        </ul>
      </div>
      <p className="essay-score__stamp">
        <span className="heading text-4xl tabular-nums">{estimatedTotal(essay)}</span>
        <span className="text-sm font-semibold">{texts.stamp}</span>
      </p>
    </div>
  )
}
