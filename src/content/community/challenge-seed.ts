/** The theme that a new installation begins with (product §2 Monthly challenge: August 2025), and its prize. */
export const CHALLENGE_SEED = {
  month: '2025-08',
  theme: 'Os desafios para a preservação do patrimônio cultural brasileiro',
  prize: 'o e-book Completo: do zero à nota máxima',
} as const
