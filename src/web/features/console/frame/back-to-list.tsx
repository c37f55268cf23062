import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { historyPlace } from './history-place.ts'
import { isOneStepBack, lastAddressOf } from './visited-lists.ts'

/** Back to the list of an admin page with its filters; who came from there finds the same place in it. */
export function BackToList({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate()

  function handleClick(event: MouseEvent): void {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
    if (opensElsewhere || !isOneStepBack(historyPlace(), to)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link
      to={lastAddressOf(to)}
      onClick={handleClick}
      className="text-link mb-3 inline-flex min-h-11 items-center gap-2"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {children}
    </Link>
  )
}
