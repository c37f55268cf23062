import { questionsAdminTexts as texts } from '#texts/study/lesson-questions.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchQuestions } from './question-calls.ts'
import { QuestionRow } from './question-row.tsx'

/** /painel/duvidas: what students ask below lessons, what waits before what is answered. */
export function QuestionsAdmin() {
  const waiting = useKeptPages('questions that wait', (after, signal) =>
    fetchQuestions('waiting', after, signal),
  )
  const answered = useKeptPages('questions with an answer', (after, signal) =>
    fetchQuestions('answered', after, signal),
  )

  function reload(): void {
    void waiting.reload()
    void answered.reload()
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <h2 className="mb-3 text-xl">{texts.waiting}</h2>
      <PagedRows
        list={waiting}
        label={texts.waiting}
        empty={texts.noneWaiting}
        emptyLead={texts.noneWaitingLead}
        keyOf={({ id }) => id}
      >
        {(question) => <QuestionRow question={question} onChanged={reload} />}
      </PagedRows>
      <h2 className="mt-10 mb-3 text-xl">{texts.answered}</h2>
      <PagedRows list={answered} label={texts.answered} empty={texts.noneAnswered} keyOf={({ id }) => id}>
        {(question) => <QuestionRow question={question} onChanged={reload} />}
      </PagedRows>
    </>
  )
}
