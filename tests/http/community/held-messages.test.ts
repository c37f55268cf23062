/** Where the owner has visitors read first, what they say in the chat is nobody else's to read until then (decision 0155). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteOldMessages } from '#server/community/chat/delete-old-messages.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import {
  aListener,
  aVisitor,
  aWriter,
  callApi,
  history,
  messageOf,
  startChatApp,
  until,
  write,
} from '#tests/support/chat.ts'
import { decide } from '#tests/support/moderation.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'

const clock = { now: new Date() }
const app = await startChatApp({}, { now: () => clock.now })
const { pool } = app.context
afterAll(() => app[Symbol.asyncDispose]())

const account = await anOwnersAccount(app)
const owner = { by: asStudent(app, account), token: account.session.access_token }
const { cookie } = await aVisitor(app)
const setReading = async (readsVisitors: boolean) =>
  expect((await owner.by('PUT', 'console/settings/safety', { readsVisitors })).status).toBe(200)

beforeEach(async () => {
  await pool.query('delete from chat_held_messages')
  await pool.query('delete from moderation_cases')
  await pool.query('update chat_channels set slow_mode_seconds = 0')
  await pool.query('delete from rate_limits')
  await setReading(true)
})

const ownView = async (caller: object = { cookie }) =>
  (await callApi(app, 'GET', 'chat/me', caller)).body as {
    isReadFirst: boolean
    held: { id: string; text: string }[]
    cases: { id: string; status: string; reason: string | null }[]
  }
const waitingCases = async () =>
  (await callApi(app, 'GET', 'moderation/cases', { token: owner.token })).body['cases'] as {
    id: string
    cause: string
    text: string
    isVisitor: boolean
  }[]
const judge = (id: string, decision: 'keep' | 'remove') =>
  decide(app, { token: owner.token }, `moderation/cases/chat_message/${id}/decision`, {
    decision,
    reason: decision === 'keep' ? 'Lido pela equipe.' : 'Não combina com as regras.',
  })
const idsSaid = async () => (await history(app)).map(({ id }) => id)

/** A message of the visitor that waits. */
async function aHeld(text = 'Alguém lê a minha tese?'): Promise<string> {
  const id = randomUUID()
  const { status, body } = await write(app, { id, text }, { cookie })
  expect(status).toBe(201)
  expect(body).toMatchObject({ message: null, held: { id, channel: 'global', text }, newBadges: [] })
  return id
}

test('without the switch a visitor’s message is read at once; with it, an account’s still is', async () => {
  await setReading(false)
  const before = await write(app, {}, { cookie })
  expect(before.body).toMatchObject({ held: null, message: { state: 'shown' } })
  expect(await ownView()).toMatchObject({ isReadFirst: false, held: [] })
  await setReading(true)
  const member = await aWriter(app)
  const said = await write(app, {}, { token: member.token })
  expect(said.body).toMatchObject({ held: null, message: { state: 'shown' } })
  expect(await idsSaid()).toEqual(expect.arrayContaining([messageOf(before).id, messageOf(said).id]))
  expect((await ownView({ token: member.token })).isReadFirst).toBe(false)
  expect((await ownView({})).isReadFirst).toBe(true)
})

test('what waits is told to its writer and a moderator alone, and let through it comes live as the newest', async () => {
  await using listener = await aListener(app)
  const { revision } = (await callApi(app, 'GET', 'chat/global/messages')).body
  const id = await aHeld()
  const member = await aWriter(app)
  const later = await write(app, { text: 'Depois' }, { token: member.token })
  await until(() => listener.texts().includes('Depois'), 'the member’s message')
  expect(listener.texts()).toEqual(['Depois'])
  expect(messageOf(later).revision).toBe(Number(revision) + 1)
  expect(await idsSaid()).not.toContain(id)
  expect((await callApi(app, 'GET', `chat/global/messages?since=${revision}`)).body['messages']).toHaveLength(
    1,
  )
  // Nobody can report, hide or claim what they cannot see.
  const report = { kind: 'chat_message', id, reason: 'spam' }
  expect((await callApi(app, 'POST', 'reports', { token: member.token, body: report })).status).toBe(404)
  expect((await write(app, { id }, { token: member.token })).body).toMatchObject({ code: 'id_taken' })
  expect((await ownView({ token: member.token })).held).toEqual([])

  expect(await ownView()).toMatchObject({ isReadFirst: true, held: [{ id }], cases: [] })
  expect(await waitingCases()).toMatchObject([{ id, cause: 'first-look', isVisitor: true }])
  // Sent again it is the same.
  expect((await write(app, { id }, { cookie })).body).toMatchObject({ message: null, held: { id } })

  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await judge(id, 'keep')).status).toBe(204)
  await until(() => listener.texts().length === 2, 'the message that was let through')
  const newest = (await history(app)).at(-1)
  expect(newest).toMatchObject({
    id,
    text: 'Alguém lê a minha tese?',
    sender: 'Visitante',
    state: 'shown',
    position: messageOf(later).position + 1,
    timestamp: clock.now.toISOString(),
  })
  expect(await ownView()).toMatchObject({ held: [], cases: [] })
  // And once more: it is there already.
  expect((await write(app, { id }, { cookie })).body).toMatchObject({ held: null, message: { id } })
})

