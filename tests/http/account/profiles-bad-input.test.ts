/** Everything that a client can send wrong to the profiles wire (docs/wire.md §3): the status and the code. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

type Call = {
  method?: string
  query?: string
  table?: string
  body?: string
  headers?: Record<string, string>
}

/** `{id}` in the query stands for the student's own id. */
async function call(
  student: SignedUpStudent,
  { method = 'GET', query = '', table = 'profiles', body, headers }: Call,
) {
  const response = await fetch(`${app.url}/rest/v1/${table}?${query.replaceAll('{id}', student.user.id)}`, {
    method,
    headers: {
      authorization: `Bearer ${student.session.access_token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

const OWN = 'id=eq.{id}'

test.each<[string, string, number, string]>([
  ['no filter', 'select=*', 400, '21000'],
  ['nothing at all', '', 400, '21000'],
  ['another operator', 'id=neq.{id}', 400, 'PGRST100'],
  ['a list of ids', 'id=in.({id})', 400, 'PGRST100'],
  ['no operator', 'id={id}', 400, 'PGRST100'],
  ['another column', `${OWN}&full_name=eq.Ana`, 400, 'PGRST100'],
  ['a logical filter', `${OWN}&or=(id.eq.1)`, 400, 'PGRST100'],
  ['no uuid', 'id=eq.1', 400, '22P02'],
  ['an empty id', 'id=eq.', 400, '22P02'],
  ['SQL for an id', "id=eq.x' or 1=1--", 400, '22P02'],
  ['NUL for an id', 'id=eq.%00', 400, '22P02'],
  ['an unknown column', `${OWN}&select=password_hash`, 400, '42703'],
  ['an unknown column among known ones', `${OWN}&select=id,email`, 400, '42703'],
  ['a member of every object', `${OWN}&select=constructor`, 400, '42703'],
  ['SQL for a column', `${OWN}&select=id;drop table users`, 400, 'PGRST100'],
  ['another table within', `${OWN}&select=id,users(*)`, 400, 'PGRST100'],
  ['an alias', `${OWN}&select=name:full_name`, 400, 'PGRST100'],
  ['an empty name', `${OWN}&select=id,,xp`, 400, 'PGRST100'],
])('%s in the query is refused, to read and to write', async (_name, query, status, code) => {
  const student = await aSignedUpStudent(app)
  for (const request of [{ query }, { query, method: 'PATCH', body: '{"city":"X"}' }]) {
    const answer = await call(student, request)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, message: expect.any(String), details: null })
  }
  expect((await call(student, { query: `${OWN}&select=city` })).body).toEqual([{ city: 'Olinda' }])
})

test('two different ids are no row, twice the same is one', async () => {
  const student = await aSignedUpStudent(app)
  expect((await call(student, { query: `${OWN}&id=eq.${randomUUID()}` })).body).toEqual([])
  expect((await call(student, { query: `${OWN}&${OWN}&select=city` })).body).toEqual([{ city: 'Olinda' }])
  const capitals = `id=eq.${student.user.id.toUpperCase()}&select=city`
  expect((await call(student, { query: capitals })).body).toEqual([{ city: 'Olinda' }])
})

test.each<[string, string | undefined, number, string]>([
  ['no body', undefined, 400, 'bad_json'],
  ['half a body', '{"city":', 400, 'bad_json'],
  ['a list', '[{"city":"X"}]', 400, 'PGRST102'],
  ['null', 'null', 400, 'PGRST102'],
  ['a text', '"city"', 400, 'PGRST102'],
  ['nothing', '{}', 400, 'PGRST102'],
  ['an unknown column', '{"password_hash":"x"}', 400, 'PGRST204'],
  ['a known and an unknown column', '{"city":"X","role":"admin"}', 400, 'PGRST204'],
  ['the id', `{"id":"${randomUUID()}"}`, 400, 'PGRST204'],
  ['xp', '{"xp":25000}', 400, 'PGRST204'],
  ['strengths', '{"strengths":"x"}', 400, 'PGRST204'],
  ['weaknesses', '{"weaknesses":"x"}', 400, 'PGRST204'],
  ['premium', '{"is_premium":true}', 400, 'PGRST204'],
  ['purchases', '{"purchased_products":[]}', 400, 'PGRST204'],
  ['a moment', '{"created_at":"2020-01-01"}', 400, 'PGRST204'],
  ['SQL for a column', '{"city = null; --":"X"}', 400, 'PGRST204'],
  ['a number for a name', '{"full_name":1}', 400, '22P02'],
  ['an object for a city', '{"city":{"a":1}}', 400, '22P02'],
  ['a name that is too long', JSON.stringify({ full_name: 'x'.repeat(121) }), 400, '23514'],
  ['no state', '{"state":"XX"}', 400, '23514'],
  ['a long state', '{"state":"Pernambuco"}', 400, '23514'],
  ['a phone without its area code', '{"phone":"98765-4321"}', 400, '23514'],
  ['no phone', '{"phone":"não tenho"}', 400, '23514'],
  ['a city that is too long', JSON.stringify({ city: 'x'.repeat(121) }), 400, '23514'],
  ['NUL in a name', '{"full_name":"a\\u0000"}', 400, 'bad_json'],
  ['half a character', '{"full_name":"\\ud83d"}', 400, 'bad_json'],
  ['64 kB', JSON.stringify({ full_name: 'x'.repeat(65_536) }), 413, 'body_too_large'],
])('%s in a change is refused', async (_name, body, status, code) => {
  const student = await aSignedUpStudent(app)
  const answer = await call(student, { method: 'PATCH', query: OWN, ...(body === undefined ? {} : { body }) })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, message: expect.any(String), details: null })
  expect((await call(student, { query: `${OWN}&select=city,full_name` })).body).toEqual([
    { city: 'Olinda', full_name: 'Ana Silva' },
  ])
})

test('SQL in a value is a value', async () => {
  const student = await aSignedUpStudent(app)
  const name = `'; drop table profiles; --`
  await call(student, { method: 'PATCH', query: OWN, body: JSON.stringify({ full_name: name }) })
  expect((await call(student, { query: `${OWN}&select=full_name` })).body).toEqual([{ full_name: name }])
})

test.each([
  ['POST', 'profiles', 405, 'PGRST117'],
  ['PUT', 'profiles', 405, 'PGRST117'],
  ['DELETE', 'profiles', 405, 'PGRST117'],
  ['GET', 'users', 404, 'PGRST205'],
  ['PATCH', 'sessions', 404, 'PGRST205'],
  ['POST', 'rpc', 404, 'PGRST205'],
])('%s of %s is refused', async (method, table, status, code) => {
  const student = await aSignedUpStudent(app)
  const answer = await call(student, {
    method,
    table,
    query: OWN,
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code })
})

test.each([
  ['no header', {}, '42501'],
  ['the public key', { authorization: 'Bearer public' }, '42501'],
  ['three words', { authorization: 'Bearer a.b.c' }, 'PGRST301'],
  ['another scheme', { authorization: 'Basic a.b.c' }, 'PGRST301'],
])('%s is nobody', async (_name, headers, code) => {
  for (const method of ['GET', 'PATCH']) {
    const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${randomUUID()}`, { method, headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code })
  }
})

test('the one-object answer carries the type that was asked for', async () => {
  const { user, session } = await aSignedUpStudent(app)
  const type = 'application/vnd.pgrst.object+json'
  const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${user.id}&select=id`, {
    headers: { authorization: `Bearer ${session.access_token}`, accept: type },
  })
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ id: user.id })
})
