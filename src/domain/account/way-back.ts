/**
 * Where somebody goes after signing in or up (product §2 Login, Sign-up; decision 0164): back to what they were doing,
 * from the landing page to the home of who is signed in, and to the profile where nothing is known of it.
 */

/** What was not an hour ago is not what brought somebody here. */
export const WAY_KEPT_MS = 60 * 60 * 1000

/** Pages of the way in, papers that are read beside its form, and what a purchase has ended with. */
const NO_PLACES: ReadonlySet<string> = new Set([
  'login',
  'cadastro',
  'confirmar-email',
  'recuperar-senha',
  'nova-senha',
  'perfil',
  'success',
  'pagamento',
  'pedido',
  'avisos',
  'convite-para-corrigir',
  'termos-de-uso',
  'politica-de-privacidade',
  'privacidade-em-resumo',
  'protecao-de-menores',
  'para-responsaveis',
  'acessibilidade',
  'sem-internet',
])

/** @param place path and query on this site */
export function isPlaceToReturn(place: string): boolean {
  const [, folder = ''] = /^\/([^/\\?#]*)(?:[/?#][^\\]*)?$/.exec(place) ?? []
  return /^\/(?![/\\])/.test(place) && !place.includes('\\') && !NO_PLACES.has(folder)
}

export type KeptPlace = { readonly place: string; readonly atMs: number }

/** @returns null where nothing is known that one could go back to */
export function wayBack(kept: KeptPlace | null, nowMs: number): string | null {
  if (!kept || nowMs - kept.atMs > WAY_KEPT_MS || kept.atMs > nowMs) return null
  return isPlaceToReturn(kept.place) ? kept.place : null
}
