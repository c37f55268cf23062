/** Few pieces of some things, so that they run out while everybody buys. */
import type { Environment } from './environment.ts'

const PIECES_PER_STUDENT = 0.25

/** @returns the pieces by variant */
export async function countStock(
  { pool }: Environment,
  students: number,
): Promise<ReadonlyMap<string, number>> {
  const pieces = Math.max(3, Math.round(students * PIECES_PER_STUDENT))
  const { rows } = await pool.query<{ id: string }>(
    'update variants set inventory_quantity = $1 where manage_inventory returning id',
    [pieces],
  )
  return new Map(rows.map(({ id }) => [id, pieces]))
}
