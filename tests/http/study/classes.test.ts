/** Classes (product §10 Classes, decision 0244): who teaches, who joins by a code, and what each of them sees. */
import { expect, test } from 'vitest'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aPerson, aTeacher } from '#tests/support/classes.ts'
import { anOwner } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const THIS_YEAR = new Date().getFullYear()

test('a teacher makes a class, a student sees what will be shown, joins once and leaves', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  const teacher = await aTeacher(app, owner)
  const made = await teacher.call('POST', 'classes', { name: ' 3º ano B ', year: THIS_YEAR })
  expect(made).toMatchObject({ status: 201, body: { name: '3º ano B', year: THIS_YEAR } })
  const { id, code } = made.body

  const ana = await aPerson(app, 'Ana Lima')
  const seen = await ana.call('POST', 'classes/preview', { code: code.toUpperCase() })
  expect(seen).toMatchObject({
    status: 200,
    body: { id, teacher: 'Dalva Prado', isJoined: false, shown: { name: 'Ana Lima' } },
  })
  expect((await teacher.call('GET', `classes/${id}`)).body.students).toEqual([])

  const both = await Promise.all([1, 2].map(() => ana.call('POST', 'classes/joining', { code })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { students } = (await teacher.call('GET', `classes/${id}`)).body
  // All that is told of a student; the id is the seat's.
  expect(students).toEqual([{ id: expect.any(String), name: 'Ana Lima', joinedAt: expect.any(String) }])
  expect(students[0].id).not.toBe(ana.id)
  const own = (await ana.call('GET', 'classes')).body
  expect(own).toMatchObject({ isTeacher: false, taught: [], joined: [{ id, teacher: 'Dalva Prado' }] })
  expect(own.joined[0].shown).toEqual({ name: 'Ana Lima', joinedAt: students[0].joinedAt })
  expect((await teacher.call('GET', 'classes')).body.taught).toMatchObject([{ id, code, students: 1 }])

  for (const _ of [1, 2]) expect((await ana.call('DELETE', `classes/${id}/membership`)).status).toBe(204)
  expect((await teacher.call('GET', `classes/${id}`)).body.students).toEqual([])

  expect((await teacher.call('PUT', `classes/${id}/name`, { name: '  ' })).status).toBe(400)
  const renamed = await teacher.call('PUT', `classes/${id}/name`, { name: ' 3º B ' })
  expect(renamed).toMatchObject({ status: 200, body: { name: '3º B', code } })
  await ana.call('POST', 'classes/joining', { code })
  expect((await ana.call('GET', 'classes')).body.joined).toMatchObject([{ name: '3º B' }])
  for (const _ of [1, 2]) expect((await teacher.call('DELETE', `classes/${id}`)).status).toBe(204)
  expect((await ana.call('GET', 'classes')).body.joined).toEqual([])
  expect((await teacher.call('GET', `classes/${id}`)).status).toBe(404)
})

test('to strangers, other teachers and students a class is not there', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  const teacher = await aTeacher(app, owner)
  const other = await aTeacher(app, owner)
  const ana = await aPerson(app, 'Ana Lima')
  const { id, code } = (await teacher.call('POST', 'classes', { name: 'A', year: THIS_YEAR })).body
  await ana.call('POST', 'classes/joining', { code })
  const seat = (await teacher.call('GET', `classes/${id}`)).body.students[0].id

  expect((await aVisitor(app)('GET', 'classes')).status).toBe(401)
  expect((await ana.call('POST', 'classes', { name: 'B', year: THIS_YEAR })).status).toBe(404)
  for (const { call } of [other, ana]) {
    expect((await call('GET', `classes/${id}`)).status).toBe(404)
    expect((await call('POST', `classes/${id}/code`)).status).toBe(404)
    expect((await call('PUT', `classes/${id}/name`, { name: 'Z' })).status).toBe(404)
    await call('DELETE', `classes/${id}`)
    expect((await teacher.call('GET', `classes/${id}`)).body.name).toBe('A')
    expect((await call('DELETE', `classes/${id}/students/${seat}`)).status).toBe(404)
  }
  expect((await other.call('GET', 'classes')).body.taught).toEqual([])
  for (const { call } of [teacher, ana]) {
    expect((await call('PUT', `console/students/${ana.id}/teacher`)).status).toBe(404)
    expect((await call('GET', 'console/students')).status).toBe(404)
  }
  // A seat of another class is not taken away by the way of an own one.
  const own = (await other.call('POST', 'classes', { name: 'C', year: THIS_YEAR })).body
  await other.call('DELETE', `classes/${own.id}/students/${seat}`)
  expect((await teacher.call('GET', `classes/${id}`)).body.students).toHaveLength(1)
  expect((await teacher.call('DELETE', `classes/${id}/students/${seat}`)).status).toBe(204)
  expect((await ana.call('GET', 'classes')).body.joined).toEqual([])
})

