/** What calls about a version of an essay share. */
import type { Context } from 'hono'

/** 0, which no version has, for what is no number. */
export function readVersionNumber(c: Context): number {
  const number = /^[1-9]\d{0,3}$/.exec(c.req.param('number') ?? '')
  return number ? Number(number[0]) : 0
}
