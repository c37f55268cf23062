/**
 * Who guesses another person's password shuts out nobody but themselves (decision 0126): the lock is for the pair of
 * address and account, and the account's own devices and the link of the mail pass whatever was guessed.
 */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isPasswordCorrect } from '#server/account/passwords/passwords.ts'
import { takeSignInTry } from '#server/account/sign-in-limits.ts'
import { aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.context.pool.query('truncate rate_limits')
})

type From = { ip: string; cookie?: string }

async function signIn(email: string, password: string, { ip, cookie }: From) {
  const headers = { 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) }
  const answer = await callAuth(app, 'token?grant_type=password', { body: { email, password }, headers })
  return { ...answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const guess = async (email: string, from: From) => (await signIn(email, 'not this one', from)).status

/** How many of the guesses would be looked at; the passwords are not, since each costs a tenth of a second. */
async function guessFrom(email: string, ips: readonly string[], times: number): Promise<number> {
  const client = { userAgent: null, deviceToken: null }
  const guesses = ips.flatMap((ip) => Array.from({ length: times }, () => ({ ...client, ip, port: null })))
  const tries = await Promise.allSettled(
    guesses.map((one) => takeSignInTry(app.context, { email, client: one })),
  )
  return tries.filter(({ status }) => status === 'fulfilled').length
}

const HOME = { ip: '203.0.113.7' }
/** Each in a network of its own. */
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `198.51.${n}.1`)

test('a hundred wrong passwords from a few addresses shut nobody out but those who guess', async () => {
  const { email } = await aSignedUpStudent(app)
  expect(await guessFrom(email, addresses(5), 20)).toBe(5 * 8)
  expect((await signIn(email, PASSWORD, HOME)).status).toBe(200)
  expect((await signIn(email, PASSWORD, { ip: '198.51.0.1' })).status).toBe(429)
})

/** All places for hashes are taken as long as it runs: whoever ends is followed by another one. */
async function whileAllHash<Result>(work: () => Promise<Result>): Promise<Result> {
  // The first one of a process makes the hash that nobody has, before it takes a place.
  await isPasswordCorrect(null, 'whatever it is')
  let isOver = false
  const hashAgain = async () => {
    while (!isOver) await isPasswordCorrect(null, 'whatever it is')
  }
  const all = Array.from({ length: 66 }, hashAgain)
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(all)
  }
}

test('a password that was not looked at is no guess: who comes while all places are taken may come again', async () => {
  const { email } = await aSignedUpStudent(app)
  const early = await whileAllHash(async () => {
    const answers: number[] = []
    for (let n = 0; n < 10; n++) answers.push((await signIn(email, PASSWORD, HOME)).status)
    return answers
  })
  expect(early).toEqual(Array(10).fill(503))
  const { rows } = await app.context.pool.query('select key from rate_limits where points > 0')
  expect(rows.filter(({ key }) => !key.startsWith('signUp'))).toEqual([])
  expect((await signIn(email, PASSWORD, HOME)).status).toBe(200)
})

/** As where the disk of the database has no room left for some of the counts. @param when what then fails */
async function whileDiskIsFull<Result>(when: string, work: () => Promise<Result>): Promise<Result> {
  const { pool } = app.context
  await pool.query(`create function no_space() returns trigger language plpgsql as $$
    begin
      if ${when} then raise 'No space left on device' using errcode = '53100'; end if;
      return new;
    end $$`)
  await pool.query(`create trigger no_space before insert or update on rate_limits
    for each row execute function no_space()`)
  try {
    return await work()
  } finally {
    await pool.query('drop function no_space cascade')
  }
}

test.each([
  ['one of the counts cannot be taken', `new.key like 'failedSignInByNetworkAndEmail:%'`],
  ['none can be given back', `tg_op = 'UPDATE' and new.points < old.points`],
])('where %s on a full disk, the right password is told to come again, and may', async (_, when) => {
  const { email } = await aSignedUpStudent(app)
  const statuses = await whileDiskIsFull(when, async () => {
    const all: number[] = []
    for (let n = 0; n < 9; n++) all.push((await signIn(email, PASSWORD, HOME)).status)
    return all
  })
  expect(statuses).toEqual(Array(9).fill(503))
  expect((await signIn(email, PASSWORD, HOME)).status).toBe(200)
})

