import type { LandingClaim } from '#domain/site/site-contents.ts'
import { landingTexts } from '#texts/site/landing.ts'

const { claims } = landingTexts

/** Where the proof is kept is the owner's to know. */
export type ShownClaim = Omit<LandingClaim, 'evidence'>

/** The figures of product §1 that somebody has proved; nothing is advertised before (decision 0193). */
export function Claims({ claims: shown }: { claims: readonly ShownClaim[] }) {
  if (shown.length === 0) return null
  return (
    <section aria-label={claims.title} className="border-b border-ink bg-shade">
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-12 gap-y-2 px-4 py-6 text-lg sm:px-6">
        {shown.map((claim) => (
          <li key={claim.id}>
            <Sentence claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The figure stands out of the sentence. */
function Sentence({ claim }: { claim: ShownClaim }) {
  const value = String(claim.value)
  const at = claim.text.indexOf(value)
  return (
    <p>
      {claim.text.slice(0, at)}
      <span className="heading text-3xl">{value}</span>
      {claim.text.slice(at + value.length)}
    </p>
  )
}
