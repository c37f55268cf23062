import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link, NavLink } from 'react-router'
import { frameTexts } from '#texts/site/frame.ts'
import { useOptionalRootData } from '#web/root-data.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { FloatingAvatar } from './floating-avatar.tsx'
import { Logo } from './logo.tsx'
import { HEADER_LINKS } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'

/**
 * Room is kept on the right for the floating avatar, and for the way in: nothing moves when they are filled. The
 * widths are measured in the header's own letters, so that a reader's larger text gets the menu and not a cut row. The
 * links begin at 1024 pixels (59.25rem are those without a scroll bar): names of several words take two lines there, and with
 * wider letters of the reader's own the two ways in stand one above the other. With letters twice as large a phone has
 * the buttons in a row of their own.
 */
export function SiteHeader({ cartButton }: { cartButton: ReactNode }) {
  const session = useSession()
  return (
    <header className="@container sticky top-0 z-30 border-b border-ink bg-paper">
      <div className="header-row">
        <Logo />
        <nav
          aria-label={frameTexts.mainMenu}
          className="hidden justify-self-start lg:@min-[59.25rem]:block @min-[74rem]:ml-2"
        >
          <ul className="flex items-center @min-[74rem]:gap-x-1">
            {HEADER_LINKS.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className="header-link">
                  {({ isActive }) => (
                    <span className={classNames(isActive ? 'marked font-semibold' : 'hover:text-pen')}>
                      {link.label}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="col-start-3 flex items-center @max-[19.9rem]:col-span-full @max-[19.9rem]:col-start-1 sm:gap-2">
          {session.status === 'signed-in' ? null : (
            <div className="guest-only hidden flex-wrap items-center justify-end gap-x-2 gap-y-0.5 @min-[44rem]:flex">
              <LinkButton to={href('/login')} look="quiet" size="small">
                {frameTexts.login}
              </LinkButton>
              <LinkButton to={href('/cadastro')} look="secondary" size="small">
                {frameTexts.signUp}
              </LinkButton>
            </div>
          )}
          <WriteLink isMember={session.status === 'signed-in'} />
          {cartButton}
          <SiteMenu isGuest={session.status !== 'signed-in'} />
        </div>
      </div>
      <FloatingAvatar />
    </header>
  )
}

/** One press from anywhere to writing; where the seven links stand, "Corretor" is among them. */
function WriteLink({ isMember }: { isMember: boolean }) {
  const { writingRoom } = useOptionalRootData()?.publicConfig.features ?? {}
  if (!writingRoom) return null
  return (
    <Link
      to={href('/corretor-de-redacao')}
      aria-label={frameTexts.write}
      title={frameTexts.write}
      className={classNames('button button--quiet button--icon', !isMember && 'lg:@min-[59.25rem]:hidden')}
    >
      <PenLine aria-hidden="true" size={22} />
    </Link>
  )
}
