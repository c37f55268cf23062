/** What the areas share in which students read each other: names of people without a name. */
export const communityTexts = {
  /** Who writes without an account (design §5). */
  visitor: 'Visitante',
  /** Who has an account that says no name. */
  student: 'Estudante',
} as const
