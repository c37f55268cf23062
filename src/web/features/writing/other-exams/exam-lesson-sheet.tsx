import { href } from 'react-router'
import type { ExamLesson } from '#domain/writing/exam-lesson.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { LessonExampleItem } from '#web/shared/lesson/lesson-example-item.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ExamLessonQuestions } from './exam-lesson-questions.tsx'

const texts = otherExamTexts.lesson

type ExamLessonSheetProps = { lesson: ExamLesson; differences: readonly string[] }

/** The short lesson of an exam: what is asked, what differs from the ENEM, what costs most, how to train, questions. */
export function ExamLessonSheet({ lesson, differences }: ExamLessonSheetProps) {
  return (
    <article className="lesson sheet" aria-labelledby="licao">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h2 id="licao" className="mt-1 text-2xl sm:text-3xl">
        {lesson.title}
      </h2>
      <Part heading={texts.asked} paragraphs={lesson.asked} />
      <section className="mt-8">
        <h3 className="text-xl">{otherExamTexts.differences}</h3>
        <ul className="document__list mt-3 leading-snug">
          {differences.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <Part heading={texts.costs} paragraphs={lesson.costs} />
      {lesson.example ? (
        <dl className="mt-5 grid gap-5">
          <LessonExampleItem example={lesson.example} />
        </dl>
      ) : null}
      <Part heading={texts.practice} paragraphs={lesson.practice} />
      <p className="no-print mt-4 flex flex-wrap gap-3">
        <LinkButton to={href('/corretor-de-redacao')} look="secondary">
          {texts.toRoom}
        </LinkButton>
        <LinkButton to={href('/banco-de-temas')} look="secondary">
          {texts.toThemes}
        </LinkButton>
      </p>
      <ExamLessonQuestions questions={lesson.questions} />
    </article>
  )
}

function Part({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <section className="mt-8">
      <h3 className="text-xl">{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
