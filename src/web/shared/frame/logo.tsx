import { href, Link } from 'react-router'
import { frameTexts } from '#texts/site/frame.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** A sheet with a marked word and the tilde of "redação"; it leads home, which for who is signed in is their day. */
export function Logo() {
  const isMember = useSession().status === 'signed-in'
  return (
    <Link
      to={isMember ? href('/hoje') : href('/')}
      aria-label={isMember ? frameTexts.homeOfMember : frameTexts.home}
      className="flex shrink-0 items-center gap-2 py-2 wrap-break-word @max-[19.9rem]:shrink sm:gap-2.5"
    >
      <svg aria-hidden="true" viewBox="7 2 49 61" className="hidden h-8 w-auto @min-[26rem]:block sm:h-9">
        <path
          d="M12 4H43L54 15V58A3 3 0 0 1 51 61H12A3 3 0 0 1 9 58V7A3 3 0 0 1 12 4ZM43 4V15H54"
          className="fill-sheet stroke-ink"
          strokeWidth="3.4"
          strokeLinejoin="round"
        />
        <path d="M17 20H35M17 52.5H46" className="stroke-line-strong" strokeWidth="2.6" />
        <path d="M12.96 30.38Q32 26.3 50.7 28L47.98 43.3Q32 44.66 16.36 46.02Z" className="fill-marker" />
        <path
          d="M17.5 40.5C20 29.5 27 30 32 36S43 43.5 46.5 32"
          className="fill-none stroke-[#2340C8]"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </svg>
      <span className="heading text-base leading-none whitespace-nowrap @max-[19.9rem]:whitespace-normal sm:text-[1.1875rem]">
        Domine a <span className="marked">Redação</span>
      </span>
    </Link>
  )
}