test('one network guesses twenty-four times an hour, from as many addresses as it has', async () => {
  const { email } = await aSignedUpStudent(app)
  const neighbours = Array.from({ length: 6 }, (_, n) => `198.51.100.${n + 1}`)
  expect(await guessFrom(email, neighbours, 8)).toBe(24)
  const sixes = Array.from({ length: 4 }, (_, n) => `2001:db8:7:${n}::1`)
  expect(await guessFrom(email, sixes, 8)).toBe(24)
  expect((await signIn(email, PASSWORD, HOME)).status).toBe(200)
})

test('many networks together guess three hundred times an hour; a known device and the mail’s link pass', async () => {
  const { email } = await aSignedUpStudent(app)
  const { cookie } = await signIn(email, PASSWORD, HOME)
  for (let n = 0; n < 299; n++) await app.context.limits.consume('failedSignInByEmail', email)
  // A right one gives its use back.
  for (let n = 0; n < 2; n++) expect((await signIn(email, PASSWORD, { ip: '192.0.2.1' })).status).toBe(200)
  expect(await guess(email, { ip: '198.51.0.1' })).toBe(400)
  expect(await guess(email, { ip: '198.51.1.1' })).toBe(429)
  expect((await signIn(email, PASSWORD, { ip: '192.0.2.1' })).status).toBe(429)

  expect((await signIn(email, PASSWORD, { ip: '192.0.2.1', cookie })).status).toBe(200)
  await callAuth(app, 'recover', { body: { email }, headers: { 'x-forwarded-for': '192.0.2.2' } })
  const token = await newestToken(app, email, 'recovery')
  const opened = await callAuth(app, 'verify', {
    body: { type: 'recovery', token_hash: token },
    headers: { 'x-forwarded-for': '192.0.2.2' },
  })
  expect(opened.status).toBe(200)
})

test('a known device passes on an address that has used up its own count, and has one of its own', async () => {
  const { email } = await aSignedUpStudent(app)
  const { cookie } = await signIn(email, PASSWORD, HOME)
  for (let n = 0; n < 60; n++) await app.context.limits.consume('failedSignInByAddress', HOME.ip)
  expect((await signIn(email, PASSWORD, HOME)).status).toBe(429)
  const known = { ...HOME, cookie }
  const statuses = []
  for (let n = 0; n < 9; n++) statuses.push(await guess(email, known))
  expect(statuses).toEqual([...Array(8).fill(400), 429])
  expect((await signIn(email, PASSWORD, known)).status).toBe(429)
})

test('the device of one account opens no door to another, nor does one that was sent away', async () => {
  const { email } = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  const { cookie } = await signIn(other.email, PASSWORD, HOME)
  for (let n = 0; n < 8; n++) await guess(email, { ip: '192.0.2.9' })
  expect((await signIn(email, PASSWORD, { ip: '192.0.2.9', cookie })).status).toBe(429)

  const own = await signIn(email, PASSWORD, HOME)
  await app.context.pool.query('delete from known_devices')
  expect((await signIn(email, PASSWORD, { ip: '192.0.2.9', cookie: own.cookie })).status).toBe(429)
})

test('answers tell nothing of whether there is an account: same counts, same words', async () => {
  const { email } = await aSignedUpStudent(app)
  const told = []
  for (const address of [email, newEmail()]) {
    await app.context.pool.query('truncate rate_limits')
    const answers = []
    for (let n = 0; n < 9; n++) {
      const { status, body } = await signIn(address, 'not this one', {
        ip: '192.0.2.3',
        cookie: `aparelho=${'a'.repeat(43)}`,
      })
      answers.push([status, body['code'], String(body['message']).replace(/\d+/, 'n')])
    }
    const { rows } = await app.context.pool.query(
      'select split_part(key, $1, 1) as rule, points from rate_limits order by 1',
      [':'],
    )
    told.push({ answers, rows })
  }
  expect(told[0]).toEqual(told[1])
})
