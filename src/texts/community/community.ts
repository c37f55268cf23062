/** What the areas share in which students read each other: names of people without a name. */
export const communityTexts = {
  /** Who writes without an account (decision 0085). */
  visitor: 'Visitante',
  /** Who has an account that says no name. */
  student: 'Estudante',
} as const
