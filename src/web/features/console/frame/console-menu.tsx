import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ADMIN_PAGES, type AdminPage, OVERVIEW } from './admin-pages.ts'

/** Stands beside the admin page where there is room, and folds into one line above it on a telephone. */
export function ConsoleMenu({ current }: { current: AdminPage }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <nav aria-label={texts.menu} className="mb-6 lg:sticky lg:top-24 lg:mb-0 lg:self-start">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="admin-pages"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line-strong bg-sheet px-4 text-left font-semibold lg:hidden"
      >
        <current.Icon aria-hidden className="size-5 text-pen" />
        <span className="flex-1">{texts.menuOf({ admin: current.label })}</span>
        <ChevronDown aria-hidden className={classNames('size-5', isOpen && 'rotate-180')} />
      </button>
      <ul
        id="admin-pages"
        className={classNames(
          'mt-2 gap-1 rounded-control border border-line bg-sheet p-2 lg:mt-0 lg:grid lg:border-0 lg:bg-transparent lg:p-0',
          isOpen ? 'grid' : 'hidden',
        )}
      >
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
