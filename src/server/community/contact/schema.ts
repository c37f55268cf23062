/** The body of POST /api/contact-messages, as JSON and as the page's own form. */
import type { Context } from 'hono'
import { z } from 'zod'
import {
  type ContactMessage,
  contactProblems,
  isContactTopic,
  readContactForm,
} from '#domain/community/contact.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'

/** Longer than any field may be: what is cut here is refused by the rule. */
const MAX_FIELD_LENGTH = 20_000
const field = z.string().max(MAX_FIELD_LENGTH)

export const contactBodySchema = z.strictObject({
  name: field,
  email: field,
  topic: field,
  message: field,
  /** Hidden from people: who fills it in is a program. */
  website: field.optional(),
})

/** @throws HttpError 400 with `fields` for what cannot be sent, 422 `looks_automatic` for a filled trap */
export async function readContactBody(c: Context): Promise<ContactMessage> {
  const body = isFormPost(c) ? await readForm(c) : await readJson(c, contactBodySchema)
  if (body.website) throw new HttpError(422, 'looks_automatic', 'This message looks like a program’s')
  const { name, email, topic, message } = readContactForm(body)
  const problems = contactProblems({ name, email, topic, message })
  if (Object.keys(problems).length > 0 || !isContactTopic(topic)) {
    throw new HttpError(400, 'invalid_input', 'The message is not complete', { fields: problems })
  }
  return { name, email, topic, message }
}

export function isFormPost(c: Context): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
}

async function readForm(c: Context): Promise<z.output<typeof contactBodySchema>> {
  const fields = Object.fromEntries(new URLSearchParams(await c.req.text()))
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    throw new HttpError(400, 'bad_form', 'The form holds characters that are not accepted')
  }
  return contactBodySchema.parse(fields)
}
