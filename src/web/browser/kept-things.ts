/**
 * What this browser keeps for somebody, and for whom (decision 0125). The things of the one who sits here lie under
 * their plain names; those of everybody else under `name@id` (`name@` for nobody), where no screen looks. Who sits here
 * is read from the stored session: whenever that has changed, in this tab or another, the things change places first.
 */
import { parseStoredCart, serializeCart } from '#domain/shop/stored-cart.ts'
import { storedPersonId } from '#web/shared/session/stored-person.ts'
import {
  type DeviceName,
  HOLDER_NAME,
  joiningOf,
  LEFT_NAME,
  type PersonalName,
  SITTING_NAME,
  TAB_NAMES,
  type TabName,
} from './kept-names.ts'

/** Longer than an evening, shorter than until tomorrow: who comes then is perhaps somebody else. */
const SITTING_MS = 12 * 60 * 60 * 1000
/** As long as somebody's things wait here for them to come back. */
const WAITING_MS = 30 * 24 * 60 * 60 * 1000
/** Of the time of the last writing, for it is noted with each. */
const NOTED_EVERY_MS = 60_000

/** Who sits here: an account's id, or null for nobody. The same object as long as it is the same person. */
export type Holder = { id: string | null }
type Kept<Name extends string> = {
  readonly getItem: (name: Name) => string | null
  readonly setItem: (name: Name, text: string) => void
  readonly removeItem: (name: Name) => void
}

const listeners = new Set<() => void>()
let current: Holder | null = null
let changeCount = 0

/** Called whenever the things that lie here may be others than before. */
export function subscribeToHolder(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes up when somebody else sits here: whatever shows somebody's things begins anew. */
export function holderChanges(): number {
  return changeCount
}

export function currentHolder(): Holder {
  if (current === null) alignHolder()
  current ??= { id: null }
  return current
}

/**
 * Looks who sits here, and lays out their things.
 *
 * @param known who it is, for a browser whose storage cannot be read
 */
export function alignHolder(known: string | null = null): void {
  const id = storedPersonId(known)
  const before = current
  const isTakenIn = attempt(() => layOut(id, before === null)) ?? false
  if (before?.id === id) return
  attempt(() => clearTab(id, isTakenIn || before?.id === null))
  if (before === null) {
    current = { id }
    return
  }
  if (isTakenIn) before.id = id
  else {
    current = { id }
    changeCount += 1
  }
  for (const listener of listeners) listener()
}

/**
 * The personal things of one person. Throws where the browser's own storage does.
 *
 * @param holder whose; what was begun for somebody is kept for them, whoever sits here by then
 */
export function personalThings(holder: Holder = currentHolder()) {
  const placeOf = (name: string) =>
    localStorage.getItem(HOLDER_NAME) === holder.id ? name : `${name}@${holder.id ?? ''}`
  return {
    getItem: (name: PersonalName) => localStorage.getItem(placeOf(name)),
    setItem: (name: PersonalName, text: string) => {
      localStorage.setItem(placeOf(name), text)
      if (holder.id === null) noteSitting()
    },
    removeItem: (name: PersonalName) => localStorage.removeItem(placeOf(name)),
    /** All plain names that begin so. */
    namesFrom: <Prefix extends PersonalName>(prefix: Prefix) => {
      const suffix = placeOf('')
      return localNames()
        .filter((name) => name.startsWith(prefix) && (suffix ? name.endsWith(suffix) : !name.includes('@')))
        .map((name) => name.slice(0, name.length - suffix.length) as Prefix)
    },
  }
}

/** Things of this tab. */
export const tabThings: Kept<TabName> = {
  getItem: (name) => {
    currentHolder()
    return sessionStorage.getItem(name)
  },
  setItem: (name, text) => sessionStorage.setItem(name, text),
  removeItem: (name) => sessionStorage.removeItem(name),
}

export const deviceThings: Kept<DeviceName> = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, text) => localStorage.setItem(name, text),
  removeItem: (name) => localStorage.removeItem(name),
}

/** Takes away all that lies here for who sits here: their account is gone. Others' things wait on. */
export function forgetHolder(): void {
  attempt(() => {
    for (const name of localNames())
      if (joiningOf(name) !== null && !name.includes('@')) localStorage.removeItem(name)
    for (const name of TAB_NAMES) sessionStorage.removeItem(name)
  })
}

