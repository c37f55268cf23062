import { FileDown } from 'lucide-react'
import type { ShownLesson } from '#domain/study/courses/course-wire.ts'
import { sizeText } from '#texts/shared/file-size.ts'
import { courseTexts } from '#texts/study/courses.ts'

const texts = courseTexts.lessonPage.files

/** The PDFs beside a lesson; each link is asked anew whether the lesson is open. */
export function LessonAttachments({ attachments }: Pick<ShownLesson, 'attachments'>) {
  return (
    <section aria-labelledby="arquivos" className="no-print mt-8">
      <h2 id="arquivos" className="text-2xl">
        {texts.title}
      </h2>
      <ul className="mt-3 grid gap-2">
        {attachments.map(({ title, byteSize, url }) => (
          <li key={url}>
            <a href={url} className="text-link inline-flex items-start gap-2 py-2 wrap-anywhere">
              <FileDown aria-hidden="true" size={20} className="mt-1 shrink-0" />
              {texts.download({ title, size: sizeText(byteSize) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
