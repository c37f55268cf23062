/** A virtual student: one account, a row of chance of their own, and actions until the soak is over. */
import { setTimeout as sleep } from 'node:timers/promises'
import { browse } from './actions/browse.ts'
import { buy } from './actions/buy.ts'
import { chat } from './actions/chat.ts'
import { correct } from './actions/correct.ts'
import { download } from './actions/download.ts'
import { learn } from './actions/learn.ts'
import { leave } from './actions/leave.ts'
import { picture } from './actions/picture.ts'
import { search } from './actions/search.ts'
import { renew, signUp } from './actions/sign-up.ts'
import { type Answer, type Call, type Caller, createCaller, GaveUp } from './caller.ts'
import type { Chance } from './chance.ts'
import { countOne, type Ledger } from './ledger.ts'
import type { Payments } from './payments.ts'
import type { Waits } from './waits.ts'

export type Session = {
  readonly userId: string
  readonly email: string
  token: string
  refreshToken: string
}

export type Student = {
  readonly name: string
  readonly chance: Chance
  readonly ledger: Ledger
  readonly payments: Payments
  /** The address that the shop calls its own. */
  readonly siteUrl: string
  readonly doors: () => readonly string[]
  /** Without an account. */
  readonly callAsGuest: Caller
  /** With the account; an expired session is renewed once, as auth-js does. */
  readonly call: (call: Call) => Promise<Answer>
  readonly session: Session
  readonly waits: Waits
  /** Levels of the mini-course that are done. */
  levelsDone: number
  /** Of the last essay, whose next version may be written. */
  essay: { readonly id: string; number: number } | null
}

export type World = {
  readonly chance: Chance
  readonly ledger: Ledger
  readonly payments: Payments
  readonly siteUrl: string
  readonly doors: () => readonly string[]
  readonly waits: Waits
  /** How long a student thinks between two actions, on the average. */
  readonly thinkingMs: number
  readonly isOver: () => boolean
}

/** So often each, out of all together. Signing up is the first action of every life. */
const ACTIONS: readonly (readonly [
  weight: number,
  name: string,
  run: (student: Student) => Promise<void>,
])[] = [
  [28, 'browse', browse],
  [10, 'search', search],
  [12, 'buy', buy],
  [12, 'download', download],
  [22, 'chat', chat],
  [8, 'correct', correct],
  [8, 'learn', learn],
  [3, 'picture', picture],
  [3, 'leave', leave],
]
/** Each as often as it weighs. */
const DRAWN = ACTIONS.flatMap((action) => Array.from({ length: action[0] }, () => action))
/** After an action somebody leaves, and another one comes to sign up. */
const LEAVES_SHARE = 0.02
/** Between two actions, as shares of the mean. */
const THINKING = { least: 0.2, most: 1.8 }

/** One place in the class: student after student until the soak is over. */
export async function occupy(world: World, place: number): Promise<Student | null> {
  let last: Student | null = null
  for (let life = 1; !world.isOver(); life += 1) {
    const chance = world.chance.fork(`student ${place}.${life}`)
    await think(world, chance)
    if (world.isOver()) break
    last = await live(world, `${place}-${life}`, chance).catch((error: unknown) => {
      if (error instanceof GaveUp) return null
      throw error
    })
  }
  return last
}

/** One who does so much in a row without thinking, so that everything has been used once. */
export async function hurry(world: World, name: string, actions: number): Promise<void> {
  const student = await enter(world, name, world.chance.fork(`hurry ${name}`))
  for (let action = 0; action < actions; action += 1) await doSomething(student)
}

async function live(world: World, name: string, chance: Chance): Promise<Student> {
  const student = await enter(world, name, chance)
  while (!world.isOver()) {
    await doSomething(student)
    await think(world, chance)
    if (chance.isTrue(LEAVES_SHARE)) break
  }
  return student
}

async function doSomething(student: Student): Promise<void> {
  const [, action, run] = DRAWN[student.chance.below(DRAWN.length)]!
  const end = student.waits.begin(action)
  try {
    await run(student)
    countOne(student.ledger.actions, action)
  } catch (error) {
    // Whatever an action stumbles over stands in the books, and the others go on.
    if (!(error instanceof GaveUp)) student.ledger.surprises.push(`${action}: ${String(error)}`)
  } finally {
    end()
  }
}

async function enter(world: World, name: string, chance: Chance): Promise<Student> {
  const { ledger, payments, siteUrl, doors, waits } = world
  // Private addresses (RFC 1918), each student another.
  const address = `10.${chance.below(256)}.${chance.below(256)}.${1 + chance.below(254)}`
  const callAsGuest = createCaller({ doors, ledger, chance, address })
  const end = waits.begin('sign up')
  const session = await signUp({ name, ledger, callAsGuest }).finally(end)
  countOne(ledger.actions, 'sign up')
  const call = async (request: Call): Promise<Answer> => {
    const answer = await callAsGuest({ ...request, token: session.token })
    if (answer.status !== 401) return answer
    await renew({ callAsGuest, ledger, session, door: answer.door })
    return callAsGuest({ ...request, token: session.token, door: answer.door })
  }
  const base = { name, chance, ledger, payments, siteUrl, doors, callAsGuest, call, session, waits }
  return { ...base, levelsDone: 0, essay: null }
}

async function think(world: World, chance: Chance): Promise<void> {
  const share = THINKING.least + (THINKING.most - THINKING.least) * chance.next()
  const endAt = performance.now() + share * world.thinkingMs
  while (!world.isOver() && performance.now() < endAt) await sleep(100)
}
