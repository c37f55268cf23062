/**
 * Asks the service outside for its comments on an essay, or for the text of a picture of handwriting: `POST
 * {url}/chat/completions` as OpenAI's API has it (decisions 0068, 0204). Theme and text go out, or the numbered lines of
 * the picture; nothing else. No bound of tokens is sent, since services disagree about its name: time
 * and size of the answer are bounded here, money at the service.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { ReviewerConfig } from '#server/platform/config/reviewer.ts'
import { READING_PROMPT, REVIEWER_PROMPT } from './prompt.ts'

/** `mayCost`: the service may have done its work, and may want money for it. */
export type ReviewerFailure = Refusal<
  'unreachable' | 'too_slow' | 'busy' | 'rejected' | 'too_large' | 'unreadable',
  { status: number | null; mayCost: boolean }
>

export type Reviewer = {
  readonly recipient: string
  readonly dailyCap: number
  /** What the service wrote, unread. */
  readonly ask: (essay: { theme: string; text: string }) => Promise<Ok<string> | ReviewerFailure>
  /** Of a picture of numbered lines; null where no model of the service reads pictures. */
  readonly read: ((picture: Uint8Array) => Promise<Ok<string> | ReviewerFailure>) | null
}

export type Patience = { readonly attemptMs: number; readonly waitMs: number; readonly longestWaitMs: number }

/** Two attempts and the longest wait between them stay below `ASKED_FOR_MS` (review.ts). */
const PATIENCE: Patience = { attemptMs: 30_000, waitMs: 1_000, longestWaitMs: 10_000 }
const ANSWER_MAX_BYTES = 64 * 1024

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** @param patience other spans in tests */
export function createReviewer(config: ReviewerConfig, patience: Patience = PATIENCE): Reviewer {
  const { recipient, dailyCap, model, visionModel } = config
  return {
    recipient,
    dailyCap,
    ask: ({ theme, text }) => {
      const content = JSON.stringify({ tema: theme, redacao: text })
      return complete(config, { model, prompt: REVIEWER_PROMPT, content }, patience)
    },
    read:
      visionModel === null
        ? null
        : (picture) => {
            const url = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`
            const content = [{ type: 'image_url', image_url: { url } }]
            return complete(config, { model: visionModel, prompt: READING_PROMPT, content }, patience)
          },
  }
}

/** What is asked, of which model; the content is a stranger's. */
type Question = { readonly model: string; readonly prompt: string; readonly content: unknown }

/** Once more where the service is busy, after as long as it says. */
async function complete(
  config: ReviewerConfig,
  question: Question,
  { attemptMs, waitMs: usualWaitMs, longestWaitMs }: Patience,
): Promise<Ok<string> | ReviewerFailure> {
  const first = await attempt(config, question, attemptMs)
  if (first.ok || first.code !== 'busy') return first
  const waitMs = first.retryAfterMs ?? usualWaitMs
  if (waitMs > longestWaitMs) return first
  await sleep(waitMs)
  return attempt(config, question, attemptMs)
}

type Attempt = Ok<string> | (ReviewerFailure & { retryAfterMs?: number | null })

async function attempt(
  { url, apiKey }: ReviewerConfig,
  { model, prompt, content }: Question,
  attemptMs: number,
): Promise<Attempt> {
  const signal = AbortSignal.timeout(attemptMs)
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey()}` },
      body: JSON.stringify({
        model,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: prompt },
          { role: 'user', content },
        ],
      }),
      // Text and key go to the address that was configured, and to no other.
      redirect: 'manual',
      signal,
    })
    const { status } = response
    if (status !== 200) {
      await response.body?.cancel()
      const isBusy = status === 429 || status >= 500
      if (!isBusy) return refuse('rejected', { status, mayCost: false })
      return refuse('busy', { status, mayCost: false, retryAfterMs: retryAfterMs(response) })
    }
    const body = await readUpTo(response, ANSWER_MAX_BYTES)
    if (body === null) return refuse('too_large', { status, mayCost: true })
    const read = answerSchema.safeParse(parsed(body))
    const written = read.data?.choices[0]?.message.content
    return written === undefined ? refuse('unreadable', { status, mayCost: true }) : ok(written)
  } catch {
    // Not the error itself: it may carry the request.
    return signal.aborted
      ? refuse('too_slow', { status: null, mayCost: true })
      : refuse('unreachable', { status: null, mayCost: false })
  }
}

/** Seconds or a date (RFC 9110 §10.2.3); null when the service says nothing that can be read. */
function retryAfterMs({ headers }: Response): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now())
}

/** Null when there is more: the rest is not waited for. */
async function readUpTo(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
