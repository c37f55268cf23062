/** What a student does with the tasks of a class: sees them, hands a corrected essay in, takes it back (decision 0269). */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { isLate, isOnTheme, OWN_ESSAYS_OFFERED } from '#domain/writing/class-tasks/class-task-rules.ts'
import type { OwnTasks } from '#domain/writing/class-tasks/class-task-wire.ts'
import { type AgeRefusal, ageRefusal } from '#server/identity/guardian.ts'
import type { Platform } from '#server/platform/platform.ts'
import { holdLastVersion, holdSeat, listCorrected, listOwnTasks } from './task-repository.ts'

type Attending = Pick<Platform, 'db' | 'now'>
export type HandInRefusal = Refusal<'task_not_found' | 'essay_not_found' | AgeRefusal>

export async function readOwnTasks({ db }: Attending, userId: string): Promise<OwnTasks> {
  const tasks = await listOwnTasks(db, userId)
  const essays = tasks.length > 0 ? await listCorrected(db, userId, OWN_ESSAYS_OFFERED) : []
  return {
    tasks: tasks.map(
      ({ essay_id, handed_at, theme, theme_id, total, correction_id, is_of_this, ...task }) => ({
        ...task,
        handed:
          essay_id && handed_at
            ? {
                essayId: essay_id,
                theme: theme ?? '',
                at: handed_at.toISOString(),
                isLate: isLate(handed_at, task.dueOn),
                isOnTheme: isOnTheme(task, { themeId: theme_id, title: theme ?? '' }),
                total: total ?? 0,
                correction: correction_id
                  ? { id: correction_id, isOfThisVersion: is_of_this === true }
                  : null,
              }
            : null,
      }),
    ),
    essays: essays.map(({ corrected_at, ...essay }) => ({
      ...essay,
      correctedAt: corrected_at.toISOString(),
    })),
  }
}

/** The last corrected version as it is now; another takes its place, the same again changes nothing. */
export async function handIn(
  { db, now }: Attending,
  userId: string,
  taskId: string,
  essayId: string,
): Promise<Ok<null> | HandInRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, userId, taskId)
    if (seat === null) return refuse('task_not_found')
    const tooYoung = await ageRefusal(tx, userId, at)
    if (tooYoung) return refuse(tooYoung)
    const number = await holdLastVersion(tx, userId, essayId)
    if (number === null) return refuse('essay_not_found')
    await tx
      .insertInto('class_handings')
      .values({ task_id: taskId, member_id: seat, essay_id: essayId, number, handed_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['task_id', 'member_id'])
          .doUpdateSet({ essay_id: essayId, number, handed_at: at })
          .where((eb) =>
            eb.or([eb('class_handings.essay_id', '<>', essayId), eb('class_handings.number', '<>', number)]),
          ),
      )
      .execute()
    return ok(null)
  })
}

/** At any time; again changes nothing. */
export async function takeBack({ db }: Attending, userId: string, taskId: string): Promise<void> {
  await db
    .deleteFrom('class_handings')
    .where('task_id', '=', taskId)
    .where('member_id', 'in', (eb) =>
      eb.selectFrom('class_members').select('id').where('user_id', '=', userId),
    )
    .execute()
}
