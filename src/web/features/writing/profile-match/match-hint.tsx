import { profileTexts } from '#texts/account/profile.ts'

/** What the button waits for. */
export function MatchHint() {
  return (
    <p id="match-hint" className="mt-2 text-sm text-ink-soft">
      {profileTexts.match.searchHint}
    </p>
  )
}
