import type { LessonExample } from '#domain/study/mini-course.ts'

/** What something looks like on the sheet, with the teacher's word under it; stands in a list. */
export function LessonExampleItem({ example }: { example: LessonExample }) {
  return (
    <div className="lesson-example">
      <dt className="lesson-example__label">{example.label}</dt>
      <dd className="lesson-example__text">{example.text}</dd>
      {example.comment ? <dd className="note lesson-example__comment">{example.comment}</dd> : null}
    </div>
  )
}
