/**
 * The rows of accounts: sign-in, renewal, the own record and profile, upload, and the memory that ten thousand sign-ins
 * leave behind. A renewal needs the token of the one before, and each account uploads for itself, so both go round in
 * loops of their own. BENCH_LOGINS makes the count of sign-ins smaller.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import sharp from 'sharp'
import type { Server } from './child.ts'
import { type Measured, measure, measureLoop } from './load.ts'
import type { Table } from './table.ts'

const LOGINS = Number(process.env['BENCH_LOGINS'] ?? 10_000)
export const PASSWORD = 'correct horse battery'
const JSON_TYPE = { 'content-type': 'application/json' }
const ACCOUNTS = 10
const SETTLE_MS = 5_000

export type Account = { email: string; userId: string; token: string; refreshToken: string }

type AccountFigures = {
  readonly login: Measured
  /** What the machine can verify at most with the product's own parameters, two at a time as the product does. */
  readonly hashesPerSecond: number
  readonly refresh: Measured
  readonly user: Measured
  readonly profile: Measured
  readonly upload: Measured
  readonly uploadKb: number
}

export async function accountRows({ add }: Table, product: Server, seconds: number): Promise<void> {
  const figures = await measureAccounts(product, seconds)
  const { login, hashesPerSecond, profile, uploadKb } = figures
  const ratio = login.perSecond / hashesPerSecond
  add({
    what: 'login',
    measured: `${Math.round(login.perSecond)}/s`,
    goal: '≥ 0.7 of argon2id alone',
    peer: `${Math.round(hashesPerSecond)}/s, ratio ${ratio.toFixed(2)}`,
    met: ratio >= 0.7 && login.failed === 0,
  })
  add({
    what: 'GET /rest/v1/profiles',
    measured: `${Math.round(profile.perSecond)}/s`,
    goal: '≥ 1500/s',
    peer: `p99 ${profile.p99Ms} ms`,
    met: profile.perSecond >= 1500 && profile.failed === 0,
  })
  for (const [what, load, detail] of [
    ['GET /auth/v1/user', figures.user, ''],
    ['renewal of a session', figures.refresh, ''],
    ['upload of a picture', figures.upload, `, ${uploadKb} kB`],
  ] as const)
    add({
      what,
      measured: `${Math.round(load.perSecond)}/s`,
      goal: 'reported',
      peer: `p99 ${load.p99Ms} ms${detail}`,
      met: load.failed === 0 ? null : false,
    })
  const { few, many, fewMb, manyMb } = await memoryOfLogins(product)
  add({
    what: `memory after ${many} logins`,
    measured: `${manyMb} MB`,
    goal: `≤ 1.1 of that after ${few}`,
    peer: `${fewMb} MB, ratio ${(manyMb / fewMb).toFixed(2)}`,
    met: manyMb <= 1.1 * fewMb,
  })
}

async function measureAccounts(product: Server, seconds: number): Promise<AccountFigures> {
  const accounts: Account[] = []
  for (let n = 0; n < ACCOUNTS; n += 1) accounts.push(await signUp(product, `bench-${n}@example.com`))
  const [first] = accounts
  if (!first) throw new Error('no account was opened')
  const bearer = { authorization: `Bearer ${first.token}` }
  const user = await measure({ url: `${product.url}/auth/v1/user`, headers: bearer }, seconds)
  const profile = await measure(
    {
      url: `${product.url}/rest/v1/profiles?select=*&id=eq.${first.userId}`,
      headers: { ...bearer, accept: 'application/vnd.pgrst.object+json' },
    },
    seconds,
  )
  const picture = await aPicture()
  const upload = await measureLoop(ACCOUNTS, seconds, (n) => uploadPicture(product, accounts[n], picture))
  const refresh = await measureLoop(ACCOUNTS, seconds, (n) => renew(product, accounts[n]))
  const login = await measure({ ...loginCall(product, first.email), method: 'POST' }, seconds)
  const hashesPerSecond = await argonPerSecond(seconds)
  return {
    login,
    hashesPerSecond,
    refresh,
    user,
    profile,
    upload,
    uploadKb: Math.round(picture.length / 1024),
  }
}

/** Signs in again and again, as ten clients that keep no cookie. @returns resident memory at a tenth and at the end */
async function memoryOfLogins(product: Server) {
  const counts = { few: LOGINS / 10, many: LOGINS }
  await logInTimes(product, counts.few)
  const fewMb = await settledMb(product)
  await logInTimes(product, counts.many - counts.few)
  const manyMb = await settledMb(product)
  return { ...counts, fewMb, manyMb }
}

async function logInTimes(product: Server, times: number): Promise<void> {
  let left = times
  const client = async (n: number) => {
    const { url, ...call } = loginCall(product, `bench-${n}@example.com`)
    for (; left > 0; ) {
      left -= 1
      const answer = await fetch(url, { method: 'POST', ...call })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`a sign-in was answered with ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: ACCOUNTS }, (_, n) => client(n)))
}

/** The lowest of some looks at rest: what is only waiting to be collected comes and goes. */
async function settledMb(product: Server): Promise<number> {
  const looks: number[] = []
  for (let n = 0; n < 5; n += 1) {
    await sleep(SETTLE_MS / 5)
    looks.push(product.memoryMb())
  }
  return Math.min(...looks)
}

export async function signUp(product: Server, email: string): Promise<Account> {
  const answer = await fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: PASSWORD, data: {} }),
  })
  const session = (await answer.json()) as SessionAnswer
  return { email, userId: session.user.id, token: session.access_token, refreshToken: session.refresh_token }
}

type SessionAnswer = { access_token: string; refresh_token: string; user: { id: string } }

async function renew(product: Server, account: Account | undefined): Promise<boolean> {
  if (!account) return false
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ refresh_token: account.refreshToken }),
  })
  const session = (await answer.json()) as SessionAnswer
  if (answer.ok) account.refreshToken = session.refresh_token
  return answer.ok
}

async function uploadPicture(
  product: Server,
  account: Account | undefined,
  picture: Buffer<ArrayBuffer>,
): Promise<boolean> {
  if (!account) return false
  const answer = await fetch(`${product.url}/storage/v1/object/avatars/${account.userId}-1.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'image/jpeg', 'x-upsert': 'true' },
    body: picture,
  })
  await answer.arrayBuffer()
  return answer.ok
}

function loginCall(product: Server, email: string) {
  return {
    url: `${product.url}/auth/v1/token?grant_type=password`,
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: PASSWORD }),
  }
}

/** As the browser sends it after the crop. */
async function aPicture(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const image = sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } })
  return Buffer.from(await image.jpeg({ quality: 85 }).toBuffer())
}

async function argonPerSecond(seconds: number): Promise<number> {
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const { perSecond } = await measureLoop(2, seconds, () => verify(stored, PASSWORD))
  return perSecond
}
