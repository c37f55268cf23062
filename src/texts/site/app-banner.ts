/** What a banner says on every page about the network. */
export const appBannerTexts = {
  offline: 'Você está sem internet.',
  offlineNote: 'As páginas de estudo que você já abriu continuam aqui.',
} as const
