/** What a screen says while it is fetched, and why it could not be. */
export const askedTexts = {
  retry: 'Tentar de novo',
  retrying: 'Tentando…',
  cancel: 'Cancelar',
  saving: 'Salvando...',
  more: 'Mostrar mais',
  loadingMore: 'Carregando…',
  /** Over what was read before, when it could not be read again. */
  stale: 'O que você vê é de antes.',
  partUnread: 'Esta parte da página não carregou.',
  /** By the code of the refusal; whatever else came is a fault of ours. */
  reasons: {
    unreachable: 'Confira a sua conexão e tente de novo.',
    over_request_rate_limit: 'Foram muitos pedidos em pouco tempo. Espere um pouco e tente de novo.',
    no_authorization: 'A sua sessão terminou. Entre de novo na sua conta.',
  } as Readonly<Record<string, string>>,
  fault: 'Algo falhou do nosso lado. Tente de novo em alguns instantes.',
} as const

export function reasonOf(code: string): string {
  return askedTexts.reasons[code] ?? askedTexts.fault
}
