import { Menu } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { href, Link, NavLink, useLocation } from 'react-router'
import { frameTexts } from '#texts/site/frame.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MENU_GROUPS, MENU_LINKS } from './site-links.ts'

/** The browser's own disclosure: it opens without JavaScript too. On a wide screen it is there for who is signed in. */
export function SiteMenu({ isGuest }: { isGuest: boolean }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => {
    ref.current?.removeAttribute('open')
  }, [key])

  useEffect(() => {
    function closeOutside(event: PointerEvent): void {
      if (event.target instanceof Node && !ref.current?.contains(event.target))
        ref.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !ref.current?.open) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={ref}
      onKeyDown={handleKeyDown}
      className={classNames(isGuest && 'lg:@min-[59.25rem]:hidden')}
    >
      <summary
        aria-label={frameTexts.openMenu}
        className="button button--quiet button--icon list-none [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" size={22} />
      </summary>
      <nav
        aria-label={frameTexts.mainMenu}
        className="absolute inset-x-0 top-[calc(100%+1px)] max-h-[calc(var(--window-height)-4rem)] overflow-y-auto border-b border-ink bg-sheet shadow-sheet"
      >
        {isGuest ? null : <MenuGroups isOwn />}
        <ul className="numbered mx-4 py-2 sm:mx-6">
          {MENU_LINKS.map((link) => (
            <li key={link.to} className="border-b border-rule">
              <NavLink to={link.to} className="block py-3">
                {({ isActive }) => (
                  <span className={classNames(isActive && 'marked font-semibold')}>{link.label}</span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
        <MenuGroups isOwn={false} />
        {isGuest ? (
          <div className="guest-only flex gap-3 px-4 pt-2 pb-4 sm:px-6 @min-[44rem]:hidden">
            <Link to={href('/login')} className="button button--secondary flex-1">
              {frameTexts.login}
            </Link>
            <Link to={href('/cadastro')} className="button button--primary flex-1">
              {frameTexts.signUp}
            </Link>
          </div>
        ) : null}
      </nav>
    </details>
  )
}

/** @param isOwn what is somebody's own, else what is there for everybody */
function MenuGroups({ isOwn }: { isOwn: boolean }) {
  return MENU_GROUPS.filter((group) => group.isOwn === isOwn).map(({ title, links }) => (
    <section key={title} aria-label={title} className="mx-4 py-3 sm:mx-6">
      <p className="text-sm font-semibold text-ink-soft">{title}</p>
      <ul className="sm:columns-2 lg:columns-3">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end className="block py-2.5">
              {({ isActive }) => (
                <span className={classNames(isActive ? 'marked font-semibold' : 'hover:text-pen')}>
                  {link.label}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
