import { lazy } from 'react'
import type { Route } from './+types/conteudos.ts'

const ContentsDesk = lazy(async () => ({
  default: (await import('#web/features/console/contents/contents-admin.tsx')).ContentsDesk,
}))

export default function ContentsRoute({ params: { list } }: Route.ComponentProps) {
  return <ContentsDesk list={list} />
}
