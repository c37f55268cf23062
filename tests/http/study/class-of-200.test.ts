/**
 * A full class costs its pages a bounded number of rows, beside many others (product §10 Classes, §10 School licence): each
 * statement of a use case reads the class once or twice, and nothing of other teachers.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLASS_STUDENTS_MAX } from '#domain/study/class-rules.ts'
import { isPremiumAccount } from '#server/identity/premium.ts'
import { readClasses } from '#server/study/classes/attend.ts'
import { readLicence } from '#server/study/classes/licence/read-licence.ts'
import { readTaught } from '#server/study/classes/teach.ts'
import { readOwnTasks } from '#server/writing/class-tasks/hand-in.ts'
import { readTask, readTasks } from '#server/writing/class-tasks/teach-tasks.ts'
import { aProduct } from '#tests/support/factories.ts'
import { watchStatements } from '#tests/support/rows-looked-at.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { pool } = app.context
const { context, mostRowsOf } = watchStatements(app.context)
/** Each of the class some times: the seat, its name, and what it has handed in or who joined before it. */
const MOST_ROWS = 5 * CLASS_STUDENTS_MAX
const OTHER_CLASSES = 100

let teacher = ''
let last = ''
let classId = ''
let task = ''

beforeAll(async () => {
  await aProduct(app.context.db)
  await pool.query(`with teachers as (
      insert into users (email, app_metadata)
      select 'docente' || n || '@example.com', '{}' from generate_series(0, ${OTHER_CLASSES}) n returning id, email
    ), grants as (insert into teacher_grants (user_id, granted_at) select id, now() from teachers),
    made as (
      insert into classes (teacher_id, name, school_year, code, created_at)
      select id, 'Turma', 2026, substr(md5(email), 1, 8), now() from teachers returning id
    )
    select count(*) from made`)
  await pool.query(`with students as (
      insert into users (email, app_metadata)
      select 'turma' || n || '@example.com', '{}' from generate_series(1, ${CLASS_STUDENTS_MAX}) n returning id, email
    ), names as (
      insert into profiles (id, full_name) select id, email from students on conflict (id) do nothing
    )
    insert into class_members (class_id, user_id, joined_at)
    select c.id, s.id, now() - interval '2 days' + substr(s.email, 6, strpos(s.email, '@') - 6)::int * interval '1 minute'
    from students s cross join classes c`)
  const { rows } = await pool.query(`select c.id as "classId", c.teacher_id as teacher,
      (select user_id from class_members m where m.class_id = c.id order by joined_at desc limit 1) as last
    from classes c join users u on u.id = c.teacher_id where u.email = 'docente0@example.com'`)
  ;({ classId, teacher, last } = rows[0])
  // The last of the class is in no other.
  await pool.query('delete from class_members where user_id = $1 and class_id <> $2', [last, classId])
  await pool.query(
    "insert into age_declarations (user_id, age_band, declared_at) select id, '18-plus', now() from users where email like 'docente%'",
  )
  await pool.query(`with bought as (
      insert into orders (access_token_hash, currency_code, total_amount, provider, success_url, cancel_url, reserved_until,
        status, paid_at, user_id)
      select decode(md5(u.email), 'hex'), 'brl', 1000, 'stripe', '/', '/', now(), 'paid', now(), u.id
      from users u where u.email like 'docente%' returning id, user_id
    ), variant as (select v.id, v.product_id from variants v order by v.id limit 1),
    lines as (
      insert into order_lines (order_id, variant_id, sort_order, product_id, product_title, variant_title, unit_amount, quantity)
      select b.id, v.id, 0, v.product_id, 'Licença', '', 1000, 1 from bought b cross join variant v returning order_id
    )
    select count(*) from lines`)
  await pool.query(`insert into purchases (order_id, variant_id, user_id, buyer_email, product_title, variant_title, quantity,
      purchased_at, licence_seats, licence_ends_at)
    select l.order_id, l.variant_id, o.user_id, 'a@example.com', 'Licença', '', 1, now(), 200, now() + interval '1 month'
    from order_lines l join orders o on o.id = l.order_id`)
  const made = await pool.query(
    "insert into class_tasks (class_id, title, note, due_on, created_at) values ($1, 'Uma tarefa', '', '2026-12-01', now()) returning id",
    [classId],
  )
  task = made.rows[0].id
  await pool.query('analyze')
})

test('the last of two hundred sits on the last of two hundred seats', async () => {
  expect(await isPremiumAccount(app.context.db, last)).toBe(true)
  await pool.query('update purchases set licence_seats = 199 where user_id = $1', [teacher])
  expect(await isPremiumAccount(app.context.db, last)).toBe(false)
  await pool.query('update purchases set licence_seats = 200 where user_id = $1', [teacher])
})

test.each<[string, () => Promise<unknown>]>([
  ['the teacher’s list', () => readClasses(context, teacher)],
  ['the class', () => readTaught(context, teacher, classId)],
  ['its tasks', () => readTasks(context, teacher, classId)],
  ['a task with who handed in', () => readTask(context, teacher, task)],
  ['the licence with who sits', () => readLicence(context, teacher)],
  ['a student’s classes and seats', () => readClasses(context, last)],
  ['a student’s tasks', () => readOwnTasks(context, last)],
  ['whether a student is premium, with each call', () => isPremiumAccount(context.db, last)],
])('%s: the rows of one class, and of no other', async (_what, use) => {
  const { rows, sql } = await mostRowsOf(use)
  expect(rows, sql).toBeLessThanOrEqual(MOST_ROWS)
})
