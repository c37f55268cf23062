import { href, Link } from 'react-router'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { examFactTexts } from '#texts/writing/exam-facts.ts'
import { otherExamTexts as texts } from '#texts/writing/other-exams.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

export type ListedExam = Pick<ExamRules, 'id' | 'name' | 'kind' | 'task' | 'lines'>

const KINDS = ['vestibular', 'concurso'] as const

/** Every exam, with what it asks in a sentence. */
export function ExamList({ exams }: { exams: readonly ListedExam[] }) {
  return (
    <Page>
      <PageHead title={texts.heading} lead={texts.lead} />
      {KINDS.map((kind) => (
        <section key={kind} aria-labelledby={kind} className="mb-10">
          <h2 id={kind} className="text-2xl">
            {texts.kinds[kind]}
          </h2>
          <ul className="mt-3 divide-y divide-rule border-y border-rule">
            {exams
              .filter((exam) => exam.kind === kind)
              .map((exam) => (
                <li key={exam.id} className="py-4">
                  <h3 className="text-xl">
                    <Link to={href('/outras-provas/:prova', { prova: exam.id })} className="text-link">
                      {exam.name}
                    </Link>
                  </h3>
                  <p className="mt-1 max-w-measure">{exam.task}</p>
                  <p className="mt-1 text-sm text-ink-soft">
                    {texts.facts.lines}: {examFactTexts.lines(exam)}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
