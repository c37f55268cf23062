import type { LandingClaim } from '#domain/site/site-contents.ts'
import { landingTexts } from '#texts/site/landing.ts'

const { claims } = landingTexts

/** Where the proof is kept is the owner's to know. */
export type ShownClaim = Omit<LandingClaim, 'evidence'> & { readonly isProven: boolean }

/** The figures of product §1. Without a proof they are said to be under verification, never told as a fact. */
export function Claims({ claims: shown }: { claims: readonly ShownClaim[] }) {
  const hasUnproven = shown.some(({ isProven }) => !isProven)
  if (shown.length === 0) return null
  return (
    <section aria-label={claims.title} className="border-b border-ink bg-shade">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-12 gap-y-3 px-4 py-6 sm:px-6">
        <ul className="flex flex-wrap gap-x-12 gap-y-2 text-lg">
          {shown.map((claim) => (
            <li key={claim.id} className="flex items-baseline gap-2">
              <Sentence claim={claim} />
            </li>
          ))}
        </ul>
        {hasUnproven ? (
          <p className="text-sm text-ink-soft lg:ml-auto">
            <span aria-hidden="true">* </span>
            {claims.unproven}
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** The figure stands out of the sentence; an asterisk ties it to the remark. */
function Sentence({ claim }: { claim: ShownClaim }) {
  const value = String(claim.value)
  const at = claim.text.indexOf(value)
  return (
    <p>
      {claim.text.slice(0, at)}
      <span className="heading text-3xl">{value}</span>
      {claim.text.slice(at + value.length)}
      {claim.isProven ? null : <span aria-hidden="true">*</span>}
    </p>
  )
}
