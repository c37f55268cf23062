/** Texts of the invitation panel in the profile (badge Embaixador, product §9). */
import { numberText } from '#domain/shared/number-text.ts'

export const referralTexts = {
  heading: 'Convide um amigo',
  lead: 'Quando alguém cria a conta pelo seu link e confirma o e-mail, a indicação é sua, e a primeira vale a insígnia Embaixador. Só contamos quantas pessoas vieram, nunca quem.',
  loading: 'Buscando o seu link...',
  failed: 'Não conseguimos buscar o seu link.',
  linkLabel: 'Seu link de convite',
  copy: 'Copiar',
  copied: 'Copiado',
  share: 'Compartilhar',
  shareTitle: 'Domine a Redação',
  shareText: 'Estou estudando redação por aqui. Vem também!',
  confirmed: ({ count }: { count: number }) =>
    count === 0
      ? 'Ninguém veio pelo seu convite ainda.'
      : count === 1
        ? '1 pessoa veio pelo seu convite.'
        : `${numberText(count)} pessoas vieram pelo seu convite.`,
  notices: {
    copied: { title: 'Copiado!', description: 'O link de convite foi copiado para a área de transferência.' },
    copyFailed: {
      variant: 'destructive',
      title: 'Não foi possível copiar',
      description: 'Selecione o link e copie à mão.',
    },
  },
} as const
