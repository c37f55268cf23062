/** What a visitor may ask to be told of: the pages whose button is `Me avise!` (product §2 Placeholders). */
export const INTEREST_TOPICS = ['cursos', 'redacoes-nota-maxima'] as const
export type InterestTopic = (typeof INTEREST_TOPICS)[number]
