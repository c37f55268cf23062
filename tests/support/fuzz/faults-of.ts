/** What is wrong with an answer, whatever was asked: the laws that hold for every call. */
import { z } from 'zod'
import type { Answer, Call } from '#server/openapi/call.ts'
import { ERROR_SHAPES, errorFamilyOf } from '#server/platform/http/error-shapes.ts'
import { SCRIPT } from './hostile.ts'
import type { FuzzedRequest } from './requests.ts'
import type { RawAnswer } from './send-raw.ts'

const REFUSED_BY_NODE = [400, 417, 431]
/** Addresses that calls answer; what an odd segment leads out of them is a page's. */
const CALLS_LIVE_AT = /^\/(auth|rest|storage|api|webhooks|store\/[^/]+|product-pictures)\//
/** Pages that a signed link of a mail or of the profile opens: a person reads them, no program. */
const NOTICE_PAGES = '/storage/v1/object/sign/'

/** @param call what the document says of it, when the request has its method; @returns sentences */
export function faultsOf(call: Call | null, asked: FuzzedRequest, answer: RawAnswer): string[] {
  const faults: string[] = []
  const { status, headers, text } = answer
  const type = headers['content-type'] ?? ''
  const refuse = (isFault: boolean, fault: string) => {
    if (isFault) faults.push(fault)
  }
  // What is no HTTP is refused by Node itself, without a word, before anybody of us sees it.
  if (text === '' && REFUSED_BY_NODE.includes(status)) return faults
  refuse(status >= 500, `answers ${status}`)
  refuse(headers['x-content-type-options'] !== 'nosniff', 'has no nosniff')
  refuse(/\bhtml\b/.test(type) && text.includes(SCRIPT), 'sends back a script that it was sent')
  if (asked.method === 'HEAD' || asked.method === 'TRACE') return faults
  if (status >= 400) faults.push(...errorFaults(asked, answer))
  else if (call) faults.push(...answerFaults(call, asked, answer))
  if (call) faults.push(...gateFaults(call, asked, status))
  return faults
}

function errorFaults({ path, headers }: FuzzedRequest, answer: RawAnswer): string[] {
  const { pathname } = new URL(path, 'http://localhost')
  if (!CALLS_LIVE_AT.test(pathname)) return []
  const type = answer.headers['content-type'] ?? ''
  if (pathname.startsWith(NOTICE_PAGES) && /^text\/html\b/.test(type)) return []
  if (!/^application\/json\b/.test(type)) return ['is refused without JSON']
  const body = parsed(answer.text)
  const family = errorFamilyOf(pathname)
  const shape = ERROR_SHAPES[family].safeParse(body)
  if (!shape.success) return [`is refused in the wrong shape: ${z.prettifyError(shape.error)}`]
  if (family === 'auth' && headers['x-supabase-api-version'] === '2024-01-01') {
    const read = z.object({ code: z.string(), message: z.string() }).safeParse(body)
    if (!read.success) return ['is refused without a code that the accounts client reads']
  }
  return []
}

function answerFaults(call: Call, { body }: FuzzedRequest, { status, headers, text }: RawAnswer): string[] {
  const told: Answer | undefined = call.answers[status]
  if (told === undefined) return [`answers ${status}, of which the document knows nothing`]
  const type = headers['content-type'] ?? ''
  if (told === null)
    return text === '' || status >= 300 ? [] : ['answers with a body where the document has none']
  if (typeof told === 'string')
    return type.startsWith(told.replaceAll('*', '')) ? [] : [`answers ${type} instead of ${told}`]
  const faults: string[] = []
  const read = told.safeParse(parsed(text))
  if (!read.success) faults.push(`answers in another shape than told: ${z.prettifyError(read.error)}`)
  if (!/^application\/json\b/.test(type)) faults.push(`answers ${type} instead of JSON`)
  const taken = typeof call.body === 'object' ? call.body.safeParse(parsed(String(body ?? ''))) : null
  if (taken && !taken.success) faults.push(`took what its schema refuses: ${z.prettifyError(taken.error)}`)
  return faults
}

/** Who may not, gets nothing; of the owner's calls nobody else learns that they are there. */
function gateFaults(call: Call, { role, headers }: FuzzedRequest, status: number): string[] {
  const isOdd = Object.hasOwn(headers, 'authorization')
  const mayPass = call.by === 'owner' ? role === 'owner' && !isOdd : role !== 'stranger' && !isOdd
  if (call.by === 'owner' && !mayPass)
    return [404, 413].includes(status) ? [] : [`answers ${status} to who is no owner`]
  if (call.by === 'student' && !mayPass) return status >= 400 ? [] : [`answers ${status} to nobody`]
  return []
}

/** undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
