import type { CourseLevel } from '#domain/study/mini-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { BadgeDrawing } from '#web/shared/badge-icon/badge-drawing.tsx'
import { Button } from '#web/ui/button.tsx'
import { badgeOfLevel } from './badge-of-level.ts'
import { sendToCourse } from './course-store.ts'
import { KeepNote } from './keep-note.tsx'
import type { StoredLevels } from './use-stored-levels.ts'

const texts = miniCourseTexts.complete

type LevelCompleteViewProps = { levels: readonly CourseLevel[]; levelIndex: number; kept: StoredLevels }

/** What the level has earned: its XP and its badge, stamped on the sheet. */
export function LevelCompleteView({ levels, levelIndex, kept }: LevelCompleteViewProps) {
  const level = levels[levelIndex]
  if (!level) throw new Error(`there is no level ${levelIndex}`)
  const badge = badgeOfLevel(level)
  return (
    <div className="mx-auto max-w-measure">
      <div className="reward sheet">
        <p className="eyebrow">{level.title}</p>
        <h1 tabIndex={-1} className="mt-1 text-3xl outline-none sm:text-4xl">
          {texts.heading({ level: level.level })}
        </h1>
        <div className="reward__badge">
          <span className="reward__stamp">
            <BadgeDrawing icon={badge.icon} size={44} />
          </span>
          <div className="min-w-0">
            <p className="text-ink-soft">{texts.earned}</p>
            <p className="heading text-2xl">{badge.name}</p>
            <p className="mt-1">
              <span className="marked font-semibold">{miniCourseTexts.plusXp(level)}</span>
            </p>
          </div>
        </div>
        <Button size="large" onClick={() => sendToCourse(levels, { kind: 'next-level' })}>
          {texts.next}
        </Button>
      </div>
      <KeepNote kept={kept} />
    </div>
  )
}
