/**
 * Takes an essay away, with its versions and with what of it lies on the teacher's desk: what waits comes back with its
 * credit, what is being read is taken out of the reader's hands and stays paid. Only by who was told which of the two it
 * is; a corrected sheet stays (product §10 The teacher's corrections; decision 0206).
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { skillsOf } from '#domain/writing/competence-profile.ts'
import type { DeskState } from '#domain/writing/teacher-correction/on-the-desk.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { returnCredit } from '#server/shop/credits/ledger.ts'
import { deleteSending, deleteWithdrawn, lockOnDesk } from '../desk-removal/repository.ts'
import { deleteEssay, lockEssay, setSkills } from './repository.ts'
import { listLastLevels } from './version-repository.ts'

/** @param told what the student was told of the desk; null where nothing was to be told */
export async function removeEssay(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  id: string,
  told: DeskState | null,
): Promise<Ok<null> | Refusal<'essay_not_found'> | Refusal<'essay_waits'> | Refusal<'essay_is_read'>> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    // From here on nobody sends it: a sending waits for the essay, and finds none.
    if (!(await lockEssay(tx, userId, id))) return refuse('essay_not_found')
    const sending = await lockOnDesk(tx, { essayId: id })
    if (sending) {
      if (sending.state === 'reading' && told !== 'reading') return refuse('essay_is_read')
      if (sending.state === 'sent' && told === null) return refuse('essay_waits')
      await deleteSending(tx, sending.id)
      if (sending.state === 'sent' && sending.credit_key !== null)
        await returnCredit(tx, { key: sending.credit_key }, now)
    }
    await deleteWithdrawn(tx, id)
    await deleteEssay(tx, userId, id)
    const skills = skillsOf(await listLastLevels(tx, userId))
    if (skills) await setSkills(tx, userId, skills, now)
    return ok(null)
  })
}
