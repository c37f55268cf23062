import { useState } from 'react'
import { href } from 'react-router'
import type { OwnProgress } from '#domain/study/courses/course-wire.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type LessonAddress, sendDone } from './course-calls.ts'

const texts = courseTexts.lessonPage

type FinishLessonProps = { address: LessonAddress; progress: OwnProgress }

/** The lesson is finished by who says so; the server asks whether each exercise was tried. */
export function FinishLesson({ address, progress: first }: FinishLessonProps) {
  const [progress, setProgress] = useState(first)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = progress.lessons.some(({ slug, state }) => slug === address.lesson && state === 'done')

  async function handleFinish(): Promise<void> {
    if (isSending) return
    setSending(true)
    setFailure(null)
    const answer = await sendDone(address)
    setSending(false)
    if (answer.ok) setProgress(answer.value)
    else setFailure(answer.code === 'exercises_left' ? texts.left : texts.finishFailed)
  }

  if (isDone) return <Finished course={address.course} progress={progress} />
  return (
    <div className="mt-8">
      <Button size="large" isBusy={isSending} busyLabel={texts.finishing} onClick={() => void handleFinish()}>
        {texts.finish}
      </Button>
      {failure ? (
        <Notice tone="error" className="mt-4">
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}

function Finished({ course, progress: { lessons, next } }: { course: string; progress: OwnProgress }) {
  const isCourseDone = lessons.every(({ state }) => state === 'done')
  return (
    <Notice
      tone="success"
      title={texts.finishedTitle}
      className="mt-8"
      actions={
        next ? (
          <LinkButton to={href('/cursos/:curso/:aula', { curso: course, aula: next })}>
            {texts.next}
          </LinkButton>
        ) : (
          <LinkButton to={href('/cursos/:curso', { curso: course })} look="secondary">
            {texts.toCourse}
          </LinkButton>
        )
      }
    >
      {isCourseDone ? texts.courseDone : texts.finishedText}
    </Notice>
  )
}
