/** How the five competences of the ENEM's grid are named on screens. */
export const competenceTexts = {
  competence: ({ number }: { number: number }) => `Competência ${number}`,
  short: ({ number }: { number: number }) => `C${number}`,
  shortNames: ['Norma escrita', 'Tema e repertório', 'Argumentos', 'Coesão', 'Proposta'],
} as const
