import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { frameTexts } from '#texts/frame.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { avatarFace } from './avatar-face.ts'

/** At the top right of every page, hidden while nobody knows yet who is here (spec §2). */
export function FloatingAvatar() {
  const session = useSession()
  if (session.status === 'loading') return null
  const face = session.status === 'signed-in' ? avatarFace(session) : null
  return (
    <Link
      to={face ? '/perfil' : '/login'}
      aria-label={face ? frameTexts.profile : frameTexts.profileLogin}
      title={face ? frameTexts.profile : frameTexts.profileLogin}
      className="fixed top-2.5 right-2 sm:right-3 z-40 grid size-11 place-items-center overflow-hidden rounded-full border border-ink bg-sheet text-ink hover:bg-shade"
    >
      {face?.kind === 'image' ? (
        <img src={face.url} alt="" width={44} height={44} className="size-full object-cover" />
      ) : face ? (
        <span className="heading text-lg">{face.letter}</span>
      ) : (
        <UserRound aria-hidden="true" size={20} />
      )}
    </Link>
  )
}
