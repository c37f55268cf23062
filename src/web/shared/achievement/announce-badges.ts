/**
 * Announces badges that the server has just given, one after the other, each in its slip with the sound; then tells
 * the server that they were seen. Loaded with the first of them.
 */
import { BADGES } from '#content/account/badges.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { currentSession, refreshProfile } from '#web/shared/session/session-store.ts'
import { currentAchievement, subscribeToAchievements } from './achievement-store.ts'
import { unlockAchievement } from './unlock-achievement.ts'

type Announced = (typeof BADGES)[number]

/** The answer of a call and the next reading of the profile may name the same badge. */
const told = new Set<string>()
const waiting: Announced[] = []

subscribeToAchievements(showNext)

/** @param ids as the server names them; what is unknown or was told before is passed over */
export function announceBadges(ids: readonly string[]): void {
  const session = currentSession()
  if (session.status !== 'signed-in') return
  const owner = session.user.id
  const fresh = BADGES.filter(({ id }) => ids.includes(id) && !told.has(`${owner} ${id}`))
  if (fresh.length === 0) return
  for (const badge of fresh) told.add(`${owner} ${badge.id}`)
  waiting.push(...fresh)
  showNext()
  void noteSeen(fresh.map(({ id }) => id))
}

function showNext(): void {
  if (currentAchievement() !== null) return
  const next = waiting.shift()
  if (next) unlockAchievement(next.name, next.icon)
}

/** Where it cannot be noted they are announced once more with the next page. */
async function noteSeen(badgeIds: readonly string[]): Promise<void> {
  const noted = await callApi('badges/seen', { method: 'POST', body: { badgeIds } })
  if (noted.ok) await refreshProfile()
}
