/** What is said on every page when a newer version of the site waits. */
export const newVersionTexts = {
  lead: 'Há uma versão nova do site.',
  update: 'Atualizar agora',
  updating: 'Atualizando…',
} as const
