import type { OwnProgress } from '#domain/study/courses/course-wire.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const texts = courseTexts.coursePage

type CourseProgressProps = { progress: Pick<OwnProgress, 'lessons'>; className?: string }

export function CourseProgress({ progress: { lessons }, className }: CourseProgressProps) {
  const done = lessons.filter(({ state }) => state === 'done').length
  const said = done === lessons.length ? texts.finished : texts.count({ done, of: lessons.length })
  return (
    <div className={className}>
      <p className="mb-1 text-sm font-semibold">{said}</p>
      <ProgressBar label={texts.progress} percent={(done / lessons.length) * 100} valueText={said} />
    </div>
  )
}
