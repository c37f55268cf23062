import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/conteudos-de-estudo.ts'

/** What the owner has written to be studied: pages, the writing room and the device's corrector read it. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(pageServices).study, { headers: { 'cache-control': 'no-cache' } })
}
