import { lazy } from 'react'

const CouponsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/coupons/coupons-admin.tsx')).CouponsAdmin,
}))

export default function CouponsRoute() {
  return <CouponsAdmin />
}
