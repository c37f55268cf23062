/** What a web process and the supervisor say to each other over their channel, which nobody else hears. */
import type { DatabaseWays } from '../db/client.ts'

/** What one process asks of all the others. */
export type Question = 'metrics' | 'hindrance' | 'death'
/** `relieved`: another one has taken the place, so that nothing of those who are connected need be cut. */
export type StopManner = 'end' | 'relieved'
/** Null where a process gave none in time. */
export type Answer = { readonly value: unknown } | null

export type WordOfProcess =
  | { readonly kind: 'hello' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }

export type WordOfSupervisor =
  | { readonly kind: 'begin'; readonly database: DatabaseWays }
  | { readonly kind: 'stop'; readonly manner: StopManner }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly Answer[] }
