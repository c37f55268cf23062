/** What the owner does for a student who asks by letter: mends the account, or ends it (LGPD art. 18 III and VI). */
import { expect, test } from 'vitest'
import { aProvenStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { mailKindsTo } from '#tests/support/mailbox.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('city, state, phone and band of age are mended; the log names fields and not what stood there', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  const { user } = await aProvenStudent(app)
  const mend = (body: object) => owner('PUT', `console/students/${user.id}/profile`, body)
  const mending = { city: ' Recife ', state: 'PE', phone: '81988887777', ageBand: '16-17' }
  expect((await mend(mending)).status).toBe(204)
  const { body } = await owner('GET', `console/students/${user.id}`)
  expect(body).toMatchObject({ city: 'Recife', state: 'PE', phone: '(81) 98888-7777', ageBand: '16-17' })
  // The same again is no second change.
  expect((await mend(mending)).status).toBe(204)
  const { entries } = (await owner('GET', `console/students/${user.id}/audit-log`)).body
  expect(entries).toMatchObject([{ action: 'student.mend' }])
  expect(JSON.stringify(entries[0].details)).not.toMatch(/Recife|8888/)
  expect((await mend({ ...mending, city: '', ageBand: null })).status).toBe(204)
  expect((await owner('GET', `console/students/${user.id}`)).body).toMatchObject({
    city: null,
    ageBand: '16-17',
  })
  for (const wrong of [
    { state: 'XX' },
    { phone: '123' },
    { ageBand: 'under-13' },
    { city: 'a'.repeat(121) },
  ]) {
    expect((await mend({ ...mending, ...wrong })).status).toBe(400)
  }
})

test('an account ends on request, proven by a row and an entry that name nobody', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  const student = await aProvenStudent(app)
  const erase = (body: object, id = student.user.id) => owner('POST', `console/students/${id}/erasure`, body)
  const request = 'Protocolo 2026-000123'
  expect(await erase({ email: 'outra@example.com', request })).toMatchObject({
    status: 409,
    body: { code: 'other_email' },
  })
  expect((await erase({ email: student.email, request: 'oi' })).status).toBe(400)
  const boss = await anOwnersAccount(app)
  expect(await erase({ email: boss.email, request }, boss.user.id)).toMatchObject({
    body: { code: 'is_owner' },
  })
  expect(
    (await asStudent(app, student)('POST', `console/students/${student.user.id}/erasure`, {})).status,
  ).toBe(404)

  expect((await erase({ email: ` ${student.email.toUpperCase()}`, request })).status).toBe(204)
  const { rows } = await app.context.pool.query(
    'select (select count(*)::int from users where id = $1) as users, (select reason from account_erasures) as reason',
    [student.user.id],
  )
  expect(rows).toEqual([{ users: 0, reason: 'on-request' }])
  expect(await mailKindsTo(app, student.email)).toContain('account-erased')
  const entry = (await owner('GET', 'console/audit-log')).body.entries[0]
  expect(entry).toMatchObject({ action: 'student.erase', subjectName: null, details: { request } })
  expect((await erase({ email: student.email, request })).status).toBe(404)
})
