import { Lock } from 'lucide-react'
import { href, Link } from 'react-router'
import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import { generateEssay } from '#domain/writing/essay-generator.ts'
import { FREE_GENERATIONS } from '#domain/writing/generation-quota.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EssaySheet } from './essay-sheet.tsx'

const { guest, form } = generatorTexts

/** The same sample for everybody. */
const SAMPLE = generateEssay(
  {
    theme: form.themePlaceholder,
    audience: form.audiencePlaceholder,
    deniedRight: form.deniedRightPlaceholder,
  },
  ESSAY_TEMPLATES,
  () => 0,
)

/** What those see who are not signed in (product §2 Essay generator): the way in, and a taste of what is behind it. */
export function GuestPanel() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
      <Card className="lg:sticky lg:top-24">
        <p className="mb-4 inline-flex size-12 items-center justify-center rounded-full border border-ink bg-shade">
          <Lock aria-hidden="true" size={22} />
        </p>
        <h2 className="text-2xl">{guest.heading}</h2>
        <p className="mt-3 mb-6 text-ink-soft">{guest.lead({ free: FREE_GENERATIONS })}</p>
        <LinkButton to={href('/cadastro')} size="large" className="w-full">
          {guest.signUp}
        </LinkButton>
        <p className="mt-4 text-center">
          {guest.toLoginLead}{' '}
          <Link to={href('/login')} className="text-link">
            {guest.toLogin}
          </Link>
        </p>
      </Card>
      {SAMPLE.ok ? (
        <section aria-labelledby="exemplo">
          <h2 id="exemplo" className="mb-3 text-xl">
            {guest.sampleHeading}
          </h2>
          <EssaySheet essay={SAMPLE.value} paragraphCount={1}>
            <p className="mt-8 text-ink-soft">{guest.sampleMore}</p>
          </EssaySheet>
        </section>
      ) : null}
    </div>
  )
}
