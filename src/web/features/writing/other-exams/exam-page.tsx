import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ExamLesson } from '#domain/writing/exam-lesson.ts'
import type { ExamModel } from '#domain/writing/exam-model.ts'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { examFactTexts } from '#texts/writing/exam-facts.ts'
import { otherExamTexts as texts } from '#texts/writing/other-exams.ts'
import { useRootData } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { ExamLessonSheet } from './exam-lesson-sheet.tsx'
import { ExamModels } from './exam-models.tsx'
import { SelfAssessmentForm } from './self-assessment-form.tsx'

type ExamPageProps = { exam: ExamRules; lesson: ExamLesson | null; models: readonly ExamModel[] }

/** The rules of one exam, its lesson with what changes for who trains for the ENEM, models, and the assessment by its criteria. */
export function ExamPage({ exam, lesson, models }: ExamPageProps) {
  const { writingRoom } = useRootData().publicConfig.features
  return (
    <Page>
      <Link
        to={href('/outras-provas')}
        className="text-link no-print mb-4 inline-flex items-center gap-2 py-1"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {texts.back}
      </Link>
      <header className="border-b border-ink pb-6">
        <p className="eyebrow">{exam.edition}</p>
        <h1 className="mt-1 text-3xl sm:text-4xl">{exam.name}</h1>
        <p className="mt-3 max-w-measure text-lg text-ink-soft">{exam.task}</p>
        {writingRoom ? (
          <p className="no-print mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <LinkButton to={`${href('/corretor-de-redacao')}?prova=${exam.id}`}>{texts.write}</LinkButton>
            <Link to={`${href('/corretor-de-redacao/folha')}?prova=${exam.id}`} className="text-link py-1">
              {texts.paper}
            </Link>
          </p>
        ) : null}
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-10">
          <Criteria exam={exam} />
          {lesson ? (
            <ExamLessonSheet lesson={lesson} differences={exam.differences} />
          ) : (
            <Listed heading={texts.differences} items={exam.differences} />
          )}
          {models.length > 0 ? <ExamModels exam={exam} models={models} /> : null}
          <SelfAssessmentForm exam={exam} />
        </div>
        <aside className="grid content-start gap-8">
          <Facts exam={exam} />
          <Listed heading={texts.zeroes} items={exam.zeroes} />
          <Themes exam={exam} />
          <Listed heading={texts.sources} items={exam.sources} isSmall>
            <p className="mt-3 text-sm text-ink-soft">{texts.sourcesNote}</p>
          </Listed>
        </aside>
      </div>
    </Page>
  )
}

function Facts({ exam }: { exam: ExamRules }) {
  const facts = [
    [texts.facts.lines, examFactTexts.lines(exam)],
    [texts.facts.title, examFactTexts.titleRule(exam.titleRule)],
    [texts.facts.maximum, texts.maximum(exam)],
    [texts.facts.certainty, texts.certainty[exam.certainty]],
  ]
  return (
    <section>
      <h2 className="text-xl">{texts.facts.heading}</h2>
      <dl className="mt-3 divide-y divide-rule border-y border-rule">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2 leading-snug">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Criteria({ exam: { criteria, formula } }: { exam: ExamRules }) {
  const sum = criteria.reduce((total, { points }) => total + (points?.max ?? 0), 0)
  return (
    <section>
      <h2 className="text-2xl">{texts.criteria}</h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {criteria.map(({ id, name, about, points }) => (
          <li key={id} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_9.5rem]">
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="max-w-measure text-ink-soft">{about}</p>
            </div>
            <p className="text-sm text-ink-soft sm:text-right">
              {points ? texts.points(points) : texts.pointsUnknown}
            </p>
          </li>
        ))}
      </ul>
      {formula.kind === 'converted' ? (
        <p className="mt-3 font-semibold">{texts.formula.converted({ of: formula.of, sum })}</p>
      ) : null}
      {formula.kind === 'errors-per-line' ? (
        <p className="mt-3 font-semibold">{texts.formula['errors-per-line'](formula)}</p>
      ) : null}
    </section>
  )
}

function Themes({ exam: { id, themes } }: { exam: ExamRules }) {
  const { writingRoom } = useRootData().publicConfig.features
  if (themes.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{texts.themes}</h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {themes.map(({ year, title, certainty }, index) => (
          <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 py-2 leading-snug">
            <span className="text-ink-soft tabular-nums">{year}</span>
            <span>
              {title}
              {certainty === 'medium' ? (
                <span className="text-sm text-ink-soft"> ({texts.weaker})</span>
              ) : null}
              {writingRoom ? (
                <Link
                  to={`${href('/corretor-de-redacao')}?prova=${id}&proposta=${index}`}
                  aria-label={texts.writeOn({ title })}
                  className="text-link no-print block w-fit py-1 text-sm"
                >
                  {texts.write}
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ListedProps = { heading: string; items: readonly string[]; isSmall?: boolean; children?: ReactNode }

function Listed({ heading, items, isSmall = false, children }: ListedProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{heading}</h2>
      <ul
        className={isSmall ? 'document__list mt-3 text-sm text-ink-soft' : 'document__list mt-3 leading-snug'}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}
