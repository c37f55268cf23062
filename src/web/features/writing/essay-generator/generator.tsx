import { useEffect, useRef, useState } from 'react'
import type { GeneratorInputs } from '#domain/writing/essay-generator.ts'
import { canGenerate } from '#domain/writing/generation-quota.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { countGeneration } from '#web/shared/session/account-calls.ts'
import { askedProfile } from '#web/shared/session/asked-profile.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { Card } from '#web/ui/card.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CopyButton } from './copy-button.tsx'
import { EssaySheet } from './essay-sheet.tsx'
import { ExtraGenerationDialog, type GenerationOffer } from './extra-generation-dialog.tsx'
import { GenerationDelivery } from './generation-delivery.tsx'
import { GeneratorForm } from './generator-form.tsx'
import { forgetTypedInputs, readTypedInputs } from './typed-inputs.ts'
import { type GeneratorState, useGenerator } from './use-generator.ts'

const { notices, sheet, study } = generatorTexts

/** The site's head covers so much of the window. */
const HEADER_PX = 72

type GeneratorProps = {
  session: SignedIn
  /** What an extra generation costs; null where none is sold. */
  offer: GenerationOffer | null
}

/** The tool itself, for members (product §2 Essay generator, §4, §5). */
export function Generator({ session, offer }: GeneratorProps) {
  const [isThemeMissing, setThemeMissing] = useState(false)
  const [offered, setOffered] = useState<GeneratorInputs | null>(null)
  const [kept] = useState(readTypedInputs)
  const { state, generate } = useGenerator(() => {
    showToast(notices.generated)
    void countGeneration().then((counted) => {
      if (!counted.ok) showToast(notices.counterFailed)
    })
  })
  const { profile } = session
  const asked = askedProfile(session, (row) => row?.generation_count ?? 0)
  const used = asked.value
  const bought = profile?.bought_generations ?? 0
  const grants = {
    bought,
    byPremium: profile?.premium_generations ?? 0,
    isPremium: profile?.is_premium ?? false,
  }

  function handleSubmit(inputs: GeneratorInputs): void {
    if (!canGenerate(used, grants) && inputs.theme.trim() !== '') {
      setOffered(inputs)
      return
    }
    const hasBegun = generate(inputs)
    if (hasBegun) forgetTypedInputs()
    setThemeMissing(!hasBegun)
    if (!hasBegun) showToast(notices.themeRequired)
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
      <div className="grid gap-6 lg:sticky lg:top-24">
        <Card>
          <GeneratorForm
            used={used}
            grants={grants}
            isUnread={asked.refusal !== null}
            typed={kept?.inputs ?? null}
            isGenerating={state.phase === 'generating'}
            hasEssay={state.phase === 'shown'}
            isThemeMissing={isThemeMissing}
            onThemeInput={() => setThemeMissing(false)}
            onSubmit={handleSubmit}
          />
        </Card>
        {profile ? <GenerationDelivery bought={bought} boughtBefore={kept?.bought ?? bought} /> : null}
      </div>
      <Result state={state} />
      <ExtraGenerationDialog
        inputs={offered}
        bought={bought}
        offer={offer}
        onClose={() => setOffered(null)}
      />
    </div>
  )
}

function Result({ state }: { state: GeneratorState }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const heading = headingRef.current
    if (state.phase !== 'shown' || !heading) return
    heading.focus({ preventScroll: true })
    // Who pressed the button from further down, or on a narrow screen, does not see where the text begins.
    const { top } = heading.getBoundingClientRect()
    if (top < HEADER_PX || top > window.innerHeight / 2) heading.scrollIntoView({ block: 'start' })
  }, [state])

  return (
    <section aria-labelledby="redacao-modelo" className="min-w-0 [overflow-anchor:none]">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:justify-start">
        <h2 ref={headingRef} id="redacao-modelo" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {sheet.heading}
        </h2>
        <p className="note order-last w-full text-2xl text-red sm:order-none sm:w-auto sm:flex-1">
          {sheet.reminder}
        </p>
        {state.phase === 'shown' ? <CopyButton text={state.essay.paragraphs.join('\n\n')} /> : null}
      </div>
      {state.phase === 'shown' ? (
        <EssaySheet essay={state.essay} />
      ) : (
        <RuledSheet className="min-h-[24rem] lg:min-h-[60rem]">
          {state.phase === 'generating' ? (
            <Spinner label={sheet.writing} />
          ) : (
            <>
              <p className="font-semibold">{sheet.empty}</p>
              <p className="text-ink-soft">{sheet.emptyLead}</p>
            </>
          )}
        </RuledSheet>
      )}
      <StudyNote />
    </section>
  )
}

function StudyNote() {
  return (
    <aside aria-labelledby="como-usar" className="mt-8 border-l-[3px] border-red pl-5">
      <h2 id="como-usar" className="text-xl">
        {study.heading}
      </h2>
      <p className="mt-2 max-w-measure">{study.lead}</p>
      <ul className="mt-3 max-w-measure list-disc pl-5 text-ink-soft">
        {study.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </aside>
  )
}
