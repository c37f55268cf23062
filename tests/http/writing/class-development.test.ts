/** The development of a class (product §10 Classes): means by task, first and last by student, and what two hundred cost. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { addDays } from '#domain/study/exam-date.ts'
import { readDevelopment } from '#server/writing/class-tasks/read-development.ts'
import { aPerson, aTeacher } from '#tests/support/classes.ts'
import { THEME } from '#tests/support/corrector.ts'
import { anOwner } from '#tests/support/owner.ts'
import { watchStatements } from '#tests/support/rows-looked-at.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = aClock(new Date())
const TODAY = dayInBrasilia(clock.now())

async function aCorrected(app: TestApp, user_id: string, levels: readonly number[]): Promise<string> {
  const { db } = app.context
  const [id, at] = [randomUUID(), new Date()]
  await db
    .insertInto('essays')
    .values({ id, user_id, theme: THEME, draft: 'Texto.', created_at: at, updated_at: at })
    .execute()
  await db
    .insertInto('essay_versions')
    .values({
      ...{ essay_id: id, number: 1, text: 'Texto.', levels: JSON.stringify(levels), corrected_at: at },
      ...{ total: levels.reduce((sum, level) => sum + level, 0), correction: '{}' },
    })
    .execute()
  return id
}

test('means go by the last days of the tasks, and each student from the first that was handed in to the last', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const teacher = await aTeacher(app, await anOwner(app))
  const { id, code } = (
    await teacher.call('POST', 'classes', { name: '3º ano B', year: clock.now().getFullYear() })
  ).body
  const [ana, bia, caio] = [
    await aPerson(app, 'Ana Lima'),
    await aPerson(app, 'Bia Reis'),
    await aPerson(app, 'Caio Sá'),
  ]
  for (const { call } of [ana, bia, caio]) await call('POST', 'classes/joining', { code })
  const aTask = async (days: number) =>
    (
      await teacher.call('POST', `class-tasks/taught/${id}`, {
        ...{ title: `Tarefa ${days}`, themeId: null, note: '', dueOn: addDays(TODAY, days) },
      })
    ).body.id as string
  // Made in another order than that of their days.
  const [later, sooner] = [await aTask(9), await aTask(2)]
  await aTask(5)
  const hand = async (who: typeof ana, task: string, levels: readonly number[]) =>
    who.call('PUT', `class-tasks/${task}/handing`, { essayId: await aCorrected(app, who.id, levels) })
  await hand(ana, later, [160, 120, 120, 120, 200])
  await hand(ana, sooner, [80, 120, 120, 120, 40])
  await hand(bia, sooner, [120, 120, 80, 120, 40])

  const seen = await teacher.call('GET', `class-tasks/taught/${id}/development`)
  expect(seen.body).toEqual({
    className: '3º ano B',
    tasks: [
      {
        ...{ id: sooner, title: 'Tarefa 2', dueOn: addDays(TODAY, 2), handed: 2 },
        mean: { total: 480, levels: [100, 120, 100, 120, 40] },
      },
      {
        ...{ id: later, title: 'Tarefa 9', dueOn: addDays(TODAY, 9), handed: 1 },
        mean: { total: 720, levels: [160, 120, 120, 120, 200] },
      },
    ],
    students: [
      {
        ...{ seat: expect.any(String), name: 'Ana Lima', handed: 2 },
        first: { total: 480, levels: [80, 120, 120, 120, 40] },
        last: { total: 720, levels: [160, 120, 120, 120, 200] },
      },
      {
        ...{ seat: expect.any(String), name: 'Bia Reis', handed: 1 },
        first: { total: 480, levels: [120, 120, 80, 120, 40] },
        last: { total: 480, levels: [120, 120, 80, 120, 40] },
      },
      { seat: expect.any(String), name: 'Caio Sá', handed: 0, first: null, last: null },
    ],
  })
  expect((await ana.call('GET', `class-tasks/taught/${id}/development`)).status).toBe(404)
  await app.context.db.deleteFrom('teacher_grants').execute()
  expect((await teacher.call('GET', `class-tasks/taught/${id}/development`)).status).toBe(404)
})

test('two hundred students with sixty tasks each are summed by the database, and other classes are not looked at', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const teacher = await aTeacher(app, await anOwner(app))
  const year = clock.now().getFullYear()
  const [id] = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map(
      async (name) => (await teacher.call('POST', 'classes', { name, year })).body.id as string,
    ),
  )
  await app.context.pool.query(`
    insert into users (id, email, password_hash, created_at, updated_at)
      select gen_random_uuid(), 'de-turma-' || n || '@example.com', 'x', now(), now()
      from generate_series(1, 200) n;
    insert into class_members (class_id, user_id, joined_at)
      select c.id, u.id, now() from classes c, users u where u.email like 'de-turma-%';
    insert into class_tasks (class_id, title, note, due_on, created_at)
      select c.id, 'Tarefa', '', to_char(date '2026-01-01' + n, 'YYYY-MM-DD'), now()
      from classes c, generate_series(1, 60) n;
    insert into essays (id, user_id, theme, draft, created_at, updated_at)
      select gen_random_uuid(), user_id, t.id::text, '', now(), now()
      from class_members m join class_tasks t using (class_id);
    insert into essay_versions (essay_id, number, text, levels, total, correction, corrected_at)
      select id, 1, 'Um texto.', '[120, 120, 80, 160, 40]', 520,
        '{}', now() from essays;
    insert into class_handings (task_id, member_id, essay_id, number, handed_at)
      select t.id, m.id, e.id, 1, now()
      from essays e join class_tasks t on t.id::text = e.theme
        join class_members m on m.class_id = t.class_id and m.user_id = e.user_id;
    analyze;`)
  const { context, plansOf } = watchStatements(app.context)
  await readDevelopment(app.context, teacher.id, id!)
  console.timeEnd('r')
  const read = () => readDevelopment(context, teacher.id, id!)
  const answer = await read()
  if (!answer.ok) throw new Error(answer.code)
  expect([answer.value.tasks.length, answer.value.students.length]).toEqual([60, 200])
  const plans = await plansOf(read)
  expect(plans.length).toBe(4)
  expect(JSON.stringify(plans)).toContain('essay_versions')
  // By its key, one version for each handing; the other forty-eight thousand are left alone.
  expect(JSON.stringify(plans)).not.toMatch(
    /"(?:Seq|Bitmap Heap) Scan"[^{}]*"Relation Name":"essay_versions"/,
  )
})
