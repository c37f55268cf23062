/**
 * What a refusal says in words, null where it says none: where the server's answer has no sentence, the account client
 * gives the answer itself in its place, as JSON.
 */
export function sentenceOf(message: string): string | null {
  const text = message.trim()
  return text === '' || /^[{["]|^(null|undefined|true|false|-?\d+)$/.test(text) ? null : text
}
