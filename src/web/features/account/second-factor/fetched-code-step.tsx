import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'

/** Few accounts ask for a code: the step comes with them. */
export const CodeStep = fetchedPart(async () => {
  const second = await import('./code-step.tsx')
  return second.CodeStep
})
