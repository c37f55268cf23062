import type { MouseEvent } from 'react'
import { COURSE_PDF_PATH, type CourseLevel } from '#domain/study/mini-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { BadgeDrawing } from '#web/shared/badge-icon/badge-drawing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { badgeOfLevel } from './badge-of-level.ts'
import { KeepNote } from './keep-note.tsx'
import type { StoredLevels } from './use-stored-levels.ts'

const texts = miniCourseTexts.over

/** The course is played without network, too, where the browser would only say that the file did not come. */
function handleDownload(event: MouseEvent): void {
  if (navigator.onLine) return
  event.preventDefault()
  showToast({ title: texts.rewardNotice, description: texts.rewardOffline })
}

type GameCompleteViewProps = {
  levels: readonly CourseLevel[]
  xp: number
  kept: StoredLevels
  onAgain: () => void
}

/** The end of the game: everything earned on one sheet, and the reward. */
export function GameCompleteView({ levels, xp, kept, onAgain }: GameCompleteViewProps) {
  return (
    <div className="mx-auto max-w-[54rem]">
      <div className="reward sheet">
        <p aria-hidden="true" className="note -rotate-2 text-4xl">
          {texts.note}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <div className="max-w-[30rem]">
            <h1 tabIndex={-1} className="mt-1 text-3xl outline-none sm:text-4xl">
              {texts.heading}
            </h1>
            <p className="mt-3 text-lg text-ink-soft">{texts.lead}</p>
          </div>
          <p className="reward__total">
            <span className="heading text-4xl tabular-nums">{xp}</span>
            <span className="font-semibold">{texts.stamp}</span>
          </p>
        </div>
        <h2 className="mt-9 text-xl">{texts.badges}</h2>
        <ul className="mt-4 grid gap-3 xs:grid-cols-2 md:grid-cols-3">
          {levels.map((level) => {
            const badge = badgeOfLevel(level)
            return (
              <li key={badge.id} className="flex items-center gap-3">
                <span className="grid size-12 shrink-0 place-items-center rounded-full border border-pen bg-pen-wash text-pen">
                  <BadgeDrawing icon={badge.icon} size={22} />
                </span>
                <span className="leading-snug font-semibold">{badge.name}</span>
              </li>
            )
          })}
        </ul>
        <div className="mt-9 border-t border-line pt-6">
          <h2 className="text-xl">{texts.rewardHeading}</h2>
          <p className="mt-1 text-ink-soft">{texts.rewardLead}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <a
              href={COURSE_PDF_PATH}
              download
              onClick={handleDownload}
              className={buttonClass('primary', 'large')}
            >
              {texts.reward}
            </a>
            <Button size="large" look="secondary" onClick={onAgain}>
              {texts.again}
            </Button>
          </div>
        </div>
      </div>
      <KeepNote kept={kept} />
    </div>
  )
}
