/** What the wall and the challenge say alike: likes, and why a text was not taken. */
export const communityWritingTexts = {
  like: ({ author }: { author: string }) => `Curtir o texto de ${author}`,
  likes: ({ count }: { count: number }) => (count === 1 ? '1 curtida' : `${count} curtidas`),
  likeFailed: {
    variant: 'destructive',
    title: 'A curtida não foi guardada',
    description: 'Confira sua conexão e tente de novo.',
  },
  removeFailed: {
    variant: 'destructive',
    title: 'Não foi possível apagar',
    description: 'Confira sua conexão e tente de novo.',
  },
  /** By the server's code. */
  refusals: {
    refused_word: 'Há uma palavra que não aceitamos por aqui. Troque-a e envie de novo.',
    personal_data: 'Por segurança, tire telefone, e-mail e documentos do texto.',
    link_by_visitor: 'Para publicar links, entre na sua conta.',
    guardian_needed: 'Para escrever aqui, a sua conta precisa da autorização de um responsável.',
    paused: 'Você está sem publicar por um tempo, por decisão da moderação.',
    over_request_rate_limit: 'Foram muitos envios em pouco tempo. Espere um pouco e tente de novo.',
  } as Readonly<Record<string, string>>,
} as const
