/** What stands around every page: header, menu, footer, pages that are still being written, errors. */
import type { ShopIdentity } from '#domain/site/institutional.ts'

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

  // Product §2 Header navigation: seven links on a wide screen, the eighth in the menu and in the footer
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
          { to: '/redacoes-nota-maxima', label: 'Redações Nota Máxima' },
        ],
      },
      {
        title: 'Suporte',
        links: [
          { to: '/chat', label: 'Chat da Comunidade' },
          { to: '/quem-somos#faq', label: 'Perguntas frequentes' },
          { to: '/contato', label: 'Contato' },
          { to: '/trocas-e-desistencia', label: 'Trocas e Desistência' },
          { to: '/como-calculamos-a-nota', label: 'Como calculamos a nota' },
          { to: '/acessibilidade', label: 'Acessibilidade' },
          { to: '/para-responsaveis', label: 'Para Responsáveis' },
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
          { to: '/privacidade-em-resumo', label: 'Privacidade em Resumo' },
          { to: '/regras-da-comunidade', label: 'Regras da Comunidade' },
          { to: '/protecao-de-menores', label: 'Proteção de Menores' },
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
    /** Who sells, as the law wants it at hand (Decreto 7.962/2013, art. 2º), as far as the settings tell. */
    seller: ({ name, cnpj, address, email, phone }: ShopIdentity) =>
      [name, cnpj ? `CNPJ ${cnpj}` : null, address, email, phone].filter(Boolean).join(' · '),
    /** Where SOURCE_URL is set (AGPL, section 13). */
    source: 'Código aberto',
    licences: 'Licenças',
    copyright: (year: number) => `© ${year} Domine a Redação. Todos os direitos reservados.`,
  },
}
