/** Points as words: of a correction and of the way between two. */

export function wholePoints(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`
}

/** No screen shows tenths. */
export function pointsText(tenths: number): string {
  const points = Math.round(Math.abs(tenths) / 10)
  if (points === 0) return 'menos de 1 ponto'
  return `${tenths > 0 ? '+' : '−'}${points} ${points === 1 ? 'ponto' : 'pontos'}`
}
