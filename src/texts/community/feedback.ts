/** Texts of the wall of feedback (product §2 Feedback, §4, §5, §8). */
import type { FeedbackProblem } from '#domain/community/feedback.ts'

const atencao = (description: string) => ({ variant: 'destructive', title: 'Atenção!', description }) as const

export const feedbackTexts = {
  pageTitle: 'Feedback',
  description:
    'Conte o que achou da Domine a Redação e leia o que outros estudantes escreveram no Mural de Feedbacks.',
  lead: 'Conte o que ajudou, o que faltou e o que mudaria. Todo mundo lê, e a gente usa para melhorar.',
  note: 'sua voz aqui',
  form: {
    heading: 'Deixe seu feedback',
    rating: 'Sua avaliação',
    star: ({ rating }: { rating: number }) => (rating === 1 ? '1 estrela' : `${rating} estrelas`),
    ratingNames: ['', 'Não gostei', 'Pode melhorar', 'Bom', 'Muito bom', 'Excelente'],
    author: 'Seu nome',
    authorHint: 'Só o primeiro nome já basta: ele aparece no mural.',
    comment: 'Comentário',
    commentHint: 'Sem telefone, e-mail ou outros dados pessoais.',
    submit: 'Enviar feedback',
    // Product §4 Feedback submit
    submitting: 'Enviando...',
    noScript: 'Para escrever no mural, ative o JavaScript neste navegador.',
  },
  problems: {
    // Product §5 Feedback
    'no-rating': atencao('Por favor, selecione uma avaliação de 1 a 5 estrelas.'),
    'no-name': atencao('Por favor, digite seu nome.'),
    'name-too-long': atencao('Use um nome de até 60 caracteres.'),
    'comment-too-long': atencao('Use até 1.000 caracteres no comentário.'),
  } satisfies Record<FeedbackProblem, { variant: 'destructive'; title: string; description: string }>,
  // Product §8
  readFirst: {
    title: 'Obrigado!',
    description: 'Seu texto aparece depois de uma leitura da equipe.',
  },
  success: { title: 'Obrigado!', description: 'Seu feedback foi enviado com sucesso.' },
  failure: {
    title: 'O feedback não foi enviado',
    description: 'O que você escreveu continua aqui. Confira sua conexão e tente de novo.',
  },
  wall: {
    // Product §2 Feedback
    heading: 'Mural de Feedbacks',
    loading: 'Carregando o mural...',
    empty: 'O mural ainda está em branco.',
    emptyLead: 'Seja a primeira pessoa a contar o que achou.',
    failed: 'Não conseguimos carregar o mural.',
    kept: 'Este é o mural como você o viu da última vez.',
    more: 'Ver mais feedbacks',
  },
  card: {
    stars: ({ rating }: { rating: number }) => `Nota ${rating} de 5`,
    sample: 'Exemplo',
    sampleNote: 'Escrito pela nossa equipe para mostrar o mural.',
    mine: '(Você)',
    comments: ({ count }: { count: number }) => (count === 1 ? '1 comentário' : `${count} comentários`),
    of: ({ author }: { author: string }) => `Feedback de ${author}`,
    remove: 'Apagar',
    removeLabel: 'Apagar meu feedback',
    removed: { title: 'Feedback apagado', description: 'Ele saiu do mural.' },
  },
  comments: {
    heading: 'Comentários',
    // Product §8, placeholder of comments on the wall
    off: {
      title: 'Funcionalidade em desenvolvimento!',
      description: 'Comentar avaliações ainda não foi implementado. Volte em breve!',
    },
    loading: 'Carregando os comentários...',
    failed: 'Não conseguimos carregar os comentários.',
    empty: 'Ninguém comentou ainda.',
    more: 'Ver mais comentários',
    field: 'Seu comentário',
    count: ({ used, max }: { used: number; max: number }) => `${used} de ${max} caracteres`,
    submit: 'Comentar',
    submitting: 'Enviando...',
    empty_text: 'Escreva o comentário antes de enviar.',
    remove: 'Apagar meu comentário',
    sent: 'Comentário enviado.',
    removed: 'Comentário apagado.',
    failure: { title: 'O comentário não foi enviado', description: 'Confira sua conexão e tente de novo.' },
  },
} as const
