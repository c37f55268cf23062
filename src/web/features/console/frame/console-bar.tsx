import { BookOpen, Gauge, Mail, Menu, ReceiptText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, NavLink, useLocation } from 'react-router'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ADMIN_PAGES, OVERVIEW } from './admin-pages.ts'

const PLACES = [
  { to: OVERVIEW.address, label: texts.bar.today, Icon: Gauge },
  { to: href('/painel/pedidos'), label: texts.adminPages.orders, Icon: ReceiptText },
  { to: href('/painel/produtos'), label: texts.adminPages.products, Icon: BookOpen },
  { to: href('/painel/mensagens'), label: texts.adminPages.messages, Icon: Mail },
] as const

const LOOK = 'flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-xs'

/** At the foot of a telephone: the four places that are wanted most, and all others behind the last. */
export function ConsoleBar() {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the list
  useEffect(() => setOpen(false), [pathname])
  const others = ADMIN_PAGES.filter(({ address }) => PLACES.every(({ to }) => to !== address))
  return (
    <nav
      aria-label={texts.bar.label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-ink bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {PLACES.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === OVERVIEW.address}
              className={({ isActive }) => classNames(LOOK, isActive && 'bg-pen-wash font-semibold text-pen')}
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate">{label}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => setOpen(true)} className={classNames(LOOK, 'w-full')}>
            <Menu aria-hidden className="size-5" />
            {texts.bar.more}
          </button>
        </li>
      </ul>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.menu}
        closeLabel={texts.bar.close}
        placement="right"
      >
        <ul className="grid gap-1">
          {others.map(({ address, label, Icon }) => (
            <li key={address}>
              <NavLink
                to={address}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-pen-wash',
                    isActive && 'bg-pen-wash font-semibold',
                  )
                }
              >
                <Icon aria-hidden className="size-5 shrink-0 text-pen" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  )
}
