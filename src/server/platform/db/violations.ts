/** Which rule of the database has refused a write? Only for races that a look beforehand cannot rule out. */

const UNIQUE_VIOLATION = '23505'

/** @param constraint the name of the unique index, e.g. users_email */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === constraint
  )
}
