/**
 * What keeps the product from starting and a person can fix: shown as one line, without a stack.
 * Anything else that goes wrong at the start is a fault of ours and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
