/** What the site says about the network and about its own new versions. */
const lessonNames = {
  '/cursos/do-paragrafo-a-redacao': 'Curso “Do parágrafo à redação”',
  '/cursos/do-paragrafo-a-redacao/um-paragrafo-uma-ideia': 'Aula 1: Um parágrafo, uma ideia',
  '/cursos/do-paragrafo-a-redacao/o-topico-frasal': 'Aula 2: O tópico frasal',
  '/cursos/do-paragrafo-a-redacao/a-explicacao': 'Aula 3: A explicação',
  '/cursos/do-paragrafo-a-redacao/a-prova': 'Aula 4: A prova',
  '/cursos/do-paragrafo-a-redacao/o-fechamento': 'Aula 5: O fechamento e o parágrafo inteiro',
  '/cursos/do-paragrafo-a-redacao/ler-o-tema': 'Aula 6: Ler o tema até o fim',
  '/cursos/do-paragrafo-a-redacao/a-tese': 'Aula 7: A tese',
  '/cursos/do-paragrafo-a-redacao/o-projeto-de-texto': 'Aula 8: O projeto de texto',
  '/cursos/do-paragrafo-a-redacao/a-introducao': 'Aula 9: A introdução',
  '/cursos/do-paragrafo-a-redacao/dois-desenvolvimentos': 'Aula 10: Dois desenvolvimentos que conversam',
  '/cursos/do-paragrafo-a-redacao/a-conclusao': 'Aula 11: A conclusão e a proposta',
  '/cursos/do-paragrafo-a-redacao/a-ultima-leitura': 'Aula 12: A última leitura e a redação inteira',
} as const

export const offlineTexts = {
  offline: 'Você está sem internet.',
  offlineNote: 'As páginas de estudo que você já abriu continuam aqui.',
  newVersion: 'Há uma versão nova do site.',
  update: 'Atualizar agora',
  page: {
    title: 'Sem internet por aqui',
    description: 'Esta página ainda não está salva neste aparelho. Conecte-se e tente de novo.',
    lead: 'Esta página ainda não está salva neste aparelho. Conecte-se e tente de novo, ou siga com o que você já abriu.',
    /** In the lead's place, where the page cannot work without a network. */
    leadOf: {
      '/pratica':
        'A prática do dia precisa de internet: cada resposta é conferida no servidor. Um dia sem prática não custa nada, e ela abre aqui sozinha quando a internet voltar.',
    } as Readonly<Record<string, string>>,
    note: 'a caneta funciona sem internet',
    retry: 'Tentar de novo',
    home: 'Voltar ao início',
    stillOffline: 'Ainda sem internet. Assim que ela voltar, a página abre sozinha.',
    keptHeading: 'Já salvas neste aparelho',
    /** Each page that the worker keeps, by the name that its visitors know. */
    keptNames: {
      '/': 'Página inicial',
      '/minicurso': 'Minicurso Gratuito',
      '/cursos': 'Cursos',
      ...lessonNames,
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
