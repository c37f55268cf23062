/**
 * A finished level of the mini-course, checked again: the game runs in the browser, but XP and badges are the server's
 * to give (decision 0084). Each level counts once; playing again changes nothing.
 */
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { wrongAnswers } from '#domain/study/mini-course.ts'
import { addXp, findXp, hasBadge } from '#server/account/badges/repository.ts'
import { grantBadges } from '#server/account/badges/service.ts'
import type { Platform } from '#server/platform/platform.ts'

export type LevelCompletion = {
  readonly badgeId: string
  /** 0 when the level had been finished before. */
  readonly grantedXp: number
  /** All XP of the student, this level's included. */
  readonly xp: number
}

export type CompletionRefusal =
  | Refusal<'level_not_found'>
  | Refusal<'wrong_answers', { questions: readonly number[] }>
  | Refusal<'previous_level_open'>

/** @param levelNumber from 1 */
export async function completeLevel(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  levelNumber: number,
  answers: readonly string[],
): Promise<Ok<LevelCompletion> | CompletionRefusal> {
  const level = COURSE_LEVELS.find((one) => one.level === levelNumber)
  if (!level) return refuse('level_not_found')
  const questions = wrongAnswers(level, answers)
  if (questions.length > 0) return refuse('wrong_answers', { questions })
  const previous = COURSE_LEVELS.find((one) => one.level === levelNumber - 1)
  const now = context.now()

  return context.db.transaction().execute(async (tx) => {
    if (previous && !(await hasBadge(tx, userId, previous.badgeId))) return refuse('previous_level_open')
    const { badgeId } = level
    // The game announces its badges itself, also to those who play before they sign up.
    const granted = await grantBadges(tx, userId, { courseLevels: levelNumber }, now)
    const isNew = granted.some((id) => id === badgeId)
    const xp = isNew ? await addXp(tx, userId, level.xp, now) : await findXp(tx, userId)
    return ok({ badgeId, grantedXp: isNew ? level.xp : 0, xp })
  })
}
