import { lazy } from 'react'
import type { Route } from './+types/conteudos.ts'

const ContentsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/contents/contents-admin.tsx')).ContentsAdmin,
}))

export default function ContentsRoute({ params: { list } }: Route.ComponentProps) {
  return <ContentsAdmin list={list} />
}