test('a code of before joins nobody, nor does one of who teaches no more', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  const teacher = await aTeacher(app, owner)
  const ana = await aPerson(app, 'Ana Lima')
  const { id, code } = (await teacher.call('POST', 'classes', { name: 'A', year: THIS_YEAR })).body
  expect((await teacher.call('POST', 'classes/joining', { code })).body.code).toBe('own_class')
  await ana.call('POST', 'classes/joining', { code })
  const renewed = (await teacher.call('POST', `classes/${id}/code`)).body
  expect(renewed.code).not.toBe(code)
  const bia = await aPerson(app, 'Bia Reis')
  for (const step of ['preview', 'joining']) {
    expect((await bia.call('POST', `classes/${step}`, { code })).body.code).toBe('code_not_found')
  }
  expect((await teacher.call('GET', `classes/${id}`)).body.students).toHaveLength(1)

  const isTeacher = async () => (await owner('GET', `console/students/${teacher.id}`)).body.isTeacher
  expect(await isTeacher()).toBe(true)
  for (const _ of [1, 2]) await owner('DELETE', `console/students/${teacher.id}/teacher`)
  expect(await isTeacher()).toBe(false)
  expect((await teacher.call('GET', `classes/${id}`)).status).toBe(404)
  expect((await bia.call('POST', 'classes/joining', { code: renewed.code })).status).toBe(404)
  expect((await ana.call('GET', 'classes')).body.joined).toHaveLength(1)
  expect((await ana.call('DELETE', `classes/${id}/membership`)).status).toBe(204)
  const { entries } = (await owner('GET', `console/students/${teacher.id}/audit-log`)).body
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'student.withdraw-teacher',
    'student.grant-teacher',
  ])
})

test('below sixteen a guardian agrees first; the last of 200 seats goes to one', async () => {
  await using app = await startTestApp()
  const teacher = await aTeacher(app, await anOwner(app))
  const { id, code } = (await teacher.call('POST', 'classes', { name: 'A', year: THIS_YEAR })).body
  for (const year of [THIS_YEAR - 1, THIS_YEAR + 2]) {
    expect((await teacher.call('POST', 'classes', { name: 'A', year })).status).toBe(400)
  }
  const young = await aPerson(app, 'Caio Nunes', '13-15')
  const join = () => young.call('POST', 'classes/joining', { code })
  expect(await join()).toMatchObject({ status: 403, body: { code: 'guardian_needed' } })
  await app.context.pool.query('insert into guardian_permissions (user_id, granted_at) values ($1, now())', [
    young.id,
  ])
  expect((await join()).status).toBe(200)

  await app.context.pool.query(
    `with people as (insert into users (email, app_metadata)
       select 'turma' || n || '@example.com', '{}' from generate_series(1, 198) n returning id)
     insert into class_members (class_id, user_id, joined_at) select $1, id, now() from people`,
    [id],
  )
  const last = await Promise.all([aPerson(app, 'Davi Melo'), aPerson(app, 'Eva Dias')])
  const answers = await Promise.all(last.map(({ call }) => call('POST', 'classes/joining', { code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await teacher.call('GET', `classes/${id}`)).body.students).toHaveLength(200)
})
