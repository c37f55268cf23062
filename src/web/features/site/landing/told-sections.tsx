import type { Teacher } from '#domain/site/site-settings.ts'
import { TeacherSection } from '#web/features/site/teacher/teacher-section.tsx'
import { Audience } from './audience.tsx'
import { Claims, type ShownClaim } from './claims.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { ReturnedSheet } from './returned-sheet.tsx'

type ToldSectionsProps = {
  claims: readonly ShownClaim[]
  teacher: Teacher | null
  hasWritingRoom: boolean
}

/** What follows the first screen: nothing in it answers to anything but its links. */
export function ToldSections({ claims, teacher, hasWritingRoom }: ToldSectionsProps) {
  return (
    <>
      <Claims claims={claims} />
      {hasWritingRoom ? <ReturnedSheet /> : null}
      {teacher ? <TeacherSection teacher={teacher} /> : null}
      <FeatureGrid />
      <Audience />
    </>
  )
}
