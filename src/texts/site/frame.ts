/** What stands around every page: header, menu, footer, pages that are still being written, errors. */
import { namedTaxId } from '#domain/shared/named-tax-id.ts'
import type { ShopIdentity } from '#domain/site/institutional.ts'

export const frameTexts = {
  /** Shown by browsers below the floor alone (src/content/site/browser-floor.ts). */
  olderBrowser:
    'Este navegador é antigo e não mostra o site como deveria. Atualize o navegador ou abra o site em outro: vale o Chrome a partir da versão 100, o Firefox a partir da 104 e o Safari a partir da 15.4.',
  skipToContent: 'Pular para o conteúdo',
  home: 'Domine a Redação, página inicial',
  /** The logo of who is signed in leads to their day. */
  homeOfMember: 'Domine a Redação, o seu dia',
  write: 'Escrever redação',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  menuGroups: { study: 'Para estudar', own: 'Seu espaço' },
  login: 'Entrar',
  signUp: 'Criar Conta',
  useDark: 'Usar a lousa (tema escuro)',
  useLight: 'Usar o papel (tema claro)',
  profile: 'Seu perfil',
  profileLogin: 'Entrar no seu perfil',
  loadingPage: 'Carregando página',

  /** The pages that header, menu and footer lead to (src/web/shared/frame/site-links.ts). */
  pages: {
    store: 'Loja',
    courses: 'Cursos',
    generator: 'Gerador de Redação',
    corrector: 'Corretor',
    themes: 'Banco de Temas',
    miniCourse: 'Minicurso Gratuito',
    today: 'Hoje',
    essays: 'Minhas Redações',
    repertoires: 'Banco de Repertórios',
    connectives: 'Banco de Conectivos',
    schedule: 'Cronograma de Estudos',
    challenge: 'Desafio Mensal',
    mockExam: 'Simulado',
    match: 'Match da Redação',
    ebooks: 'E-books',
    practice: 'Prática diária',
    modelEssays: 'Redações Nota Máxima',
    otherExams: 'Outras Provas',
    chat: 'Chat da Comunidade',
    questions: 'Perguntas frequentes',
    contact: 'Contato',
    exchanges: 'Trocas e Desistência',
    gradingMethod: 'Como calculamos a nota',
    accessibility: 'Acessibilidade',
    guardians: 'Para Responsáveis',
    guardianArea: 'Área do Responsável',
    feedback: 'Feedback',
    about: 'Quem Somos',
    news: 'Novidades',
    terms: 'Termos de Uso',
    privacy: 'Política de Privacidade',
    privacySummary: 'Privacidade em Resumo',
    communityRules: 'Regras da Comunidade',
    minors: 'Proteção de Menores',
  },

  footer: {
    pitch: 'Da folha em branco à nota que abre a porta da universidade.',
    note: 'capriche na letra!',
    columns: { platform: 'Plataforma', support: 'Suporte', company: 'Empresa' },
    social: 'Redes sociais',
    /** Where the owner has given the profile's address. */
    instagram: { shown: 'Instagram', label: 'Instagram (abre em outra página)' },
    socialSoon: ['YouTube (em breve)', 'TikTok (em breve)'],
    /** Who sells, as the law wants it at hand (Decreto 7.962/2013, art. 2º), as far as the settings tell. */
    seller: ({ name, cnpj, address, email, phone }: ShopIdentity) =>
      [name, cnpj ? namedTaxId(cnpj) : null, address, email, phone].filter(Boolean).join(' · '),
    /** Where SOURCE_URL is set (AGPL, section 13). */
    source: 'Código aberto',
    licences: 'Licenças',
    copyright: (year: number) => `© ${year} Domine a Redação. Todos os direitos reservados.`,
  },
}