/** @returns whether nobody's things were taken into the account */
function layOut(to: string | null, isFirst: boolean): boolean {
  const from = localStorage.getItem(HOLDER_NAME)
  const lastMs = localStorage.getItem(SITTING_NAME)
  if (from === to) {
    // Of a time when nobody was asked whose: they are not taken for somebody's who comes now.
    if (to === null && lastMs === null && plainNames().length > 0) localStorage.setItem(SITTING_NAME, '0')
    // Another tab may have laid them out: what it took in is noted nowhere any more.
    return lastMs === null
  }
  // A browser that was here before whose things had an owner, and somebody is signed in: theirs.
  const isOld = lastMs === null && isFirst
  const plain = plainNames()
  const isSameSitting =
    from === null && (isOld || plain.length === 0 || Date.now() - Number(lastMs) < SITTING_MS)
  for (const name of plain) putAway(name, { from, to, isSameSitting })
  const suffix = `@${to ?? ''}`
  for (const name of localNames()) {
    const place = name.slice(0, -suffix.length)
    if (name.endsWith(suffix) && localStorage.getItem(place) === null) move(name, place)
  }
  noteHolder(from, to)
  if (isSameSitting) localStorage.removeItem(SITTING_NAME)
  return isSameSitting
}

type Change = { readonly from: string | null; readonly to: string | null; readonly isSameSitting: boolean }

function putAway(name: string, { from, to, isSameSitting }: Change): void {
  const joining = joiningOf(name)
  const own = `${name}@${to ?? ''}`
  const waiting = localStorage.getItem(own)
  if (joining === 'goes') localStorage.removeItem(name)
  else if (!isSameSitting || joining === 'stays') move(name, `${name}@${from ?? ''}`)
  else if (waiting === null) return
  else if (joining === 'adds') {
    localStorage.setItem(name, addCarts(localStorage.getItem(name), waiting))
    localStorage.removeItem(own)
  } else move(name, `${name}@${from ?? ''}`)
}

/** What was chosen now, and behind it what the account had left here. */
function addCarts(now: string | null, before: string): string {
  const lines = parseStoredCart(now)
  const chosen = new Set(lines.map(({ variant }) => variant.id))
  return serializeCart([
    ...lines,
    ...parseStoredCart(before).filter(({ variant }) => !chosen.has(variant.id)),
  ])
}

/** Taken away first: where there is no room, nobody else finds it. */
function move(from: string, to: string): void {
  const text = localStorage.getItem(from)
  localStorage.removeItem(from)
  if (text !== null) attempt(() => localStorage.setItem(to, text))
}

/** Also throws away what has waited too long for its owner. */
function noteHolder(from: string | null, to: string | null): void {
  if (to === null) localStorage.removeItem(HOLDER_NAME)
  else localStorage.setItem(HOLDER_NAME, to)
  const now = Date.now()
  const left = { ...leftAt(), ...(from === null ? {} : { [from]: now }) }
  const waiting: Record<string, number> = {}
  for (const name of localNames()) {
    const id = /@(.+)$/.exec(name)?.[1]
    if (id === undefined) continue
    const leftMs = left[id] ?? now
    if (now - leftMs < WAITING_MS) waiting[id] = leftMs
    else localStorage.removeItem(name)
  }
  if (Object.keys(waiting).length === 0) localStorage.removeItem(LEFT_NAME)
  else localStorage.setItem(LEFT_NAME, JSON.stringify(waiting))
}

function leftAt(): Record<string, number> {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(LEFT_NAME) ?? '{}'))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, leftMs]) => typeof leftMs === 'number'))
}

/** The tab may have slept while somebody else came, and remembers by a name of its own whose things it has. */
function clearTab(id: string | null, isNobodysTakenIn: boolean): void {
  const had = sessionStorage.getItem(HOLDER_NAME)
  const isTheirs = had === id || (had === null && isNobodysTakenIn)
  if (!isTheirs) for (const name of TAB_NAMES) sessionStorage.removeItem(name)
  if (id !== null) sessionStorage.setItem(HOLDER_NAME, id)
  else sessionStorage.removeItem(HOLDER_NAME)
}

function noteSitting(): void {
  const notedMs = Number(localStorage.getItem(SITTING_NAME) ?? 0)
  if (Date.now() - notedMs >= NOTED_EVERY_MS) localStorage.setItem(SITTING_NAME, String(Date.now()))
}

function plainNames(): string[] {
  return localNames().filter((name) => !name.includes('@') && joiningOf(name) !== null)
}

function localNames(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
}

/** Storage that is full or forbidden: nothing lies there. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
