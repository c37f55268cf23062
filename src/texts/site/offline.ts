/** What the site says about the network and about its own new versions. */
export const offlineTexts = {
  offline: 'Você está sem internet.',
  offlineNote: 'As páginas de estudo que você já abriu continuam aqui.',
  newVersion: 'Há uma versão nova do site.',
  update: 'Atualizar agora',
  page: {
    title: 'Sem internet por aqui',
    description: 'Esta página ainda não está salva neste aparelho. Conecte-se e tente de novo.',
    lead: 'Esta página ainda não está salva neste aparelho. Conecte-se e tente de novo, ou siga com o que você já abriu.',
    note: 'a caneta funciona sem internet',
    retry: 'Tentar de novo',
    home: 'Voltar ao início',
    stillOffline: 'Ainda sem internet. Assim que ela voltar, a página abre sozinha.',
    keptHeading: 'Já salvas neste aparelho',
    /** Each page that the worker keeps, by the name that its visitors know. */
    keptNames: {
      '/': 'Página inicial',
      '/minicurso': 'Minicurso Gratuito',
      '/corretor-de-redacao': 'Corretor de Redação',
      '/corretor-de-redacao/foto': 'Do papel para o texto',
      '/cronograma-de-estudos': 'Cronograma de Estudos',
      '/banco-de-temas': 'Banco de Temas',
      '/banco-de-repertorios': 'Banco de Repertórios',
      '/banco-de-conectivos': 'Banco de Conectivos',
      '/simulado/prova': 'Prova do simulado',
      '/redacoes-nota-maxima': 'Redações Nota Máxima',
      '/outras-provas': 'Outras Provas',
      '/ebooks': 'E-books',
      '/quem-somos': 'Quem Somos',
    },
  },
} as const
