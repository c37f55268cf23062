/** What the areas share in which students read each other: names of people without a name. */
export const communityTexts = {
  /** Who writes without an account (decision 0085). */
  visitor: 'Visitante',
  /** Who has an account that says no name. */
  student: 'Estudante',
  /** The owner whose account says no name. */
  house: 'Domine a Redação',
} as const