test('refused it never comes, its writer reads why, and a granted appeal lets it through', async () => {
  await using listener = await aListener(app)
  const id = await aHeld()
  expect((await judge(id, 'remove')).status).toBe(204)
  await until(() => listener.heard.some(({ event }) => event === 'settings'), 'the word to ask anew')
  expect(listener.texts()).toEqual([])
  expect(await idsSaid()).not.toContain(id)
  expect(await ownView()).toMatchObject({
    held: [],
    cases: [{ id, status: 'removed', reason: 'Não combina com as regras.' }],
  })
  expect((await write(app, { id }, { cookie })).status).toBe(200)
  expect(await idsSaid()).not.toContain(id)

  const path = `moderation/cases/chat_message/${id}`
  const appeal = { cookie, body: { text: 'Era só uma dúvida sobre a tese.' } }
  expect((await callApi(app, 'POST', `${path}/appeal`, appeal)).status).toBe(204)
  const granted = { decision: 'grant', reason: 'Você tem razão.' }
  expect((await decide(app, { token: owner.token }, `${path}/appeal-decision`, granted)).status).toBe(204)
  expect((await history(app)).at(-1)).toMatchObject({ id, state: 'shown' })
})

test('its writer takes it back before anybody has read it, and nobody else does', async () => {
  const id = await aHeld()
  const remove = (caller: object) => callApi(app, 'DELETE', `chat/global/messages/${id}`, caller)
  const member = await aWriter(app)
  expect((await remove({ token: member.token })).status).toBe(404)
  expect(await waitingCases()).toHaveLength(1)
  expect((await remove({ cookie })).status).toBe(204)
  expect(await waitingCases()).toEqual([])
  expect((await ownView()).held).toEqual([])
  expect((await judge(id, 'keep')).status).toBe(404)
  expect(await idsSaid()).not.toContain(id)
})

test('what a moderator has read does not change behind their back', async () => {
  const id = await aHeld()
  const edit = () => callApi(app, 'PATCH', `chat/global/messages/${id}`, { cookie, body: { text: 'Outra' } })
  expect((await edit()).status).toBe(404)
  await judge(id, 'keep')
  expect(await edit()).toMatchObject({ status: 409, body: { code: 'read_first' } })
  await setReading(false)
  expect((await edit()).status).toBe(200)
})

test('it counts for slow mode and for who may write, as what is said at once does', async () => {
  await pool.query('update chat_channels set slow_mode_seconds = 10')
  clock.now = new Date(clock.now.getTime() + 60_000)
  await aHeld()
  expect((await write(app, {}, { cookie })).body).toMatchObject({ code: 'slow_mode' })
  await pool.query('update chat_channels set slow_mode_seconds = 0, is_open_to_visitors = false')
  expect((await write(app, {}, { cookie })).body).toMatchObject({ code: 'visitors_closed' })
  await pool.query('update chat_channels set is_open_to_visitors = true')
  expect((await write(app, { text: 'Me chama no 11 98765-4321' }, { cookie })).body).toMatchObject({
    code: 'personal_data',
  })
})

test('the moderator reads what stood before it, not what came after', async () => {
  const member = await aWriter(app)
  clock.now = new Date(clock.now.getTime() + 1000)
  await write(app, { text: 'Antes' }, { token: member.token })
  clock.now = new Date(clock.now.getTime() + 1000)
  const id = await aHeld('No meio')
  clock.now = new Date(clock.now.getTime() + 1000)
  await write(app, { text: 'Depois' }, { token: member.token })
  const { body } = await callApi(app, 'GET', `moderation/cases/chat_message/${id}/context`, {
    token: owner.token,
  })
  const lines = (body['lines'] as { text: string; isSubject: boolean }[]).slice(-2)
  expect(lines).toMatchObject([
    { text: 'Antes', isSubject: false },
    { text: 'No meio', isSubject: true },
  ])
})

test('what nobody has read in seven days is over with its case, and not before', async () => {
  const id = await aHeld()
  const age = (ms: number) =>
    pool.query('update chat_held_messages set created_at = $1', [new Date(clock.now.getTime() - ms)])
  const WEEK_MS = 7 * 24 * 3600_000
  await age(WEEK_MS - 1)
  await deleteOldMessages(app.context)
  expect((await waitingCases()).map((one) => one.id)).toEqual([id])
  await age(WEEK_MS)
  await deleteOldMessages(app.context)
  expect(await waitingCases()).toEqual([])
  expect((await ownView()).held).toEqual([])
})
