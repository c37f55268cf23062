/** What a banner says on every page about the network and about newer versions of the site. */
export const appBannerTexts = {
  offline: 'Você está sem internet.',
  offlineNote: 'As páginas de estudo que você já abriu continuam aqui.',
  newVersion: 'Há uma versão nova do site.',
  update: 'Atualizar agora',
  updating: 'Atualizando…',
} as const
