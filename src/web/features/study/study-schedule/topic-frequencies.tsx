import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import {
  ENEM_TOPICS,
  TOPICS_MEANING,
  type TopicSubject,
  type TopicSurvey,
} from '#content/study/enem-topics.ts'
import type { Subject } from '#domain/study/study-schedule.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { openOnPaper } from '#web/browser/open-on-paper.ts'
import { classNames } from '#web/ui/class-names.ts'
import { formatShare } from './share-text.ts'

const { topics: texts, result } = scheduleTexts

/** What came up most in the ENEM, by who counted it; the subjects of the plan's priorities first and marked. */
export function TopicFrequencies({ priorities }: { priorities: readonly Subject[] }) {
  useEffect(openOnPaper, [])
  const isFirst = ({ studySubject }: TopicSubject) => priorities.includes(studySubject)
  const first = ENEM_TOPICS.filter(isFirst)
  const others = ENEM_TOPICS.filter((subject) => !isFirst(subject))
  return (
    <section aria-labelledby="assuntos" className="mt-14 print:mt-3">
      <h2 id="assuntos" className="text-2xl print:text-lg">
        {texts.heading}
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft print:mt-0 print:max-w-none print:text-sm">
        {TOPICS_MEANING}{' '}
        {priorities.length > 0 ? <span className="print:hidden">{texts.leadOfPlan}</span> : null}
      </p>
      {first.length === 1 ? (
        // One long card: the closed ones fill the two columns beside it, which balanced columns would not.
        <div className="mt-6 items-start gap-6 md:grid md:grid-cols-2 lg:grid-cols-[1fr_2fr] print:mt-1 print:block print:columns-3 print:gap-5">
          <Cards subjects={first} isPriority />
          <div className="gap-6 lg:columns-2 print:columns-auto">
            <Cards subjects={others} isPriority={false} />
          </div>
        </div>
      ) : (
        <div className="mt-6 gap-6 md:columns-2 lg:columns-3 print:mt-1 print:columns-3 print:gap-5">
          <Cards subjects={first} isPriority />
          <Cards subjects={others} isPriority={false} />
        </div>
      )}
    </section>
  )
}

function Cards({ subjects, isPriority }: { subjects: readonly TopicSubject[]; isPriority: boolean }) {
  return subjects.map((subject) => <SubjectCard key={subject.id} subject={subject} isPriority={isPriority} />)
}

type SubjectCardProps = { subject: TopicSubject; isPriority: boolean }

function SubjectCard({ subject, isPriority }: SubjectCardProps) {
  return (
    <details open={isPriority} className="topic-card sheet mb-4 break-inside-avoid print:mb-1 print:border-0">
      <summary className="flex min-h-14 items-center gap-3 px-5 py-3 print:min-h-0 print:p-0">
        <h3 className="text-xl print:text-sm">
          <span className={isPriority ? 'marked' : undefined}>{subject.name}</span>
        </h3>
        {isPriority ? <span className="tag print:hidden">{result.priority}</span> : null}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="topic-card__arrow ml-auto shrink-0 print:hidden"
        />
      </summary>
      <div className="px-5 pb-5 print:p-0">
        {subject.surveys.map((survey, index) => (
          <Survey key={survey.id} survey={survey} isFollowing={index > 0} />
        ))}
      </div>
    </details>
  )
}

type SurveyProps = { survey: TopicSurvey; isFollowing: boolean }

function Survey({ survey, isFollowing }: SurveyProps) {
  const highest = Math.max(...survey.topics.map(({ percentage }) => percentage))
  return (
    <div
      className={classNames(
        'print:mt-0.5',
        isFollowing && 'mt-4 border-t border-line pt-4 print:border-0 print:pt-0',
      )}
    >
      <p className="text-sm text-ink-soft print:text-xs">
        <span className="font-semibold text-ink first-letter:uppercase">{survey.scope}</span>{' '}
        <span className="print:hidden">
          ({texts.countedBy({ who: survey.countedBy, exams: survey.exams, count: survey.questionCount })})
        </span>
      </p>
      <ul className="mt-2 grid gap-1.5 print:mt-0 print:gap-0 print:text-xs">
        {survey.topics.map(({ topic, percentage, isApproximate }, index) => {
          const share = formatShare(percentage)
          return (
            <li key={topic} className={index >= 3 ? 'print:hidden' : undefined}>
              <p className="flex items-baseline justify-between gap-3 leading-snug print:gap-1">
                <span>{topic}</span>
                <span className="shrink-0 font-semibold tabular-nums">
                  {isApproximate ? texts.approximate({ share }) : share}
                </span>
              </p>
              <div aria-hidden="true" className="mt-1 h-0.5 bg-rule print:hidden">
                <div className="h-full bg-pen" style={{ width: `${(percentage / highest) * 100}%` }} />
              </div>
            </li>
          )
        })}
      </ul>
      {survey.unnumbered.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft print:hidden">
          {texts.unnumbered({ topics: survey.unnumbered.join(', ') })}
        </p>
      ) : null}
      <p className="mt-2 text-[0.8125rem] leading-snug text-ink-soft print:hidden">
        {texts.source}: {survey.source}. {survey.note}
      </p>
    </div>
  )
}
