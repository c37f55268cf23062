import { lazy, Suspense, useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { ShownEssay } from '#domain/writing/shown-essay-wire.ts'
import { shownEssayTexts as texts } from '#texts/writing/shown-essays.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { fetchShownEssay, fetchShownEssays } from './shown-essay-calls.ts'

/** Fetched by who reads one. */
const CorrectionView = lazy(async () => {
  const { CorrectionView: View } = await import('#web/features/writing/correction/correction-view.tsx')
  return { default: View }
})

/** What the minors of a guardian show: each is opened here, to be read. */
export function ShownEssays() {
  const asked = useAsked('shown essays', fetchShownEssays)
  return (
    <section aria-labelledby="redacoes-mostradas">
      <h2 id="redacoes-mostradas" className="mb-3 text-xl">
        {texts.heading}
      </h2>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ essays }) =>
          essays.length === 0 ? (
            <p className="text-ink-soft">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {essays.map((essay) => (
                <EssayPart key={`${essay.tie} ${essay.essayId} ${essay.number}`} essay={essay} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function EssayPart({ essay }: { essay: ShownEssay }) {
  const [isOpen, setOpen] = useState(false)
  const { theme, firstName: name, total, shownAt } = essay
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <p className="font-semibold wrap-anywhere">{theme}</p>
      <p className="wrap-anywhere text-ink-soft">{texts.about({ name, total, day: formatDay(shownAt) })}</p>
      <Button
        look="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-label={(isOpen ? texts.closeOf : texts.openOf)({ theme })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.close : texts.open}
      </Button>
      {isOpen ? <OpenEssay essay={essay} /> : null}
    </li>
  )
}

function OpenEssay({ essay }: { essay: ShownEssay }) {
  const asked = useAsked('shown essay', (signal) => fetchShownEssay(essay, signal))
  return (
    <div className="w-full">
      <Loaded
        asked={asked}
        failed={texts.failedOne}
        loading={texts.loading}
        refused={(code) => (code === 'essay_not_found' ? <p role="status">{texts.gone}</p> : undefined)}
      >
        {({ version }) => (
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <CorrectionView text={version.text} correction={version.correction} themeId={null} />
          </Suspense>
        )}
      </Loaded>
    </div>
  )
}
