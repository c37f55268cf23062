/**
 * How a browser calls: one of the two doors by chance, as behind a proxy, and the same call again at another one while
 * nobody answers or the answer is "not now". Keeps count of everything that was answered.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import { countOne, type Ledger } from './ledger.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 3_000
/** Longer than three tries of the slowest payment provider (src/server/shop/payments/stripe/stripe-client.ts). */
const ANSWER_LIMIT_MS = 45_000
/** A person who waits for so long goes away; no fault may keep the product away for longer. */
const PATIENCE_MS = 120_000

export type Call = {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  readonly token?: string | undefined
  /** The door to try first: where a call was refused that is sent again with another token. */
  readonly door?: string
}
export type Answer = {
  readonly status: number
  readonly text: string
  readonly contentType: string
  readonly door: string
}
export type Caller = (call: Call) => Promise<Answer>

/** Nobody answered for as long as a person waits. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

/** @param address of the student's own network, as a proxy tells it */
export function createCaller(from: {
  doors: () => readonly string[]
  ledger: Ledger
  chance: Chance
  address: string
}): Caller {
  const { doors, ledger, chance, address } = from
  return async (call) => {
    const giveUpAt = performance.now() + PATIENCE_MS
    let door = call.door ?? doors()[chance.below(doors().length)] ?? ''
    let pauseMs = FIRST_PAUSE_MS
    for (;;) {
      const answer = await callOnce(door, call, address)
      countOne(ledger.answers, answer.status)
      if (answer.status === 500) ledger.surprises.push(describe(call, answer))
      if (answer.status > 0 && answer.status < 500) return answer
      if (performance.now() > giveUpAt) {
        ledger.surprises.push(`nobody answered for ${PATIENCE_MS / 1000} s: ${describe(call, answer)}`)
        throw new GaveUp(call.path)
      }
      await sleep(pauseMs * (0.5 + chance.next()))
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      door = doors()[chance.below(doors().length)] ?? ''
    }
  }
}

async function callOnce(door: string, { method = 'GET', path, body, token }: Call, address: string) {
  try {
    const response = await fetch(door + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    // Latin-1 keeps every byte of a PDF.
    const contentType = response.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString(contentType.includes('pdf') ? 'latin1' : 'utf8')
    return { status: response.status, text, contentType, door }
  } catch (error) {
    return { status: 0, text: String(error), contentType: '', door }
  }
}

function describe({ method = 'GET', path }: Call, { status, text }: Answer): string {
  return `${method} ${path.replace(/token=.*/, 'token=…')} → ${status} ${text.slice(0, 200).replaceAll('\n', ' ')}`
}
