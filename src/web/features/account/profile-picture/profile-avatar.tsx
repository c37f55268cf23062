import { profileTexts } from '#texts/account/profile.ts'
import { useLoadedPicture } from '#web/hooks/use-loaded-picture.ts'
import { avatarLetterOf, avatarUrlOf, fullNameOf } from '#web/shared/session/person.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'

const LOOK = 'size-20 shrink-0 rounded-full border-2 border-ink bg-sheet sm:size-24'

/** The person's picture, or the letter that stands for it. */
export function ProfileAvatar({ session }: { session: SignedIn }) {
  const label = profileTexts.avatarOf({ name: fullNameOf(session) ?? profileTexts.unnamed })
  const picture = useLoadedPicture(avatarUrlOf(session))
  if (picture.url) {
    return (
      <img
        src={picture.url}
        alt={label}
        width={96}
        height={96}
        onError={picture.onError}
        className={`${LOOK} object-cover`}
      />
    )
  }
  return (
    <div role="img" aria-label={label} className={`${LOOK} grid place-items-center`}>
      <span aria-hidden="true" className="heading text-4xl text-pen">
        {avatarLetterOf(session)}
      </span>
    </div>
  )
}
