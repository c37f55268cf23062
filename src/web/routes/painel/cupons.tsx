import { lazy } from 'react'

const CouponsDesk = lazy(async () => ({
  default: (await import('#web/features/console/coupons/coupons-admin.tsx')).CouponsDesk,
}))

export default function CouponsRoute() {
  return <CouponsDesk />
}
