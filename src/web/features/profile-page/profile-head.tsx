import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { profileTexts } from '#texts/profile.ts'
import { avatarLetterOf, avatarUrlOf, fullNameOf } from '#web/features/session/person.ts'
import type { SignedIn } from '#web/features/session/session-store.ts'
import { useLoadedPicture } from '#web/hooks/use-loaded-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { EditNameDialog } from './edit-name-dialog.tsx'
import { RankPanel } from './rank-panel.tsx'

/** Cover, avatar, name, e-mail, place and rank (spec §2 Profile). */
export function ProfileHead({ session }: { session: SignedIn }) {
  const [isEditing, setEditing] = useState(false)
  const { profile, user } = session
  const name = fullNameOf(session) ?? profileTexts.unnamed
  const place = placeOf(profile?.city, profile?.state)
  return (
    <header className="sheet mb-8 overflow-hidden">
      <Cover url={profile?.cover_url ?? null} />
      <div className="px-5 pb-6 sm:px-6">
        <div className="-mt-10 flex items-end justify-between gap-3 sm:-mt-12">
          <Avatar name={name} letter={avatarLetterOf(session)} url={avatarUrlOf(session)} />
          <Button
            look="secondary"
            size="small"
            className="whitespace-nowrap"
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden="true" size={16} />
            {profileTexts.edit.open}
          </Button>
        </div>
        <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
            <p className="mt-1 wrap-anywhere text-ink-soft">{user.email}</p>
            {place ? <p className="text-ink-soft">{place}</p> : null}
          </div>
          <RankPanel xp={profile?.xp ?? 0} />
        </div>
      </div>
      <EditNameDialog isOpen={isEditing} onClose={() => setEditing(false)} name={fullNameOf(session) ?? ''} />
    </header>
  )
}

function Cover({ url }: { url: string | null }) {
  if (!url) return <div aria-hidden="true" className="ruled h-32 border-b border-line bg-shade sm:h-40" />
  return <img src={url} alt="" className="h-32 w-full border-b border-line object-cover sm:h-40" />
}

function Avatar({ name, letter, url }: { name: string; letter: string; url: string | null }) {
  const label = profileTexts.avatarOf({ name })
  const look = 'size-20 shrink-0 rounded-full border-2 border-ink bg-sheet sm:size-24'
  const picture = useLoadedPicture(url)
  if (picture.url) {
    return (
      <img
        src={picture.url}
        alt={label}
        width={96}
        height={96}
        onError={picture.onError}
        className={`${look} object-cover`}
      />
    )
  }
  return (
    <div role="img" aria-label={label} className={`${look} grid place-items-center`}>
      <span aria-hidden="true" className="heading text-4xl text-pen">
        {letter}
      </span>
    </div>
  )
}

function placeOf(city: string | null | undefined, state: string | null | undefined): string | null {
  if (city && state) return profileTexts.place({ city, state })
  return city || state || null
}
