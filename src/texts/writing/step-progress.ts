/** What moved inside of a step of the grade (decision 0220). */
const pointsOf = (points: number) => (points === 1 ? '1 ponto' : `${points} pontos`)

export const stepProgressTexts = {
  bar: 'Caminho até o próximo degrau',
  gained: ({ points }: { points: number }) => `+${pointsOf(points)} dentro do degrau`,
  missing: ({ points, next }: { points: number; next: number }) =>
    points === 1 ? `Falta 1 ponto para ${next}.` : `Faltam ${points} pontos para ${next}.`,
  held: ({ points }: { points: number }) => `Um teto está segurando ${pointsOf(points)}:`,
  top: 'É o último degrau.',
} as const
