/** No double XP: every account has the sum of its levels and its other gifts, and each level was granted once at most. */
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import type { Audit } from './audit.ts'

type Row = { id: string; xp: number; badges: string[]; granted: number }

export const experience: Audit = {
  name: 'no double XP',
  async run({ pool, ledger }) {
    const { rows } = await pool.query<Row>(
      `select p.id, p.xp, coalesce(array_agg(b.badge_id) filter (where b.badge_id is not null), '{}') as badges,
              (select coalesce(sum(g.xp), 0)::int from xp_grants g where g.user_id = p.id) as granted
         from profiles p left join earned_badges b on b.user_id = p.id group by p.id`,
    )
    const profileOf = new Map(rows.map((row) => [row.id, row]))
    const wrongSums = rows.flatMap(({ id, xp, badges, granted }) => {
      const earned = COURSE_LEVELS.filter(({ badgeId }) => badges.includes(badgeId))
      const due = earned.reduce((sum, level) => sum + level.xp, granted)
      return xp === due ? [] : [`${id} has ${xp} XP, its levels and gifts make ${due}`]
    })
    const wrongGrants = [...ledger.levels].flatMap(([key, granted]) => {
      const [userId = '', number] = key.split('/')
      const level = COURSE_LEVELS[Number(number) - 1]
      const hasBadge = level !== undefined && profileOf.get(userId)?.badges.includes(level.badgeId) === true
      // 0 where the answer that granted it was lost.
      const isOnce = granted === 0 || granted === level?.xp
      return hasBadge && isOnce ? [] : [`level ${number} of ${userId}: ${granted} XP told, badge ${hasBadge}`]
    })
    const total = rows.reduce((sum, { xp }) => sum + xp, 0)
    return {
      checked: `${rows.length} profiles with ${total} XP, ${ledger.levels.size} levels acknowledged`,
      differences: [...wrongSums, ...wrongGrants],
    }
  },
}
