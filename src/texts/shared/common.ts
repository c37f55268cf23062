/** Words that many screens share. */
export const commonTexts = {
  siteName: 'Domine a Redação',
  homeTitle: 'Domine a Redação: escreva melhor no ENEM, nos vestibulares e nos concursos',
  /** The tab's name where a page is missing or has failed. */
  noPage: 'Página não disponível',
  close: 'Fechar',
  loading: 'Carregando…',
  optional: '(opcional)',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  /** {hotkey} is filled in by the region itself. */
  toastRegion: 'Avisos ({hotkey})',
  toastNotice: 'Aviso',
  // Product §8, placeholder notice
  inDevelopment: 'Funcionalidade em desenvolvimento!',
  inDevelopmentNote: 'Este recurso ainda não foi implementado. Volte em breve!',
} as const
