import { COMPETENCES, type EarlierVersion } from '#domain/writing/model-essay.ts'
import { modelEssayTexts } from '#texts/writing/model-essays.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'

const texts = modelEssayTexts.earlier

/** The essay as it might have been before, and beside each version what was done to come to the next one. */
export function EarlierVersions({ versions }: { versions: readonly EarlierVersion[] }) {
  return (
    <section className="mt-10">
      <h4 className="heading text-xl">{texts.heading}</h4>
      <p className="mt-2 max-w-measure text-ink-soft">{texts.lead}</p>
      <div className="mt-4 grid gap-3">
        {versions.map((version, at) => (
          <details key={version.total} className="sheet px-4 py-1 sm:px-6">
            <summary className="cursor-pointer py-3">
              <span className="font-semibold">{texts.version(version)}</span>
              <span className="block text-sm text-ink-soft tabular-nums sm:ml-4 sm:inline">
                {COMPETENCES.map((competence, index) =>
                  texts.level({ competence, level: version.levels[index] ?? 0 }),
                ).join(' · ')}
              </span>
            </summary>
            <div className="model-essay__spread pt-2 pb-5">
              <RuledSheet className="model-essay__sheet">
                {version.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </RuledSheet>
              <div>
                <h5 className="heading text-lg">
                  {texts.changed({ total: versions[at + 1]?.total ?? null })}
                </h5>
                <dl className="mt-2">
                  {version.changes.map(({ competence, text }) => (
                    <div key={text} className="border-b border-line py-3">
                      <dt className="text-sm font-semibold text-ink-soft">
                        {modelEssayTexts.competence({ competence })} ·{' '}
                        {modelEssayTexts.competenceNames[competence]}
                      </dt>
                      <dd className="mt-1 leading-snug">{text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
