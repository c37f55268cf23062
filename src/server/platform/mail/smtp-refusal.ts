/**
 * What a failed delivery says: that the address is none (never again), that this mail is not wanted (not again), or
 * that it was not its fault (again later). SMTP's reply codes: RFC 5321 §4.2, enhanced ones: RFC 3463.
 */
export type MailFailure = 'address' | 'message' | 'later'

type SmtpError = Error & {
  readonly responseCode?: unknown
  readonly command?: unknown
  readonly response?: unknown
}

/** "x.7.z" is about who sends or what is allowed, not about the mailbox. */
const POLICY = /^5\d\d[ -]5\.7\./

/**
 * Only what the server says of the recipient or of the letter is final. A refused password or sender is a fault of the
 * installation, and would lose every mail.
 */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'later'
  const { responseCode, command, response }: SmtpError = error
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return 'later'
  if (command === 'DATA') return 'message'
  if (command !== 'RCPT TO') return 'later'
  return POLICY.test(String(response ?? '')) ? 'message' : 'address'
}
