import { href } from 'react-router'
import { sheetPhotographTexts as texts } from '#texts/writing/sheet-photograph.ts'
import { requireRoom } from '#web/features/writing/essay-history/essay-route.ts'
import { TranscriptionPage } from '#web/features/writing/sheet-photograph/transcription-page.tsx'
import { loadRoomThemes } from '#web/features/writing/writing-room/load-room-themes.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import type { Route } from './+types/foto-da-redacao.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/corretor-de-redacao/foto'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  requireRoom({ context })
  return loadRoomThemes(context.get(pageServices).study)
}

export function clientLoader() {
  return loadRoomThemes(loadStudyPack())
}

export default function FotoDaRedacao({ loaderData }: Route.ComponentProps) {
  return <TranscriptionPage groups={loaderData} />
}
