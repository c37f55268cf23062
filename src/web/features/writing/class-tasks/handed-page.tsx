import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { CorrectionView } from '../correction/correction-view.tsx'
import { fetchHanded } from './class-task-calls.ts'
import { whyClosed } from './why-closed.tsx'

const texts = classTasksTexts.handed

type HandedPageProps = { classId: string; task: string; seat: string }

/** /turmas/:id/tarefas/:task/:seat: one essay that was handed in, as its author sees it. */
export function HandedPage({ classId, task, seat }: HandedPageProps) {
  const asked = useAsked(`handed ${task} ${seat}`, (signal) => fetchHanded(task, seat, signal))
  return (
    <Page>
      <p className="mb-3 print:hidden">
        <Link
          to={href('/turmas/:id/tarefas/:task', { id: classId, task })}
          className="text-link inline-block py-1"
        >
          {texts.back}
        </Link>
      </p>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) => whyClosed(code, texts)}
      >
        {({ name, title, theme, isOnTheme, handedAt, version }) => (
          <>
            <PageHead
              title={<span className="wrap-anywhere">{name || classTasksTexts.task.unnamed}</span>}
              lead={texts.lead({ theme, day: formatDay(handedAt) })}
            />
            <p className="mb-4 max-w-measure wrap-anywhere text-ink-soft">
              {isOnTheme ? texts.onTheme : texts.otherTheme({ title })}
            </p>
            <CorrectionView text={version.text} correction={version.correction} themeId={null} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
