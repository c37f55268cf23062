/** Why somebody cannot write in a channel, and where that is changed or explained; a subscriber's channel says so otherwise. */
import type { PostingRefusal } from '#domain/community/chat-wire.ts'

export type ClosingRefusal = Exclude<PostingRefusal, 'premium_only'>

export const chatClosedTexts = {
  visitors_closed: {
    text: 'Por enquanto, só escreve aqui quem tem conta.',
    link: 'Entrar na conta',
  },
  age_unknown: {
    text: 'Antes de escrever, complete o seu cadastro.',
    link: 'Ir para o perfil',
  },
  guardian_needed: {
    text: 'Você pode ler. Para escrever, crie um código no seu perfil: com ele, a pessoa responsável por você autoriza.',
    link: 'Criar o código no perfil',
  },
  paused: {
    text: 'Por decisão da moderação, você está sem escrever por um tempo. O motivo está abaixo.',
    link: 'Regras da comunidade',
  },
} as const satisfies Record<ClosingRefusal, { text: string; link: string }>
