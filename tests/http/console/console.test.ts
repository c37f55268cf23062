/** The gate of the owner's console and its audit log (decision 0052). */
import { afterAll, expect, test } from 'vitest'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

test('for everybody but the owner the console’s calls do not exist, whether they are there or not', async () => {
  const callers = [aVisitor(app), asStudent(app, await aSignedUpStudent(app))]
  for (const call of callers) {
    for (const path of ['console/audit-log', 'console/nothing-here']) {
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  }
  expect((await (await anOwner(app))('GET', 'console/audit-log')).status).toBe(200)
})

test('nothing of the console is kept by a cache', async () => {
  const { headers } = await (await anOwner(app))('GET', 'console/audit-log')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an entry is listed with who did it, what it was done to and what changed, newest first', async () => {
  const owner = await anOwnersAccount(app)
  const call = asStudent(app, owner)
  await call('PUT', 'challenge/themes/2027-01', {
    theme: 'Caminhos para ler mais no Brasil',
    prize: 'Um livro',
  })
  await call('PUT', 'challenge/themes/2027-02', {
    theme: 'O silêncio nas grandes cidades',
    prize: 'Um livro',
  })
  const { body } = await call('GET', 'console/audit-log')
  expect(body.entries.slice(0, 2)).toMatchObject([
    { action: 'challenge.set-theme', subjectKind: 'challenge', subject: '2027-02' },
    {
      subject: '2027-01',
      actorName: expect.stringMatching(/./),
      details: { theme: 'Caminhos para ler mais no Brasil', prize: 'Um livro' },
    },
  ])
})

test('a page has fifty entries and says where the next begins; a wrong place is named', async () => {
  await using fresh = await startTestApp()
  const { user } = await anOwnersAccount(fresh)
  await fresh.context.db.transaction().execute(async (tx) => {
    for (let n = 1; n <= 51; n += 1) {
      await recordAuditEntry(tx, {
        actorId: user.id,
        action: 'challenge.set-theme',
        subjectKind: 'challenge',
        subject: `act ${n}`,
        at: new Date(),
      })
    }
  })
  const call = await anOwner(fresh)
  const first = (await call('GET', 'console/audit-log')).body
  expect(first.entries).toHaveLength(50)
  const second = (await call('GET', `console/audit-log?before=${first.next}`)).body
  expect(second).toMatchObject({ entries: [{ subject: 'act 1' }], next: null })
  expect(await call('GET', 'console/audit-log?before=1;drop')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message: expect.stringContaining('before') },
  })
})

test('an entry whose transaction fails leaves no line', async () => {
  const { user } = await anOwnersAccount(app)
  const subject = 'a-broken-act'
  const broken = app.context.db.transaction().execute(async (tx) => {
    const entry = { actorId: user.id, action: 'challenge.grade', subjectKind: 'challenge' } as const
    await recordAuditEntry(tx, { ...entry, subject, at: new Date() })
    throw new Error('the rule said no')
  })
  await expect(broken).rejects.toThrow('the rule said no')
  const rows = await app.context.db
    .selectFrom('audit_entries')
    .where('subject', '=', subject)
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})
