import { Check, Circle } from 'lucide-react'
import { href, Link } from 'react-router'
import { OPTIONAL_STEPS, type Opening, type OpeningStep } from '#domain/console/opening-wire.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { healthTexts, openingTexts as texts } from '#texts/console/opening.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchOpening } from './opening-calls.ts'

const settingPlace = (group: 'shop' | 'teacher' | 'exam') =>
  `${href('/painel/ajustes')}#${slugOf(settingsAdminTexts[group].heading)}`

const healthPlace = (part: 'mail' | 'payments') =>
  `${href('/painel/saude')}#${slugOf(healthTexts[part].heading)}`

const PLACES: Readonly<Record<OpeningStep, string>> = {
  seller: settingPlace('shop'),
  payments: healthPlace('payments'),
  mail: healthPlace('mail'),
  backup: href('/painel/saude'),
  'second-factor': `${href('/perfil')}#${slugOf(secondFactorTexts.section.heading)}`,
  contents: href('/painel/conteudos/:list?'),
  products: href('/painel/produtos'),
  teacher: settingPlace('teacher'),
  'exam-date': settingPlace('exam'),
  instagram: settingPlace('shop'),
}

/**
 * What is missing before the shop opens; gone once it is ready (decision 0161).
 *
 * @param asOf another word asks again
 */
export function OpeningList({ asOf = '' }: { asOf?: string }) {
  const { value: opening } = useAsked(`what is missing before opening ${asOf}`, fetchOpening, {
    keepsOld: true,
  })
  if (!opening || opening.isReady) return null
  const done = opening.steps.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="antes-de-abrir" className="sheet p-5">
      <h2 id="antes-de-abrir" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{texts.lead({ done, all: opening.steps.length })}</p>
      <ul className="divide-y divide-rule">
        {opening.steps.map(({ step, isDone }) => (
          <li key={step} className="relative flex gap-3 py-2.5">
            {isDone ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
            )}
            <div className="min-w-0">
              <Link
                to={placeOf(step, opening)}
                className="font-semibold after:absolute after:inset-0 hover:text-pen"
              >
                {texts.steps[step]}
              </Link>{' '}
              <span className="text-sm text-ink-soft">
                {isDone ? texts.isDone : OPTIONAL_STEPS.has(step) ? texts.optional : texts.isOpen}
              </span>
              {isDone ? null : <p className="text-sm wrap-anywhere text-ink-soft">{hintOf(step, opening)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first list of two that is still ours. */
function placeOf(step: OpeningStep, { untouchedContents }: Opening): string {
  const [kind] = ownContentsOf(untouchedContents)
  if (step !== 'contents' || !kind) return PLACES[step]
  return href('/painel/conteudos/:list?', { list: contentsAdminTexts.kinds[kind].slug })
}

function ownContentsOf(untouched: Opening['untouchedContents']) {
  return (['claims', 'stories'] as const).filter((kind) => untouched.includes(kind))
}

function hintOf(step: OpeningStep, { missingFacts, demoProducts, untouchedContents }: Opening): string {
  if (step === 'seller') return texts.missingFacts({ facts: missingFacts })
  if (step === 'products' && demoProducts > 0) return texts.demoProducts({ count: demoProducts })
  if (step === 'contents')
    return ownContentsOf(untouchedContents)
      .map((kind) => texts.untouched[kind])
      .join(' ')
  return texts.hints[step]
}
