import { useEffect, useState } from 'react'
import { href, useLocation } from 'react-router'
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { LessonSheet } from './lesson-sheet.tsx'

const texts = miniCourseTexts.oneLesson

type OneLessonProps = { levels: readonly CourseLevelWithLesson[]; level: CourseLevelWithLesson }

/** One lesson by itself, for whom a corrected essay sends here; the game and its order stay as they are. */
export function OneLesson({ levels, level }: OneLessonProps) {
  return (
    <Page>
      <p className="heading mb-4 text-xl">
        {miniCourseTexts.levelOf({ level: level.level, levels: levels.length })}
      </p>
      <div className="max-w-[52rem]">
        <LessonSheet level={level} />
        <p className="mt-6 mb-3 text-ink-soft">{texts.lead}</p>
        <LinkButton to={href('/minicurso')}>{texts.toCourse}</LinkButton>
      </div>
    </Page>
  )
}

/** Also the id of the lesson where all stand below each other, without JavaScript. */
export function lessonAnchor({ level }: { level: number }): string {
  return `nivel-${level}`
}

/** Null for none; known after hydration, since no server sees the end of an address. */
export function useAskedLevel(levels: readonly CourseLevelWithLesson[]): CourseLevelWithLesson | null {
  const { hash } = useLocation()
  const [asked, setAsked] = useState<CourseLevelWithLesson | null>(null)
  useEffect(() => {
    const level = levels.find((one) => `#${lessonAnchor(one)}` === hash) ?? null
    setAsked(level)
    if (level) window.scrollTo({ top: 0 })
  }, [hash, levels])
  return asked
}
