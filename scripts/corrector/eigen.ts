/** Eigenvalues and eigenvectors of a small symmetric matrix, by Jacobi's rotations. */

const SWEEPS = 40
const SMALL = 1e-18

/** @returns the vectors as columns: vectors[row][own] belongs to values[own] */
export function symmetricEigen(matrix: readonly (readonly number[])[]): {
  values: number[]
  vectors: number[][]
} {
  const size = matrix.length
  const a = matrix.map((row) => Float64Array.from(row))
  const vectors = matrix.map((_, i) => Float64Array.from(matrix, (__, j) => Number(i === j)))
  const at = (row: number, column: number) => a[row]?.[column] ?? 0
  const scale = a.reduce((sum, row) => sum + row.reduce((all, value) => all + value * value, 0), 0)
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let off = 0
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) off += at(p, q) ** 2
    if (off <= SMALL * scale) break
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(p, q)
  }
  return { values: a.map((row, i) => row[i] ?? 0), vectors: vectors.map((row) => [...row]) }

  function rotate(p: number, q: number): void {
    const apq = at(p, q)
    if (apq === 0) return
    const theta = (at(q, q) - at(p, p)) / (2 * apq)
    const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
    const c = 1 / Math.sqrt(t * t + 1)
    const s = t * c
    for (const row of a) turn(row, p, q, c, s)
    const [rowP, rowQ] = [a[p], a[q]]
    if (rowP && rowQ) {
      for (let k = 0; k < size; k += 1) {
        const [x, y] = [rowP[k] ?? 0, rowQ[k] ?? 0]
        rowP[k] = c * x - s * y
        rowQ[k] = s * x + c * y
      }
    }
    for (const row of vectors) turn(row, p, q, c, s)
  }
}

function turn(row: Float64Array, p: number, q: number, c: number, s: number): void {
  const [x, y] = [row[p] ?? 0, row[q] ?? 0]
  row[p] = c * x - s * y
  row[q] = s * x + c * y
}
