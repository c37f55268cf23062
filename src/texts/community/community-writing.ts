/** What the wall and the challenge say alike of likes and of removing. */

export const communityWritingTexts = {
  like: ({ author }: { author: string }) => `Curtir o texto de ${author}`,
  likes: ({ count }: { count: number }) => (count === 1 ? '1 curtida' : `${count} curtidas`),
  likeFailed: {
    variant: 'destructive',
    title: 'Sua curtida não foi registrada',
    description: 'Confira sua conexão e tente de novo.',
  },
  removeFailed: {
    variant: 'destructive',
    title: 'Não foi possível apagar',
    description: 'Confira sua conexão e tente de novo.',
  },
} as const
