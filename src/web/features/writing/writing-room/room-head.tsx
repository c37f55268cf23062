import { memo } from 'react'
import { href, Link } from 'react-router'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { METHOD_LINK } from '#texts/writing/corrector.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import type { ChosenTheme } from './room-theme.ts'

type RoomHeadProps = { theme: ChosenTheme | null; exam: ExamRules | null }

export const RoomHead = memo(function RoomHead({ theme, exam }: RoomHeadProps) {
  const query = new URLSearchParams({
    ...(exam ? { prova: exam.id } : {}),
    ...(theme?.id ? { tema: theme.id } : {}),
  }).toString()
  return (
    <PageHead title={texts.pageTitle} lead={exam ? texts.exam.machine : texts.lead} note={texts.note}>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to={href('/como-calculamos-a-nota')} className="text-link py-1">
          {METHOD_LINK}
        </Link>
        <Link
          to={`${href('/corretor-de-redacao/folha')}${query === '' ? '' : `?${query}`}`}
          state={theme && { title: theme.title }}
          className="text-link py-1"
        >
          {texts.paper}
        </Link>
        <Link to={href('/corretor-de-redacao/foto')} className="text-link py-1">
          {texts.photograph}
        </Link>
        <Link to={href('/corretor-de-redacao/redacoes')} className="text-link shown-to-members py-1">
          {texts.history}
        </Link>
      </p>
    </PageHead>
  )
})
