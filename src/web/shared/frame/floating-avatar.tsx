import { UserRound } from 'lucide-react'
import { href, Link } from 'react-router'
import { frameTexts } from '#texts/site/frame.ts'
import { useLoadedPicture } from '#web/hooks/use-loaded-picture.ts'
import { avatarLetterOf, avatarUrlOf } from '#web/shared/session/person.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** At the top right of every page, hidden while nobody knows yet who is here (product §2). */
export function FloatingAvatar() {
  const session = useSession()
  const person = session.status === 'signed-in' ? session : null
  const picture = useLoadedPicture(person && avatarUrlOf(person))
  if (session.status === 'loading') return null
  const name = person ? frameTexts.profile : frameTexts.profileLogin
  return (
    <Link
      to={person ? href('/perfil') : href('/login')}
      aria-label={name}
      title={name}
      className="fixed top-3 right-2 mr-(--page-shift) sm:top-2.5 sm:right-3 z-40 grid size-10 sm:size-11 place-items-center overflow-hidden rounded-full border border-ink bg-sheet text-ink hover:bg-shade"
    >
      {picture.url ? (
        <img
          src={picture.url}
          alt=""
          width={44}
          height={44}
          onError={picture.onError}
          className="size-full object-cover"
        />
      ) : person ? (
        <span className="heading text-lg">{avatarLetterOf(person)}</span>
      ) : (
        <UserRound aria-hidden="true" size={20} />
      )}
    </Link>
  )
}
