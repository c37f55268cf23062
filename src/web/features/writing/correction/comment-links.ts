/** The ways between a comment of a service outside and the words on the sheet that it is about. */
import type { MouseEvent } from 'react'

export function quoteId(number: number): string {
  return `trecho-comentado-${number}`
}

export function commentId(number: number): string {
  return `comentario-externo-${number}`
}

/** Goes there without a new entry in the history, and takes the focus along. */
export function follow(event: MouseEvent, id: string): void {
  event.preventDefault()
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
