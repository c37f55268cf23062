import { useState } from 'react'
import { profileTexts } from '#texts/account/profile.ts'
import { useRootData } from '#web/root-data.ts'
import type { Profile } from '#web/shared/session/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { MatchDoor } from './match-door.tsx'
import { MatchHint } from './match-hint.tsx'

const { match: texts, inDevelopment, skills } = profileTexts

const SKILL_NAMES = new Map<string, string>(Object.entries(skills))

/** Strong and weak competence, a switch and a search: the real one, or the specified notice (product §2 Profile, Match tab). */
export function MatchTab({ profile }: { profile: Profile | null }) {
  const { features } = useRootData().publicConfig
  return (
    <section aria-labelledby="match">
      <h2 id="match" className="mb-2 text-xl">
        {texts.heading}
      </h2>
      <p className="mb-5 max-w-measure text-ink-soft">{texts.lead}</p>
      {profile ? (
        <dl className="mb-5 grid max-w-measure gap-3 sm:grid-cols-2">
          <Skill label={texts.strength} skill={profile.strengths} />
          <Skill label={texts.weakness} skill={profile.weaknesses} />
        </dl>
      ) : null}
      {features.peerReview ? <MatchDoor /> : <MatchToCome />}
    </section>
  )
}

/** The feature is off: a search that only says that it is to come. */
function MatchToCome() {
  const [isOn, setOn] = useState(false)

  function handleSearch(): void {
    const description = inDevelopment.description({ name: texts.name })
    showToast({ title: inDevelopment.title, description })
  }

  return (
    <>
      <Switch label={texts.switchLabel} isOn={isOn} onChange={setOn} />
      <div className="mt-5">
        <Button disabled={!isOn} onClick={handleSearch} aria-describedby={isOn ? undefined : 'match-hint'}>
          {texts.search}
        </Button>
        {isOn ? null : <MatchHint />}
      </div>
    </>
  )
}

function Skill({ label, skill }: { label: string; skill: string }) {
  return (
    <div className="rounded-sheet border border-line p-4">
      <dt className="eyebrow">{label}</dt>
      <dd className="font-semibold">{SKILL_NAMES.get(skill) ?? skill}</dd>
    </div>
  )
}
