/**
 * Expected refusals as values: a rule answers Ok with a value or a refusal with a code and the facts
 * that its sentence needs. The sentences are in src/texts, one file for each union.
 */

export type Ok<T> = { readonly ok: true; readonly value: T }
export type Refusal<Code extends string, Facts = object> = {
  readonly ok: false
  readonly code: Code
} & Readonly<Facts>

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function refuse<const Code extends string>(code: Code): Refusal<Code>
export function refuse<const Code extends string, Facts extends object>(
  code: Code,
  facts: Facts,
): Refusal<Code, Facts>
export function refuse(code: string, facts: object = {}): object {
  return { ok: false, code, ...facts }
}
