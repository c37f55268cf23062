/** The calls of "Antes de abrir" and of Saúde; each is the owner's alone. */
import { healthSchema, openingSchema } from '#domain/console/opening-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

export function fetchOpening(signal?: AbortSignal) {
  return callChecked(Promise.resolve(openingSchema), 'console/opening', { signal })
}

export function fetchHealth(signal?: AbortSignal) {
  return callChecked(Promise.resolve(healthSchema), 'console/health', { signal })
}
