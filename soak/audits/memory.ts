/**
 * Memory where it began: of the process that lived through everything, after its garbage was collected, beside what it
 * was after warming up. The heap is the strict measure; resident memory also holds what the allocator keeps for later.
 */
import type { Memory } from '../product.ts'
import type { Audit } from './audit.ts'

/** Caches that have a limit fill up after warming up: pages, prepared statements, compiled code. */
const HEAP_ALLOWANCE_MB = 32
const RESIDENT_ALLOWANCE = { share: 1.3, mb: 64 }
/** Sockets and files: a pool of connections opens and closes some. */
const OPEN_FILES_ALLOWANCE = 20

/** @returns what is above its allowance, each as a sentence; nothing when memory is where it began */
export function exceeds(first: Memory, last: Memory): string[] {
  const mostResident = first.residentMb * RESIDENT_ALLOWANCE.share + RESIDENT_ALLOWANCE.mb
  const mostOpen = (first.openFiles ?? 0) + OPEN_FILES_ALLOWANCE
  return [
    ...(last.heapMb <= first.heapMb + HEAP_ALLOWANCE_MB
      ? []
      : [`the heap grew by more than ${HEAP_ALLOWANCE_MB} MB`]),
    ...(last.residentMb <= mostResident ? [] : [`resident memory is above ${Math.round(mostResident)} MB`]),
    ...((last.openFiles ?? 0) <= mostOpen ? [] : [`more than ${mostOpen} files and sockets are open`]),
  ]
}

export const memory: Audit = {
  name: 'memory where it began',
  async run({ memory: { first, last } }) {
    const from = (value: (memory: Memory) => number | null) =>
      `${Math.round(value(first) ?? 0)} → ${Math.round(value(last) ?? 0)}`
    return {
      checked: `heap ${from(({ heapMb }) => heapMb)} MB, resident ${from(({ residentMb }) => residentMb)} MB, open files ${from(({ openFiles }) => openFiles)}`,
      differences: exceeds(first, last),
    }
  },
}
