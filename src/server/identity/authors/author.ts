/**
 * Who writes, reports or blocks: a signed-in person or a visitor. In front of others each is a key that says nothing
 * but "the same person", so that nobody learns an account's id by reading along.
 */
import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { hasPremium, OWNER_ROLE } from '#domain/account/account-role.ts'
import { type Asked, optionalUser, type Viewer } from '#server/identity/authenticate.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { isOwnAddress } from '#server/platform/http/own-origin.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import type { Platform } from '#server/platform/platform.ts'
import { communityTexts } from '#texts/community/community.ts'
import { findWriter } from './author-repository.ts'
import { keepBrowserAccounts } from './browser-cookie.ts'
import { shownNameOf, shownTeacherName } from './shown-name.ts'
import { readOrMakeVisitor, readVisitor } from './visitor-cookie.ts'

const KEY_BYTES = 16

type Known = Asked & Pick<Platform, 'config'>
type Keyed = Pick<Asked, 'keys'>

export type BrowserAccount = { readonly userId: string; readonly key: string }

export type Author = {
  readonly key: string
  /** Null for a visitor. */
  readonly userId: string | null
  /** As others read it. */
  readonly name: string
  readonly fullName: string | null
  readonly avatarUrl: string | null
  readonly isPremium: boolean
  /** The owner's account, by its own record. */
  readonly isTeacher: boolean
  /** True once the mailbox is proven. */
  readonly isProven: boolean
  /** Stands for the network address, which itself is not kept. */
  readonly networkKey: string
  /** Of a visitor: the accounts that were here with this browser. */
  readonly browserAccounts: readonly BrowserAccount[]
}

/** The author behind the call; null for a visitor who has written nothing yet. @throws HttpError 401 */
export async function findAuthor(context: Known, c: Context): Promise<Author | null> {
  const viewer = await optionalUser(context, c.req.header('authorization'))
  if (viewer) return accountAuthor(context, c, viewer)
  const visitor = await readVisitor(context, c)
  return visitor ? visitorAuthor(context, c, visitor) : null
}

/**
 * The author of a writing call; a new visitor is given the cookie.
 * @throws HttpError 401 for a token that does not hold, 403 for a page of another site
 */
export async function requireAuthor(context: Known, c: Context): Promise<Author> {
  const viewer = await optionalUser(context, c.req.header('authorization'))
  if (viewer) return accountAuthor(context, c, viewer)
  // Without a token the browser itself says who writes, so another site could make it write.
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOwnAddress(origin, context.config.siteUrl)) {
    throw new HttpError(403, 'foreign_origin', 'This was sent from another site')
  }
  return visitorAuthor(context, c, await readOrMakeVisitor(context, c))
}

export async function authorKeyOfUser(context: Keyed, userId: string): Promise<string> {
  return keyOf(context, `user:${userId}`)
}

async function accountAuthor(
  context: Known,
  c: Context,
  viewer: Pick<Viewer, 'userId' | 'emailVerified' | 'role'>,
): Promise<Author> {
  const key = await authorKeyOfUser(context, viewer.userId)
  await keepBrowserAccounts(context, c, viewer.userId)
  const writer = await findWriter(context, viewer.userId)
  const isTeacher = viewer.role === OWNER_ROLE
  return {
    key,
    userId: viewer.userId,
    name: isTeacher ? shownTeacherName(writer.fullName) : shownNameOf(writer.fullName),
    fullName: writer.fullName,
    avatarUrl: writer.avatarUrl,
    isPremium: hasPremium(viewer.role),
    isTeacher,
    isProven: viewer.emailVerified,
    networkKey: await networkKeyOf(context, c),
    browserAccounts: [],
  }
}

async function visitorAuthor(context: Known, c: Context, visitorId: string): Promise<Author> {
  const key = await keyOf(context, `visitor:${visitorId}`)
  const accounts = await keepBrowserAccounts(context, c, null)
  return {
    key,
    userId: null,
    name: communityTexts.visitor,
    fullName: null,
    avatarUrl: null,
    isPremium: false,
    isTeacher: false,
    isProven: false,
    networkKey: await networkKeyOf(context, c),
    browserAccounts: await Promise.all(
      accounts.map(async (userId) => ({ userId, key: await authorKeyOfUser(context, userId) })),
    ),
  }
}

async function networkKeyOf(context: Keyed & Pick<Platform, 'config'>, c: Context): Promise<string> {
  return keyOf(context, `network:${addressKey(clientOf(c, context.config.http.trustedProxies).ip)}`)
}

async function keyOf(context: Keyed, subject: string): Promise<string> {
  const secret = await context.keys.secret('author-key')
  return createHmac('sha256', secret)
    .update(subject)
    .digest('hex')
    .slice(0, 2 * KEY_BYTES)
}
