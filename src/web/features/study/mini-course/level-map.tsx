import { Check } from 'lucide-react'
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { classNames } from '#web/ui/class-names.ts'
import { badgeOfLevel } from './badge-of-level.ts'
import { LevelDrawing } from './level-drawing.tsx'

const texts = miniCourseTexts.start

type LevelMapProps = { levels: readonly CourseLevelWithLesson[]; finishedCount: number }

/** The six levels as the six first lines of a sheet. */
export function LevelMap({ levels, finishedCount }: LevelMapProps) {
  const totalXp = levels.reduce((sum, { xp }) => sum + xp, 0)
  return (
    <div className="level-map sheet">
      <p aria-hidden="true" className="note level-map__note">
        {texts.mapNote}
      </p>
      <ol aria-label={texts.mapLabel} className="numbered">
        {levels.map((level, index) => {
          const isFinished = index < finishedCount
          return (
            <li key={level.level} className="level-map__row">
              <span className={classNames('level-map__icon', isFinished && 'is-finished')}>
                {isFinished ? (
                  <Check aria-hidden="true" size={20} />
                ) : (
                  <LevelDrawing icon={level.icon} size={20} />
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">{level.title}</span>
                <span className="block text-sm text-ink-soft">{badgeOfLevel(level).name}</span>
              </span>
              <span className="shrink-0 font-semibold whitespace-nowrap tabular-nums">
                {miniCourseTexts.xp(level)}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="level-map__total">
        <span>{texts.total}</span>
        <span className="heading text-2xl tabular-nums">{miniCourseTexts.xp({ xp: totalXp })}</span>
      </p>
    </div>
  )
}
