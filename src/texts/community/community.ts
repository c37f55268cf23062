/** What the areas share in which students read each other: names of people without a name, pauses. */
export const communityTexts = {
  /** Who writes without an account (decision 0085). */
  visitor: 'Visitante',
  /** Who has an account that says no name. */
  student: 'Estudante',
  /** The owner whose account says no name. */
  house: 'Domine a Redação',
  pause: {
    none: 'Não',
    days: ({ days }: { days: number }) => (days === 1 ? 'Por 1 dia' : `Por ${days} dias`),
  },
} as const
