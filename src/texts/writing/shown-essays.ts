/** Texts of the essays that minors show, at the guardian's page (product §10 Guardians). */
export const shownEssayTexts = {
  heading: 'Redações que mostraram a você',
  failed: 'Não conseguimos ler as redações.',
  failedOne: 'Não conseguimos abrir esta redação.',
  loading: 'Abrindo…',
  none: 'Nenhuma. Só o estudante escolhe o que mostrar.',
  gone: 'O estudante não mostra mais esta redação.',
  about: ({ name, total, day }: { name: string; total: number; day: string }) =>
    `${name === '' ? 'Estudante' : name} · nota estimada ${total} · mostrada em ${day}`,
  open: 'Ler',
  openOf: ({ theme }: { theme: string }) => `Ler: ${theme}`,
  close: 'Fechar',
  closeOf: ({ theme }: { theme: string }) => `Fechar: ${theme}`,
} as const
