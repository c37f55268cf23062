import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { isCorrector, OWNER_ROLE } from '#domain/account/account-role.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { ProfileAvatar } from '#web/features/account/profile-picture/profile-avatar.tsx'
import { ProfileCover } from '#web/features/account/profile-picture/profile-cover.tsx'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { askedProfile } from '#web/shared/session/asked-profile.ts'
import { fullNameOf } from '#web/shared/session/person.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RankPanel } from './rank-panel.tsx'

const EditProfileDialog = fetchedPart(async () => {
  const edit = await import('./edit-profile-dialog.tsx')
  return edit.EditProfileDialog
})

/** Cover, avatar, name, e-mail, place and rank (product §2 Profile). */
export function ProfileHead({ session }: { session: SignedIn }) {
  const [isEditing, setEditing] = useState(false)
  const wasEdited = useHasBeen(isEditing)
  const { profile, user } = session
  const name = fullNameOf(session) ?? profileTexts.unnamed
  const place = placeOf(profile?.city, profile?.state)
  return (
    <header className="sheet mb-8 overflow-hidden">
      <ProfileCover session={session} className="min-h-24 border-b border-line" />
      <div className="px-5 pb-6 sm:px-6">
        <div className="-mt-10 flex flex-wrap items-end justify-between gap-3 sm:-mt-12">
          <ProfileAvatar session={session} />
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
            {user.app_metadata['role'] === OWNER_ROLE ? (
              <LinkButton to={href('/painel')} look="secondary" size="small" className="mt-4">
                {profileTexts.openConsole}
              </LinkButton>
            ) : isCorrector(user.app_metadata) ? (
              <LinkButton to={href('/painel/correcoes')} look="secondary" size="small" className="mt-4">
                {profileTexts.openDesk}
              </LinkButton>
            ) : null}
          </div>
          <Loaded asked={askedProfile(session, (row) => row?.xp ?? 0)} failed={profileTexts.unread.rank}>
            {(xp) => <RankPanel xp={xp} />}
          </Loaded>
        </div>
      </div>
      {wasEdited ? (
        <EditProfileDialog isOpen={isEditing} onClose={() => setEditing(false)} session={session} />
      ) : null}
    </header>
  )
}

function placeOf(city: string | null | undefined, state: string | null | undefined): string | null {
  if (city && state) return profileTexts.place({ city, state })
  return city || state || null
}
