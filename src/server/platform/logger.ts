/**
 * One structured log for the whole process: JSON lines, or readable lines when a person watches.
 * Personal data, tokens and essay texts are never logged; the redaction below is the second net.
 */
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import pretty from 'pino-pretty'

export type Logger = PinoLogger

/** @param isTerminal readable lines instead of JSON */
export function createLogger(options: {
  level: string
  isTerminal?: boolean
  destination?: DestinationStream
}): Logger {
  const destination =
    options.destination ??
    (options.isTerminal
      ? pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true })
      : undefined)
  return pino(
    {
      level: options.level,
      base: null,
      serializers: { err: errorFacts },
      redact: ['password', '*.password', 'authorization', '*.authorization', 'email', '*.email'],
    },
    destination ?? pino.destination({ sync: true }),
  )
}

/** What helps to find a fault. Errors of libraries carry whole connections with them: none of that is written. */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: messageOf(error) }
  const code = 'code' in error ? { code: String(error.code) } : {}
  const cause = error.cause === undefined ? {} : { cause: errorFacts(error.cause) }
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause }
}

/** The job queue hands on its errors as plain objects. */
function messageOf(thrown: unknown): string {
  const isSpoken = typeof thrown === 'object' && thrown !== null && 'message' in thrown
  return String(isSpoken ? thrown.message : thrown)
}
