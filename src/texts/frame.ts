/** What stands around every page: header, menu, footer, pages that are still being written, errors. */
export const frameTexts = {
  skipToContent: 'Pular para o conteúdo',
  home: 'Domine a Redação, página inicial',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  login: 'Entrar',
  signUp: 'Criar Conta',
  useDark: 'Usar a lousa (tema escuro)',
  useLight: 'Usar o papel (tema claro)',
  profile: 'Seu perfil',
  profileLogin: 'Entrar no seu perfil',
  loadingPage: 'Carregando página',

  // Spec §2 Header navigation: seven links on a wide screen, the eighth in the menu and in the footer
  links: [
    { to: '/store', label: 'Loja' },
    { to: '/cursos', label: 'Cursos' },
    { to: '/gerador-de-redacao', label: 'Gerador de Redação' },
    { to: '/corretor-de-redacao', label: 'Corretor' },
    { to: '/banco-de-temas', label: 'Banco de Temas' },
    { to: '/minicurso', label: 'Minicurso Gratuito' },
    { to: '/quem-somos', label: 'Quem Somos' },
  ],
  chatLink: { to: '/chat', label: 'Chat da Comunidade' },

  footer: {
    pitch: 'Da folha em branco à nota que abre a porta da universidade.',
    note: 'capriche na letra!',
    columns: [
      {
        title: 'Plataforma',
        links: [
          { to: '/store', label: 'Loja' },
          { to: '/cursos', label: 'Cursos' },
          { to: '/gerador-de-redacao', label: 'Gerador de Redação' },
          { to: '/corretor-de-redacao', label: 'Corretor' },
          { to: '/banco-de-temas', label: 'Banco de Temas' },
          { to: '/minicurso', label: 'Minicurso Gratuito' },
        ],
      },
      {
        title: 'Suporte',
        links: [
          { to: '/chat', label: 'Chat da Comunidade' },
          { to: '/quem-somos#faq', label: 'Perguntas frequentes' },
          { to: '/contato', label: 'Contato' },
          { to: '/feedback', label: 'Feedback' },
        ],
      },
      {
        title: 'Empresa',
        links: [
          { to: '/quem-somos', label: 'Quem Somos' },
          { to: '/novidades', label: 'Novidades' },
          { to: '/termos-de-uso', label: 'Termos de Uso' },
          { to: '/politica-de-privacidade', label: 'Política de Privacidade' },
        ],
      },
    ],
    social: 'Redes sociais',
    instagram: {
      href: 'https://www.instagram.com/',
      shown: 'Instagram',
      label: 'Instagram (abre em outra página)',
    },
    socialSoon: ['YouTube (em breve)', 'TikTok (em breve)'],
    copyright: (year: number) => `© ${year} Domine a Redação. Todos os direitos reservados.`,
  },

  unwritten: {
    title: 'Esta página está sendo escrita',
    lead: 'O rascunho já existe, falta passar a limpo. Enquanto isso, há material pronto esperando por você na loja.',
    note: 'em revisão',
    toStore: 'Ver a loja',
    toHome: 'Voltar ao início',
    /** By address, for the browser's tab. */
    pageTitles: {
      '/cursos': 'Cursos',
      '/banco-de-temas': 'Banco de Temas',
      '/banco-de-repertorios': 'Banco de Repertórios',
      '/banco-de-conectivos': 'Banco de Conectivos',
      '/redacoes-nota-maxima': 'Redações Nota Máxima',
      '/minicurso': 'Minicurso Gratuito',
      '/gerador-de-redacao': 'Gerador de Redação',
      '/corretor-de-redacao': 'Corretor de Redação',
      '/desafio-mensal': 'Desafio Mensal',
      '/novidades': 'Novidades',
      '/quem-somos': 'Quem Somos',
      '/chat': 'Chat da Comunidade',
      '/cronograma-de-estudos': 'Cronograma de Estudos',
      '/feedback': 'Feedback',
      '/ebooks': 'E-books',
      '/termos-de-uso': 'Termos de Uso',
      '/politica-de-privacidade': 'Política de Privacidade',
      '/contato': 'Contato',
    } as Readonly<Record<string, string>>,
  },

  notFound: {
    title: 'Fuga ao tema: esta página não existe',
    lead: 'O endereço pode ter mudado ou ter sido digitado com um erro. Confira a grafia ou recomece por aqui.',
    note: 'reler o enunciado',
    score: '404',
  },

  failure: {
    title: 'Borramos a folha',
    lead: 'Algo deu errado do nosso lado. Recarregue a página; se continuar assim, volte em alguns minutos.',
    note: 'vamos passar a limpo',
    score: '500',
    reload: 'Recarregar a página',
  },
}
