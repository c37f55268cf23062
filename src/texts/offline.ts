/** What the site says about the network and about its own new versions. */
export const offlineTexts = {
  offline: 'Você está sem internet.',
  offlineNote: 'As páginas de estudo que você já abriu continuam aqui.',
  newVersion: 'Há uma versão nova do site.',
  update: 'Atualizar agora',
  page: {
    title: 'Sem internet por aqui',
    description: 'Esta página ainda não foi guardada neste aparelho. Conecte-se e tente de novo.',
    lead: 'Esta página ainda não foi guardada neste aparelho. Conecte-se e tente de novo, ou siga com o que você já abriu.',
    note: 'a caneta funciona sem rede',
    retry: 'Tentar de novo',
    home: 'Voltar ao início',
  },
} as const
