/** What a minor shows to the guardians (product §10 Guardians, decision 0278), and that nothing else is shown. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aVisitor } from '#tests/support/api-caller.ts'
import { guardiansOf, type Someone } from '#tests/support/guardians.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { anEssayRow } from '#tests/support/whole-person-writing.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context
const { aMinor, aGuardian, aTie, codeOf, enter } = guardiansOf(app)

const show = (person: Someone, essay: string, number = 1) =>
  person.call('PUT', `shown-essays/own/${essay}/${number}`)
const hide = (person: Someone, essay: string) => person.call('DELETE', `shown-essays/own/${essay}/1`)
const listOf = async (person: Someone) => (await person.call('GET', 'shown-essays')).body.essays
const read = (person: Someone, tie: string, essay: string, number = 1) =>
  person.call('GET', `shown-essays/${tie}/${essay}/${number}`)

test('a minor shows one version to who is tied, who reads it with its marks, and takes it back at once', async () => {
  const { guardian, minor, id } = await aTie()
  const essay = await anEssayRow(app, minor.id, 'Um texto que eu mostro.')
  const at = new Date()
  const { id: secret } = await db
    .insertInto('essays')
    .values({ id: randomUUID(), user_id: minor.id, theme: 'Um segredo', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = { essay_id: secret, number: 1, text: 'Um segredo.', levels: '[0,0,0,0,0]', total: 0 }
  await db
    .insertInto('essay_versions')
    .values({ ...version, correction: '{}', corrected_at: at })
    .execute()
  expect(await listOf(guardian)).toEqual([])
  expect((await read(guardian, id, essay)).status).toBe(404)
  for (const _ of [1, 2]) expect((await show(minor, essay)).status).toBe(204)
  expect((await minor.call('GET', `shown-essays/own/${essay}`)).body).toEqual({ guardians: 1, shown: [1] })

  const [listed, ...others] = await listOf(guardian)
  expect(others).toEqual([])
  expect(listed).toMatchObject({ tie: id, essayId: essay, number: 1, firstName: 'Caio' })
  const { body } = await read(guardian, id, essay)
  expect(body.version.text).toBe('Um texto que eu mostro.')
  expect(body.version.correction).toBeTruthy()
  expect(JSON.stringify(body)).not.toContain('segredo')
  // Neither another essay nor another version, by whatever is guessed.
  expect((await read(guardian, id, secret)).status).toBe(404)
  expect((await read(guardian, id, essay, 2)).status).toBe(404)
  expect((await guardian.call('GET', `essays/${essay}`)).status).toBe(404)

  for (const _ of [1, 2]) expect((await hide(minor, essay)).status).toBe(204)
  expect((await read(guardian, id, essay)).status).toBe(404)
  expect(await listOf(guardian)).toEqual([])
  const acts = await db
    .selectFrom('guardian_acts')
    .select(['act', 'by'])
    .where('minor_id', '=', minor.id)
    .orderBy('at')
    .execute()
  expect(acts.map(({ act, by }) => `${act} by ${by}`)).toEqual([
    'tied by guardian',
    'essay-shown by minor',
    'essay-hidden by minor',
  ])
})

test('nobody else shows or reads, and who is tied later is shown nothing by it', async () => {
  const { guardian, minor, id } = await aTie()
  const stranger = await aTie(aGuardian('Eva Dias'), aMinor('Davi Dias'))
  const essay = await anEssayRow(app, minor.id, 'Um texto que eu mostro.')
  for (const person of [guardian, stranger.guardian, stranger.minor])
    expect((await show(person, essay)).status).toBe(404)
  await show(minor, essay)
  expect((await read(stranger.guardian, id, essay)).status).toBe(404)
  expect((await read(stranger.guardian, stranger.id, essay)).status).toBe(404)
  expect((await read(minor, id, essay)).status).toBe(404)
  await hide(stranger.minor, essay)
  await hide(guardian, essay)
  expect(await listOf(guardian)).toHaveLength(1)
  expect((await aVisitor(app)('GET', 'shown-essays')).status).toBe(401)

  const second = await aGuardian('Jonas Nunes')
  await enter(second, await codeOf(minor))
  expect(await listOf(second)).toEqual([])
  const alone = await aMinor('Lia Melo')
  expect((await show(alone, await anEssayRow(app, alone.id, 'Um texto.'))).body.code).toBe('nobody_tied')
})

test('with the tie, with the essay and with the eighteenth birthday it ends', async () => {
  const ended = await aTie()
  const essay = await anEssayRow(app, ended.minor.id, 'Um texto que eu mostro.')
  await show(ended.minor, essay)
  await ended.guardian.call('DELETE', `guardians/ties/${ended.id}`)
  expect((await read(ended.guardian, ended.id, essay)).status).toBe(404)
  await enter(ended.guardian, await codeOf(ended.minor))
  expect(await listOf(ended.guardian)).toEqual([])

  const deleted = await aTie()
  const gone = await anEssayRow(app, deleted.minor.id, 'Um texto que eu apago.')
  await show(deleted.minor, gone)
  expect((await deleted.minor.call('DELETE', `essays/${gone}`)).status).toBe(204)
  expect(await listOf(deleted.guardian)).toEqual([])

  const grown = await aTie(aGuardian(), aMinor('Bia Reis', '16-17'))
  const own = await anEssayRow(app, grown.minor.id, 'Um texto de quem cresceu.')
  await show(grown.minor, own)
  await pool.query(
    "update age_declarations set declared_at = now() - interval '2 years' where user_id = $1",
    [grown.minor.id],
  )
  expect(await listOf(grown.guardian)).toEqual([])
  expect((await read(grown.guardian, grown.id, own)).status).toBe(404)
})

test('a tie that ends while an essay is shown leaves nothing to read', async () => {
  const { guardian, minor, id } = await aTie()
  const essay = await anEssayRow(app, minor.id, 'Um texto que eu mostro.')
  const [shown] = await Promise.all([show(minor, essay), guardian.call('DELETE', `guardians/ties/${id}`)])
  expect([204, 409]).toContain(shown.status)
  expect(await listOf(guardian)).toEqual([])
})
