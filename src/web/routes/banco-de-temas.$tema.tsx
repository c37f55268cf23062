import { data, href } from 'react-router'
import { loadProposal } from '#content/study/proposals/proposal-files.ts'
import { EXAM_EDITION_NAMES, EXAM_THEMES } from '#content/study/themes/exam-themes.ts'
import { findRoomTheme } from '#content/study/themes/room-themes.ts'
import type { StudyPack } from '#domain/study/contents/study-pack.ts'
import { proposalTexts as texts } from '#texts/study/proposal.ts'
import { ProposalPage, type ShownProposal } from '#web/features/study/proposal/proposal-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { missingPageMeta, pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/banco-de-temas.$tema.ts'

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const path = href('/banco-de-temas/:tema', { tema: params.tema })
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  if (!loaderData) return missingPageMeta(path, siteUrl)
  const { title } = loaderData
  return pageMeta({
    title: texts.title({ theme: title }),
    description: texts.description({ theme: title }),
    path,
    siteUrl,
    imagePath: '/images/social/pages/banco-de-temas.jpg',
  })
}

export const headers = keptHeaders

export async function loader({ params, context }: Route.LoaderArgs): Promise<ShownProposal> {
  const { study } = context.get(pageServices)
  const theme = findRoomTheme(params.tema, study)
  const proposal = theme && (await loadProposal(theme.id, study))
  if (!theme || !proposal) throw data(null, { status: 404 })
  return { proposal, title: theme.title, exam: shownExam(theme.id, study) }
}

/** The application that set the theme; null for one of ours. The regular one needs no name. */
function shownExam(themeId: string, { theme: own }: StudyPack): ShownProposal['exam'] {
  const hers = own.find(({ id }) => id === themeId)
  const exam = hers ? hers.exam : EXAM_THEMES.find(({ id }) => id === themeId)
  if (!exam) return null
  const { year, edition } = exam
  return { year, edition: edition === 'regular' ? null : EXAM_EDITION_NAMES[edition] }
}

export default function BancoDeTemasTema({ loaderData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  return <ProposalPage {...loaderData} isRoomOpen={features.writingRoom} />
}
