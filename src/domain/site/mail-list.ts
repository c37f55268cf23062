/** Which lists of mails can a reader leave by one press (product §10 E-mails; decision 0135)? */
export type MailList = 'avisos' | 'match' | 'novas-versoes'

/** A list as the page of its link shows it. */
export type ReaderOfList = {
  readonly list: MailList
  readonly isStopped: boolean
  /** What the reader waits for, where the list is of such requests. */
  readonly waitsFor: readonly string[]
}
