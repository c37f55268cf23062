/** What the mock exam says when it refuses: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  exam_not_open: [409, 'This mock exam is not open yet'],
  exam_is_over: [409, 'This mock exam is over'],
  sitting_not_found: [404, 'This student has not begun this mock exam'],
  handed_in: [409, 'This sheet has been handed in'],
  time_is_over: [409, 'The time was over before this arrived'],
  email_not_proven: [409, 'The address of this account has not been proven yet'],
  changed_elsewhere: [409, 'Another tab or device has written on this sheet meanwhile'],
} as const satisfies Record<string, readonly [number, string]>

type MockExamRefusalCode = keyof typeof WORDINGS

export function mockExamError({
  code,
  current = {},
}: {
  readonly code: MockExamRefusalCode
  /** What stands on the server's sheet. */
  readonly current?: Readonly<Record<string, unknown>>
}): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message, current)
}
