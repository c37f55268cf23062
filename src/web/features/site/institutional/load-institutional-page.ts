import type { InstitutionalPage } from '#domain/site/institutional.ts'

/** Each text is a file of its own, fetched with its page. */
const LOADERS: Readonly<Record<string, () => Promise<InstitutionalPage>>> = {
  'quem-somos': () => import('#content/site/institutional/about.ts').then((module) => module.ABOUT_PAGE),
  'termos-de-uso': () => import('#content/site/institutional/terms.ts').then((module) => module.TERMS_PAGE),
  'politica-de-privacidade': () =>
    import('#content/site/institutional/privacy.ts').then((module) => module.PRIVACY_PAGE),
  'privacidade-em-resumo': () =>
    import('#content/site/institutional/privacy-summary.ts').then((module) => module.PRIVACY_SUMMARY_PAGE),
  'trocas-e-desistencia': () =>
    import('#content/site/institutional/exchanges.ts').then((module) => module.EXCHANGES_PAGE),
  acessibilidade: () =>
    import('#content/site/institutional/accessibility.ts').then((module) => module.ACCESSIBILITY_PAGE),
  contato: () => import('#content/site/institutional/contact.ts').then((module) => module.CONTACT_PAGE),
  'regras-da-comunidade': () =>
    import('#content/site/institutional/community-rules.ts').then((module) => module.COMMUNITY_RULES_PAGE),
  'protecao-de-menores': () =>
    import('#content/site/institutional/minors.ts').then((module) => module.MINORS_PAGE),
  'para-responsaveis': () =>
    import('#content/site/institutional/minors.ts').then((module) => module.GUARDIANS_PAGE),
}

/** @param path as in the address, with its slash; @throws when no text stands there */
export async function loadInstitutionalPage(path: string): Promise<InstitutionalPage> {
  const load = LOADERS[path.replace(/^\/|\/$|\.data$/g, '')]
  if (!load) throw new Error(`there is no institutional text for ${path}`)
  return load()
}
