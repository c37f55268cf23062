import { useMemo, useState } from 'react'
import { href } from 'react-router'
import type { PracticeAnswer, PracticeState } from '#domain/study/practice/practice-wire.ts'
import { practiceTexts as texts } from '#texts/study/practice.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { KeptHereNote } from '#web/shared/kept-here/kept-here-note.tsx'
import { useReader } from '#web/shared/session/use-reader.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PracticeClasses } from './practice-classes.tsx'
import { PracticeCourse } from './practice-course.tsx'
import type { PracticeSource } from './practice-source.ts'
import { PracticeToday } from './practice-today.tsx'

/** The schemas come beside the first answer that they check. */
const MEMBER: PracticeSource = {
  open: async () => (await import('./practice-source.ts')).MEMBER_SOURCE.open(),
  answer: async (...call) => (await import('./practice-source.ts')).MEMBER_SOURCE.answer(...call),
  courseTask: async (...call) => (await import('./practice-source.ts')).MEMBER_SOURCE.courseTask(...call),
}

/** Of this browser: a visitor's, and anybody's without a network. The exercises come with the first look, and not with the page. */
const LOCAL: PracticeSource = {
  open: async () => (await import('./guest-source.ts')).GUEST_SOURCE.open(),
  answer: async (...call) => (await import('./guest-source.ts')).GUEST_SOURCE.answer(...call),
  courseTask: async (...call) => (await import('./guest-source.ts')).GUEST_SOURCE.courseTask(...call),
}

/** Today's exercises, how each class of errors stands, and the written tasks of the mini-course (product §9 Practice). */
export function PracticePage() {
  const reader = useReader()
  const isGuest = reader === 'anonymous'
  const [isOffline, setOffline] = useState(false)
  const source = useMemo(() => (isGuest || isOffline ? LOCAL : MEMBER), [isGuest, isOffline])
  const asked = useAsked<PracticeState>(reader && `practice of ${reader}`, async () => {
    const answer = await (isGuest ? LOCAL : MEMBER).open()
    const isCutOff = !answer.ok && answer.code === 'unreachable'
    setOffline(isCutOff)
    return isCutOff ? LOCAL.open() : answer
  })

  function handleAnswer(answer: PracticeAnswer): void {
    asked.change((state) => ({
      ...state,
      items: state.items.map((item) => (item.id === answer.item.id ? answer.item : item)),
    }))
  }

  function handleCourseTask(id: string): void {
    asked.change((state) => ({ ...state, courseTasks: [...new Set([...state.courseTasks, id])] }))
  }

  return (
    <>
      <noscript>
        <p className="mb-6 font-semibold">{texts.noScript}</p>
      </noscript>
      {isGuest ? (
        <Notice
          title={texts.guest.title}
          className="mb-6"
          actions={
            <LinkButton to={href('/cadastro')} size="small" look="secondary">
              {texts.guest.signUp}
            </LinkButton>
          }
        >
          {texts.guest.body}
          <KeptHereNote />
        </Notice>
      ) : isOffline ? (
        <Notice title={texts.offline.title} className="mb-6">
          {texts.offline.body}
        </Notice>
      ) : null}
      <Loaded asked={asked} loading={texts.loading} failed={texts.failed}>
        {(state) => (
          <div className="grid gap-12">
            <PracticeToday
              key={state.day}
              state={state}
              source={source}
              onAnswer={handleAnswer}
              onReload={asked.reload}
            />
            <PracticeClasses classes={state.classes} />
            <PracticeCourse done={state.courseTasks} source={source} onDone={handleCourseTask} />
          </div>
        )}
      </Loaded>
    </>
  )
}
