/**
 * Walking about with the names of somebody's things: which addresses there are to ask, and where in the answers that
 * person's e-mail, phone, city, id or own writing stands.
 */
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { WholePerson } from './whole-person.ts'

const AT_ONCE = 10

/** Whatever the owner's things are called, to stand in the place of a parameter. */
export async function namesOf({ context }: TestApp, owner: WholePerson): Promise<string[]> {
  const ids = async (table: 'sessions' | 'storage_objects' | 'purchases' | 'essays') => {
    const column = table === 'storage_objects' ? 'owner_id' : 'user_id'
    const rows = await context.db
      .selectFrom(table)
      .select('id')
      .where(column as 'user_id', '=', owner.user.id)
      .execute()
    return rows.map(({ id }) => id)
  }
  return [
    owner.user.id,
    owner.orderId,
    owner.marks.email,
    `${owner.user.id}-1.jpg`,
    'avatars',
    context.config.storeId,
    ...(await ids('sessions')),
    ...(await ids('purchases')),
    ...(await ids('essays')),
  ]
}

/** A pattern with each name in its holes; one without holes, also with the query. */
export function addressesOf(pattern: string, names: readonly string[], query?: string): string[] {
  const holes = /:\w+(\{[^}]*\}+)?\??/g
  if (holes.test(pattern)) return names.map((name) => pattern.replace(holes, encodeURIComponent(name)))
  return query === undefined ? [pattern] : [pattern, `${pattern}?${query}`]
}

/** Asks them all. @returns each address whose answer holds one of them, with what it holds */
export async function leaksAt(
  siteUrl: string,
  addresses: readonly string[],
  owner: WholePerson,
  headers: Record<string, string>,
): Promise<string[]> {
  const { email, phone, city, letter } = owner.marks
  const digits = phone.replaceAll(/\D/g, '')
  const secrets = [email, phone, city, letter, encodeURIComponent(email), digits, owner.user.id]
  const leaks: string[] = []
  const visit = async (address: string) => {
    const response = await fetch(siteUrl + address, { headers, redirect: 'manual' })
    const text = [...response.headers].join('\n') + (await response.text())
    // A refusal may repeat what was asked for; what was not asked for may not stand in any answer.
    const asked = decodeURIComponent(address)
    const leaked = secrets.filter((one) => text.includes(one) && !asked.includes(decodeURIComponent(one)))
    if (leaked.length > 0) leaks.push(`${address}: ${leaked.join(', ')}`)
    expect(response.status, address).toBeLessThan(500)
  }
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    await Promise.all(addresses.slice(from, from + AT_ONCE).map(visit))
  }
  return leaks
}
