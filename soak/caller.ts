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
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as they are. */
  readonly bytes?: Uint8Array
  readonly contentType?: string
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
      if (answer.status > 0) countOne(ledger.answersByDoor, door)
      else ledger.unanswered.push({ door, call: describe(call, answer) })
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

async function callOnce(door: string, call: Call, address: string) {
  const { method = 'GET', path, body, bytes, contentType = 'application/json', token } = call
  const content = bytes ?? (body === undefined ? undefined : JSON.stringify(body))
  try {
    const response = await fetch(door + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(content === undefined ? {} : { 'content-type': contentType }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(content === undefined ? {} : { body: content }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    // Latin-1 keeps every byte of a PDF.
    const told = response.headers.get('content-type') ?? ''
    const heard = Buffer.from(await response.arrayBuffer())
    const text = heard.toString(told.includes('pdf') ? 'latin1' : 'utf8')
    return { status: response.status, text, contentType: told, door }
  } catch (error) {
    return { status: 0, text: reasonOf(error), contentType: '', door }
  }
}

/** Node's fetch says why in what caused its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : ''
  return `${String(error)}${cause}`
}

function describe({ method = 'GET', path }: Call, { status, text }: Answer): string {
  return `${method} ${path.replace(/token=.*/, 'token=…')} → ${status} ${text.slice(0, 200).replaceAll('\n', ' ')}`
}
