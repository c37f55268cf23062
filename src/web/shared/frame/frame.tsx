import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'
import { isRecord } from '#domain/shared/is-record.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { AchievementHost } from '#web/shared/achievement/achievement-host.tsx'
import { rememberPlace } from '#web/shared/session/kept-place.ts'
import { useRecheckedSession } from '#web/shared/session/use-rechecked-session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ToastHost } from '#web/ui/toast-host.tsx'
import { NextPage } from './next-page.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type FrameProps = {
  year: number
  cartButton: ReactNode
  /** Stands beside the page: the drawer. */
  overlay: ReactNode
  children: ReactNode
}

/** What stands around every page. */
export function Frame({ year, cartButton, overlay, children }: FrameProps) {
  const mainRef = useFocusOnNavigation()
  // Who works in there sells, and looks for nothing of the site.
  const isConsole = /^\/painel(\/|$)/.test(useLocation().pathname)
  useSessionMark()
  useRecheckedSession()
  useRememberedPlace()
  return (
    <>
      <SkipLink to="conteudo">{frameTexts.skipToContent}</SkipLink>
      <PageProgress />
      <NextPage />
      <SiteHeader cartButton={cartButton} />
      <main ref={mainRef} id="conteudo" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {isConsole ? null : <SiteFooter year={year} />}
      {overlay}
      <AchievementHost />
      <ToastHost labels={TOAST_LABELS} />
    </>
  )
}

const TOAST_LABELS = {
  region: commonTexts.toastRegion,
  notice: commonTexts.toastNotice,
  close: commonTexts.close,
}

/** A pen line along the top edge while the next page is fetched. */
function PageProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="status"
      aria-label={frameTexts.loadingPage}
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="page-progress h-full bg-pen" />
    </div>
  )
}

/**
 * After a change of page, reading goes on at its content, as after a full load. Tabs that have addresses of their own
 * keep the focus (`state: { keepsFocus: true }`), save on the way back to them. Where only the query changes the focus
 * stays, unless what held it went with the old address.
 */
function useFocusOnNavigation() {
  const ref = useRef<HTMLElement>(null)
  const { pathname, search, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const keepsFocus = !isBack && isRecord(state) && state['keepsFocus'] === true
  const last = useRef({ pathname, search })
  useEffect(() => {
    const before = last.current
    if (before.pathname === pathname && before.search === search) return
    last.current = { pathname, search }
    const isLost = document.activeElement === document.body
    const isOtherPage = before.pathname !== pathname
    if (isOtherPage ? !keepsFocus : isLost) ref.current?.focus({ preventScroll: true })
  }, [pathname, search, keepsFocus])
  return ref
}

/** A visitor who signs in goes back to it; what an account looks at is nobody else's way. */
function useRememberedPlace(): void {
  const { pathname, search } = useLocation()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'anonymous') rememberPlace(pathname + search)
  }, [pathname, search, status])
}

/** Puts the head script's guess right once the session is known. */
function useSessionMark(): void {
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset['hasSession']
  }, [status])
}
