/** "Antes de abrir" and "Saúde": read from the state of the moment (decision 0161). */
import { expect, test } from 'vitest'
import { healthSchema, openingSchema } from '#domain/console/opening-wire.ts'
import { noteBackup } from '#server/platform/backup/note-backup.ts'
import { aProvenStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()

test('each step follows what is there, and the list ends by itself', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { db, pool } = app.context
  const owner = await anOwner(app)
  const read = async () => openingSchema.parse((await owner('GET', 'console/opening')).body)
  const doneOf = async () => (await read()).steps.filter(({ isDone }) => isDone).map(({ step }) => step)

  expect(await doneOf()).toEqual([])
  expect((await read()).missingFacts).toEqual(['name', 'cnpj', 'address', 'email', 'phone'])

  const shop = {
    name: 'Clara Souza',
    cnpj: '529.982.247-25',
    address: 'Rua Um, 1, Recife, PE',
    email: 'clara@example.com',
    phone: '(81) 3333-4444',
  }
  expect((await owner('PUT', 'console/settings/shop', shop)).status).toBe(200)
  expect(await doneOf()).toEqual(['seller'])

  // A day old is too old.
  await noteBackup(db, 1_000, new Date(clock.now().getTime() - 24 * 3600_000))
  expect(await doneOf()).toEqual(['seller'])
  await noteBackup(db, 2_000, new Date(clock.now().getTime() - 24 * 3600_000 + 1))
  expect(await doneOf()).toEqual(['seller', 'backup'])

  // What was seeded counts as ours until it is saved once.
  const { id } = await aProduct(db, { variants: [{ amountInCents: 100 }] })
  await pool.query(
    `insert into installation_facts (name, created_at) select 'demo-shop-seeded', created_at from products where id = $1
     on conflict (name) do update set created_at = excluded.created_at`,
    [id],
  )
  expect(await read()).toMatchObject({ demoProducts: 1 })
  expect(await doneOf()).toEqual(['seller', 'backup'])
  await pool.query('update products set version = version + 1 where id = $1', [id])
  expect(await read()).toMatchObject({ demoProducts: 0, isReady: false })
  expect(await doneOf()).toEqual(['seller', 'backup', 'products'])
})

test('one invented story that is still told keeps the step open, however many are gone', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  const lists = async () => (await owner('GET', 'console/contents')).body.lists
  const put = async (kind: 'claims' | 'stories', entries: unknown) => {
    const { version } = (await lists())[kind]
    expect((await owner('PUT', `console/contents/${kind}`, { entries, version })).status).toBe(200)
  }
  const untouched = async () =>
    openingSchema.parse((await owner('GET', 'console/opening')).body).untouchedContents
  const { entries: stories } = (await lists()).stories

  await put('claims', [])
  await put('stories', stories.slice(1))
  expect(await untouched()).toEqual(expect.arrayContaining(['stories']))
  expect(await untouched()).not.toContain('claims')
  await put('stories', stories.slice(-1))
  expect(await untouched()).toContain('stories')
  await put('stories', [])
  const { steps, untouchedContents } = openingSchema.parse((await owner('GET', 'console/opening')).body)
  expect(untouchedContents).not.toContain('stories')
  expect(steps).toContainEqual({ step: 'contents', isDone: true })
})

test('health tells backup, mail, payments, jobs and disk, to the owner alone', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  await noteBackup(app.context.db, 2_000_000, clock.now())
  const health = healthSchema.parse((await owner('GET', 'console/health')).body)
  expect(health).toMatchObject({
    backup: { at: clock.now().toISOString(), bytes: 2_000_000 },
    mail: { isReal: false, givenUp: 0 },
    payments: { provider: 'sandbox', isTest: true, differences: 0 },
    jobs: { failed: 0 },
  })
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
  const student = asStudent(app, await aProvenStudent(app))
  for (const path of ['console/health', 'console/opening'])
    expect((await student('GET', path)).status).toBe(404)
})
