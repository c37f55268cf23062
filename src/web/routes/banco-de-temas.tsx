import { href } from 'react-router'
import { themeBankTexts as texts } from '#texts/study/theme-bank.ts'
import { ExamHistory } from '#web/features/study/theme-bank/exam-history.tsx'
import { loadThemeBank } from '#web/features/study/theme-bank/load-theme-bank.ts'
import { ThemeBinder } from '#web/features/study/theme-bank/theme-binder.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { BelowScreen } from '#web/ui/below-screen.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/banco-de-temas.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/banco-de-temas'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return loadThemeBank(context.get(pageServices).study)
}

export function clientLoader() {
  return loadThemeBank(loadStudyPack())
}

export default function BancoDeTemas({ loaderData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  return (
    <>
      <Page>
        <PageHead title={texts.heading} lead={texts.lead} note={texts.note}>
          <a href="#ja-caiu" className="text-link mt-3 inline-block py-1">
            {texts.toExam}
          </a>
        </PageHead>
        <ThemeBinder axes={loaderData.axes} isRoomOpen={features.writingRoom} />
      </Page>
      <BelowScreen>
        <ExamHistory years={loaderData.examYears} isRoomOpen={features.writingRoom} />
      </BelowScreen>
    </>
  )
}
