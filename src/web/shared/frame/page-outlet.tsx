import { memo, type ReactNode } from 'react'
import { useNavigation, useOutlet } from 'react-router'

/**
 * The page, left alone while the next one loads: the router makes its routes anew for each step of a navigation, and
 * the whole page would be drawn again with them. Data and parameters reach it by contexts of their own.
 */
export function PageOutlet() {
  const page = useOutlet()
  return <KeptPage isKept={useNavigation().state === 'loading'}>{page}</KeptPage>
}

type KeptPageProps = { isKept: boolean; children: ReactNode }

const KeptPage = memo(
  ({ children }: KeptPageProps) => children,
  (_, next) => next.isKept,
)
