/**
 * How far the engine is from this house's readers, worked out from the newest corrections whose estimate was kept; the job
 * keeps what shown estimates follow (product §10 The house's scale; decision 0202). Numbers alone leave here.
 */
import type { HouseScaleAdmin } from '#domain/console/correctors-admin-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import {
  CORRECTIONS_COUNTED,
  CORRECTIONS_NEEDED,
  type ScalePair,
  scaleOf,
} from '#domain/writing/teacher-correction/house-scale.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { dropHouseScale, putHouseScale } from '#server/site/house-scale-repository.ts'
import { wholeLevels } from './desk-repository.ts'
import { engineLevelsOf } from './offer-marks.ts'

export async function readScale({ db, site }: Pick<AppContext, 'db' | 'site'>): Promise<HouseScaleAdmin> {
  const pairs = await listPairs(db)
  return {
    count: pairs.length,
    needed: CORRECTIONS_NEEDED,
    competences: scaleOf(pairs),
    isFollowed: site.settings.corrections.followsHouse,
  }
}

/** Only where the owner wants it followed. */
export async function keepHouseScale({
  db,
  now,
  site,
}: Pick<AppContext, 'db' | 'now' | 'site'>): Promise<void> {
  if (!site.settings.corrections.followsHouse) return
  const pairs = await listPairs(db)
  const scale = scaleOf(pairs)
  if (scale === null) return dropHouseScale(db)
  await putHouseScale(db, { offsets: scale.map(({ offset }) => offset), count: pairs.length }, now())
}

async function listPairs(db: Db): Promise<ScalePair[]> {
  const rows = await db
    .selectFrom('teacher_corrections')
    .select(['levels', 'engine_estimate'])
    .where('corrected_at', 'is not', null)
    // A class's teacher is not the house.
    .where('state', 'in', ['corrected', 'answered'])
    // The engine was measured on the ENEM alone.
    .where('exam', '=', ENEM)
    // A whole is nobody's reading.
    .where('readers', '=', 1)
    .orderBy('corrected_at', 'desc')
    .limit(CORRECTIONS_COUNTED)
    .execute()
  return rows.flatMap(({ levels, engine_estimate }) => {
    const house = levelsOf(wholeLevels(levels))
    const engine = engineLevelsOf(engine_estimate)
    return house && engine ? [{ house, engine }] : []
  })
}
