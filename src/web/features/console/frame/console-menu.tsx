import { NavLink } from 'react-router'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ADMIN_PAGES, OVERVIEW } from './admin-pages.ts'

/** Stands beside the admin page where there is room; on a telephone the bar at its foot takes its place. */
export function ConsoleMenu() {
  return (
    <nav aria-label={texts.menu} className="hidden lg:sticky lg:top-24 lg:block lg:self-start">
      <ul className="grid gap-1">
        {ADMIN_PAGES.map(({ address, label, Icon }) => (
          <li key={address}>
            <NavLink
              to={address}
              end={address === OVERVIEW.address}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-pen-wash',
                  isActive && 'bg-pen-wash font-semibold',
                )
              }
            >
              {({ isActive }) => (
                <>
                  <Icon aria-hidden className="size-5 shrink-0 text-pen" />
                  <span className={classNames(isActive && 'marked')}>{label}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
