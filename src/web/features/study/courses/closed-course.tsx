import { href } from 'react-router'
import { courseTexts } from '#texts/study/courses.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = courseTexts.closed

export type CourseOffer = { readonly id: string } | null

/** What opens a course that is closed to this person. */
export function ClosedCourse({ entry, offer }: { entry: 'premium' | 'buy'; offer: CourseOffer }) {
  const { title, text, action, none } = texts[entry]
  // The page of the premium tells plans and products alike.
  const where = entry === 'premium' ? href('/premium') : offer && href('/product/:id', { id: offer.id })
  return (
    <Notice title={title} actions={where ? <LinkButton to={where}>{action}</LinkButton> : null}>
      {where ? text : none}
    </Notice>
  )
}
