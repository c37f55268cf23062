/**
 * What the link beneath a mail that can be stopped does (decision 0135): each list is kept by the part that writes by it,
 * so leaving one is the same switch that the reader finds on its own page.
 */
import type { MailList, ReaderOfList } from '#domain/site/mail-list.ts'
import { topicTitle } from '#texts/shop/interest.ts'
import type { AppContext } from './context.ts'
import type { Tx } from './platform/db/client.ts'
import {
  dropQueuedOf,
  findListReader,
  type ListReader,
  setListStopped,
} from './platform/mail/list-readers.ts'
import { forgetRemindersOf } from './shop/cart-reminders/cart-reminder-repository.ts'
import { findWaitingOf, forgetRequestsOf } from './shop/interests/interest-repository.ts'
import { setWantsMailOf, wantsMailOf } from './writing/peer-review/member-repository.ts'

type Part = {
  readonly describe: (tx: Tx, reader: ListReader) => Promise<Omit<ReaderOfList, 'list'>>
  readonly stop: (tx: Tx, email: string, now: Date) => Promise<void>
  /** Absent where the reader asks anew in another way. */
  readonly resume?: (tx: Tx, email: string) => Promise<void>
}

const PARTS: Readonly<Record<MailList, Part>> = {
  avisos: {
    async describe(tx, { email }) {
      const waiting = await findWaitingOf(tx, email)
      const waitsFor = waiting.map(({ topic, title }) => title ?? topicTitle(topic))
      return { state: waitsFor.length === 0 ? 'nothing' : 'receives', waitsFor }
    },
    stop: (tx, email) => forgetRequestsOf(tx, email),
  },
  carrinho: {
    describe: async (_tx, { isStopped }) => ({ state: isStopped ? 'stopped' : 'receives', waitsFor: [] }),
    async stop(tx, email, now) {
      await setListStopped(tx, { email, list: 'carrinho' }, now)
      await forgetRemindersOf(tx, email)
    },
    resume: (tx, email) => setListStopped(tx, { email, list: 'carrinho' }, null),
  },
  match: {
    async describe(tx, { email }) {
      const wantsMail = await wantsMailOf(tx, email)
      return { state: wantsMail === null ? 'nothing' : wantsMail ? 'receives' : 'stopped', waitsFor: [] }
    },
    stop: (tx, email) => setWantsMailOf(tx, email, false),
    resume: (tx, email) => setWantsMailOf(tx, email, true),
  },
  'novas-versoes': {
    describe: async (_tx, { isStopped }) => ({ state: isStopped ? 'stopped' : 'receives', waitsFor: [] }),
    stop: (tx, email, now) => setListStopped(tx, { email, list: 'novas-versoes' }, now),
    resume: (tx, email) => setListStopped(tx, { email, list: 'novas-versoes' }, null),
  },
  simulado: {
    describe: async (_tx, { isStopped }) => ({ state: isStopped ? 'stopped' : 'receives', waitsFor: [] }),
    stop: (tx, email, now) => setListStopped(tx, { email, list: 'simulado' }, now),
    resume: (tx, email) => setListStopped(tx, { email, list: 'simulado' }, null),
  },
}

/** Null for a key that is nobody's, or no longer. */
export function describeList({ db }: Pick<AppContext, 'db'>, key: string): Promise<ReaderOfList | null> {
  return db.transaction().execute(async (tx) => {
    const reader = await findListReader(tx, key)
    if (!reader || !isMailList(reader.list)) return null
    return { list: reader.list, ...(await PARTS[reader.list].describe(tx, reader)) }
  })
}

/** Again changes nothing. */
export async function leaveList({ db, now }: Pick<AppContext, 'db' | 'now'>, key: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const reader = await findListReader(tx, key)
    if (!reader || !isMailList(reader.list)) return
    await PARTS[reader.list].stop(tx, reader.email, now())
    await dropQueuedOf(tx, key)
  })
}

export async function returnToList({ db }: Pick<AppContext, 'db'>, key: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const reader = await findListReader(tx, key)
    if (reader && isMailList(reader.list)) await PARTS[reader.list].resume?.(tx, reader.email)
  })
}

function isMailList(name: string): name is MailList {
  return Object.hasOwn(PARTS, name)
}
