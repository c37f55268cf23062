import { useState } from 'react'
import { profileTexts } from '#texts/profile.ts'
import type { Profile } from '#web/features/session/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const { match: texts, inDevelopment, skills } = profileTexts

const SKILL_NAMES = new Map<string, string>(Object.entries(skills))

/** A switch, and a search that so far only says that it is to come (spec §2 Profile, Match tab). */
export function MatchTab({ profile }: { profile: Profile | null }) {
  const [isOn, setOn] = useState(false)

  function handleSearch(): void {
    const description = inDevelopment.description({ name: texts.name })
    showToast({ title: inDevelopment.title, description })
  }

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
      <Switch label={texts.switchLabel} isOn={isOn} onChange={setOn} />
      <div className="mt-5">
        <Button disabled={!isOn} onClick={handleSearch} aria-describedby={isOn ? undefined : 'match-hint'}>
          {texts.search}
        </Button>
        {isOn ? null : (
          <p id="match-hint" className="mt-2 text-sm text-ink-soft">
            {texts.searchHint}
          </p>
        )}
      </div>
    </section>
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
