import { lazy, Suspense } from 'react'
import { data, href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { CorrectorToCome } from '#web/features/site/institutional/corrector-to-come.tsx'
import { loadRoomThemes } from '#web/features/writing/writing-room/load-room-themes.ts'
import { PlainForm } from '#web/features/writing/writing-room/plain-form.tsx'
import { WritingRoom } from '#web/features/writing/writing-room/writing-room.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/corretor-de-redacao.ts'

// Only a browser without JavaScript comes to it.
const PlainCorrection = lazy(async () => {
  const plain = await import('#web/features/writing/correction/plain-correction.tsx')
  return { default: plain.PlainCorrection }
})

const toCome = PLACEHOLDER_PAGES.corrector

export function meta({ matches }: Route.MetaArgs) {
  const publicConfig = matches[0].loaderData?.publicConfig
  const isOpen = publicConfig?.features.writingRoom ?? false
  return pageMeta({
    title: isOpen ? writingRoomTexts.pageTitle : toCome.title,
    description: isOpen ? writingRoomTexts.description : toCome.description,
    path: href('/corretor-de-redacao'),
    siteUrl: publicConfig?.siteUrl ?? '',
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { 'cache-control': actionHeaders?.get('cache-control') ?? 'public, s-maxage=300' }
}

export function loader({ context }: Route.LoaderArgs) {
  return loadRoomThemes(context.get(pageServices).study)
}

export function clientLoader() {
  return loadRoomThemes(loadStudyPack())
}

/** The form of a browser without JavaScript. A post from another origin never comes here: the router refuses it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { features, correctPlainForm, networkKey } = context.get(pageServices)
  if (!features.writingRoom) throw data(null, { status: 404 })
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const field = (name: string) => String(form.get(name) ?? '')
  const typed = {
    themeId: field('theme'),
    title: field('title'),
    motivating: field('motivating'),
    text: field('text'),
  }
  const answer = await correctPlainForm(networkKey, typed)
  return data(answer.ok ? { corrected: answer.value } : { corrected: null, code: answer.code, typed }, {
    status: answer.ok ? 200 : 422,
    headers: { 'cache-control': 'no-store' },
  })
}

/** The writing room, or what product §2 Corretor shows while it is closed. */
export default function CorretorDeRedacao({ loaderData, actionData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  if (actionData?.corrected)
    return (
      <Suspense fallback={null}>
        <PlainCorrection corrected={actionData.corrected} />
      </Suspense>
    )
  if (features.writingRoom) {
    return (
      <WritingRoom
        groups={loaderData}
        plainForm={<PlainForm groups={loaderData} refused={actionData ?? null} />}
      />
    )
  }
  return (
    <Page>
      <CorrectorToCome />
    </Page>
  )
}
