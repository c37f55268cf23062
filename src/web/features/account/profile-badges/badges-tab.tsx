import { BADGES } from '#content/account/badges.ts'
import { type BadgeFacts, wayToBadge } from '#domain/account/badges.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { BadgeDrawing } from '#web/shared/badge-icon/badge-drawing.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useActivities } from '../profile-stats/use-activities.ts'

const texts = profileTexts.badges

const COURSE_BADGES = 6

/** The twelve badges, stamped in ink once they are earned (product §9). */
export function BadgesTab({ earnedIds }: { earnedIds: readonly string[] }) {
  const deeds = useActivities().value
  // The first six are those of the mini-course, level by level.
  const courseLevels = BADGES.slice(0, COURSE_BADGES).filter(({ id }) => earnedIds.includes(id)).length
  const facts: Partial<BadgeFacts> = { ...deeds, courseLevels }
  return (
    <section aria-labelledby="conquistas">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="conquistas" className="text-xl">
          {texts.heading}
        </h2>
        <p className="text-ink-soft">{texts.count({ earned: earnedIds.length, total: BADGES.length })}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {BADGES.map((badge) => {
          const isEarned = earnedIds.includes(badge.id)
          return (
            <li key={badge.id} className="flex gap-3 rounded-sheet border border-line p-4">
              <span
                className={classNames(
                  'grid size-12 shrink-0 place-items-center rounded-full border',
                  isEarned
                    ? 'border-pen bg-pen-wash text-pen'
                    : 'border-dashed border-line-strong text-ink-soft',
                )}
              >
                <BadgeDrawing icon={badge.icon} size={22} />
              </span>
              <div className="min-w-0">
                <p className="font-semibold">{badge.name}</p>
                <p className="text-sm text-ink-soft">{badge.description}</p>
                <p className={isEarned ? 'mt-1 text-sm font-semibold text-green' : 'sr-only'}>
                  {isEarned ? texts.earned : texts.notEarned}
                </p>
                {isEarned ? null : (
                  <p className="mt-1 text-sm text-ink-soft tabular-nums">
                    {texts.way(wayToBadge(badge.id, facts))}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
