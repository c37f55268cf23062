/** Which lists of mails can a reader leave by one press (product §10 E-mails; decision 0135)? */
export type MailList = 'avisos' | 'carrinho' | 'match' | 'novas-versoes' | 'simulado'

/** A list as the page of its link shows it. */
export type ReaderOfList = {
  readonly list: MailList
  /** `nothing`: nobody has stopped it, and there is nothing that it would write. */
  readonly state: 'receives' | 'stopped' | 'nothing'
  /** What the reader waits for, where the list is of such requests. */
  readonly waitsFor: readonly string[]
}
