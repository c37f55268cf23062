/** Which of the router's errors are refusals of a bad request, and which are faults of ours (logged with their stack). */
import { isRouteErrorResponse } from 'react-router'

/** The router throws plain errors for a post from another origin; their last words are all that marks them. */
const REFUSED_POST = /Aborting the action\.$/

/** One line for the log; null for a fault. */
export function refusalReason(error: unknown): string | null {
  if (isRouteErrorResponse(error) && error.status < 500) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error && REFUSED_POST.test(error.message)) return error.message
  return null
}
