/** Texts of the profile and of the page after a purchase (product §2 Profile and Success, §4 Rank, §8). */

import { numberText } from '#domain/shared/number-text.ts'

export const profileTexts = {
  pageTitle: 'Meu perfil',
  description: 'Seus materiais, conquistas e configurações na Domine a Redação.',
  loading: 'Carregando seu perfil...',
  noScript: 'Para ver seu perfil, ative o JavaScript neste navegador.',
  guest: {
    // Product §2 Profile
    heading: 'Acesso Restrito',
    lead: 'Entre na sua conta para ver seus materiais, suas conquistas e suas configurações.',
    toLogin: 'Entrar',
    toSignUp: 'Criar Conta',
  },
  avatarOf: (facts: { name: string }) => `Avatar de ${facts.name}`,
  place: (facts: { city: string; state: string }) => `${facts.city}, ${facts.state}`,
  /** For the owner alone. */
  openConsole: 'Abrir o painel',
  openDesk: 'Abrir a fila de correções',
  unnamed: 'Estudante',
  rank: {
    label: 'Patente',
    points: (facts: { xp: number }) => `${numberText(facts.xp)} XP`,
    toNext: (facts: { missingXp: number; next: string }) =>
      `${facts.missingXp === 1 ? 'Falta' : 'Faltam'} ${numberText(facts.missingXp)} XP para ${facts.next}`,
    barLabel: (facts: { next: string }) => `Progresso até ${facts.next}`,
    // Product §4 Rank
    top: 'Nível Máximo!',
  },
  edit: {
    // Product §2 Profile
    open: 'Editar Perfil',
    heading: 'Editar Perfil',
    fullName: 'Nome completo',
    fullNameRequired: 'Digite seu nome.',
    submit: 'Salvar',
    submitting: 'Salvando...',
    cancel: 'Cancelar',
    // Product §8
    success: { title: 'Sucesso!', description: 'Seu nome foi atualizado.' },
    failure: { title: 'Erro!', description: 'Não foi possível atualizar o nome.' },
  },
  tabsLabel: 'Seções do perfil',
  tabs: {
    // Product §2 Profile
    materials: 'Meus Materiais',
    badges: 'Conquistas',
    match: 'Match da Redação',
    stats: 'Estatísticas',
    settings: 'Configurações',
  },
  /** What could not be read is said, and no default stands in its place. */
  unread: {
    rank: 'Não conseguimos ler a sua patente.',
    badges: 'Não conseguimos ler as suas insígnias.',
    contact: 'Não conseguimos ler a sua cidade e o seu telefone.',
    requests: 'Não conseguimos carregar seus pedidos ao responsável.',
  },
  materials: {
    heading: 'Meus Materiais',
    loading: 'Carregando seus materiais...',
    failed: 'Não conseguimos carregar seus materiais.',
    purchasedOn: (facts: { date: string }) => `Comprado em ${facts.date}`,
    newVersion: (facts: { date: string }) => `Nova versão de ${facts.date}`,
    download: 'Baixar',
    downloading: 'Preparando...',
    downloadOf: (facts: { title: string }) => `Baixar ${facts.title}`,
    notReady: 'Em preparo. Volte em instantes.',
    linkFailed: {
      title: 'Não foi possível baixar',
      description: 'Confira sua conexão e tente de novo.',
    },
    stampNote: 'Cada página do PDF leva seu nome e seu e-mail.',
    empty: 'Você ainda não tem materiais.',
    emptyLead: 'As apostilas que você comprar aparecem aqui, prontas para baixar.',
    toStore: 'Conhecer a loja',
    unconfirmed: 'Confirme seu e-mail para receber aqui compras feitas sem login',
    unconfirmedLead: (facts: { email: string }) => `Enviamos um link para ${facts.email}.`,
    resend: 'Reenviar e-mail',
    resending: 'Enviando...',
  },
  badges: {
    heading: 'Conquistas',
    count: (facts: { earned: number; total: number }) => `${facts.earned} de ${facts.total} insígnias`,
    notEarned: 'Ainda não conquistada',
    earned: 'Conquistada',
    way: (facts: { have: number; of: number }) => `${facts.have} de ${facts.of}`,
  },
  match: {
    heading: 'Match da Redação',
    lead: 'Encontre alguém cujo ponto forte é o que você quer melhorar e troquem correções.',
    strength: 'Seu ponto forte',
    weakness: 'Para melhorar',
    switchLabel: 'Quero participar do Match',
    // Product §2 Profile
    search: 'Buscar um Match Agora',
    searchHint: 'Ative o Match para buscar.',
    name: 'Match da Redação',
  },
  /** Names of the competences that a row names by its key. */
  skills: {
    modalidade_escrita: 'Norma escrita',
    compreensao_do_tema: 'Tema e repertório',
    argumentacao: 'Argumentação',
    coesao: 'Coesão',
    proposta_de_intervencao: 'Proposta de intervenção',
  },
  stats: {
    heading: 'Estatísticas',
    failed: 'Não conseguimos contar o que você fez.',
    // Product §3 Profile stats
    redacoes: 'Redações',
    insignias: 'Insígnias',
    mensagens: 'Mensagens',
    indicacoes: 'Indicações',
    ebooks: 'E-books',
  },
  settings: {
    heading: 'Configurações',
    account: 'Conta',
    email: 'E-mail',
    confirmed: 'Confirmado',
    notConfirmed: 'Ainda não confirmado',
    logoutHeading: 'Sair da conta',
    logoutLead: 'Encerra a sessão neste navegador. Seus materiais continuam guardados.',
  },
  /** Product §8 Placeholder notice, the variant of the profile. */
  inDevelopment: {
    title: 'Funcionalidade em desenvolvimento!',
    description: (facts: { name: string }) => `O recurso de ${facts.name} ainda não foi implementado`,
  },
} as const
