import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { LessonExampleItem } from '#web/shared/lesson/lesson-example-item.tsx'

const texts = miniCourseTexts.lesson

type LessonSheetProps = {
  level: CourseLevelWithLesson
  /** 2 where several lessons stand on a page. */
  headingLevel?: 1 | 2
}

/** The anchor of a section, whose level may stand among others on its page. */
export function passageId({ level }: CourseLevelWithLesson, section: number): string {
  return `trecho-${level}-${section + 1}`
}

/** The supporting text of a level: what is taught, what it looks like on the sheet, what to keep. */
export function LessonSheet({ level, headingLevel = 1 }: LessonSheetProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2'
  const Heading = headingLevel === 1 ? 'h2' : 'h3'
  const { intro, sections, keyPoints } = level.lesson
  return (
    <article className="lesson sheet">
      <p className="eyebrow">{texts.eyebrow}</p>
      <Title tabIndex={-1} className="mt-1 text-3xl outline-none sm:text-4xl">
        {level.title}
      </Title>
      <p className="mt-4 text-lg leading-relaxed">{intro}</p>
      {sections.map((section, index) => (
        <section key={section.heading} id={passageId(level, index)} className="mt-9 scroll-mt-24">
          <Heading className="text-xl sm:text-2xl">{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
          {section.examples ? (
            <dl className="mt-5 grid gap-5">
              {section.examples.map((example) => (
                <LessonExampleItem key={example.label} example={example} />
              ))}
            </dl>
          ) : null}
        </section>
      ))}
      <section className="lesson__keep">
        <Heading className="text-xl">
          <span className="marked">{texts.keyPoints}</span>
        </Heading>
        <ul className="mt-3 grid gap-2">
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}
