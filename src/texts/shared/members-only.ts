/** What a page of one's own says to who is not signed in, beside its own words. */
export const membersOnlyTexts = {
  login: 'Entrar',
  signUp: 'Criar conta grátis',
}
