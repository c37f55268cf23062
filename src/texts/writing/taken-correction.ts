/** What is said when a visitor's correction has come into the account (decision 0207). */
export const takenCorrectionTexts = {
  title: 'A sua correção veio junto',
  description: 'Ela está no seu histórico, e agora dá para reescrever e comparar.',
} as const
