import { lazy, Suspense } from 'react'
import { useIsCartOpen } from './use-cart.ts'

const CartDrawer = lazy(() => import('./cart-drawer.tsx').then((module) => ({ default: module.CartDrawer })))

/** The drawer's code comes when it is opened for the first time; closed again, it stays for its motion and focus. */
export function CartHost({ storeId }: { storeId: string }) {
  const isOpen = useIsCartOpen()
  wasOpened ||= isOpen
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <CartDrawer storeId={storeId} isOpen={isOpen} />
    </Suspense>
  )
}

let wasOpened = false
