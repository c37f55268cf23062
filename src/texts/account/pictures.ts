/**
 * Pictures of the profile: the dialog that crops one (product §2 Profile), and what the storage service answers where a
 * person comes to read it (product §8 Upload fails).
 */
export const pictureTexts = {
  avatar: {
    heading: 'Foto de perfil',
    choose: 'Escolher foto',
    change: 'Trocar foto',
    remove: 'Remover foto',
    cropHeading: 'Ajustar foto de perfil',
    // Product §8
    success: { title: 'Sucesso!', description: 'Sua foto de perfil foi atualizada.' },
    removed: { title: 'Sucesso!', description: 'Sua foto de perfil foi removida.' },
  },
  cover: {
    heading: 'Capa',
    choose: 'Escolher capa',
    change: 'Trocar capa',
    remove: 'Remover capa',
    cropHeading: 'Ajustar capa',
    // Product §8
    success: { title: 'Sucesso!', description: 'Sua capa foi atualizada.' },
    removed: { title: 'Sucesso!', description: 'Sua capa foi removida.' },
  },
  formats: (facts: { maxMegabytes: number }) =>
    `Imagens JPEG, PNG, WebP, GIF ou AVIF, de até ${facts.maxMegabytes} MB.`,
  crop: {
    loading: 'Abrindo a imagem...',
    area: 'Imagem: arraste, ou mova com as setas do teclado',
    hint: 'Arraste a imagem para escolher o que aparece. No teclado, use as setas.',
    zoom: 'Zoom (%)',
    zoomOut: 'Mais longe',
    zoomIn: 'Mais perto',
    zoomValue: (facts: { percent: number }) => `${facts.percent}%`,
    back: 'Voltar',
    // Product §2 Profile, Editing
    submit: 'Salvar',
    submitting: 'Salvando...',
  },
  removing: 'Removendo...',
  // Product §8
  uploadFailureTitle: 'Erro de Upload!',
  uploadFailureDefault: 'Não conseguimos enviar a imagem. Confira sua conexão e tente de novo.',
  saveFailure: { title: 'Erro!', description: 'Não foi possível atualizar a foto.' },
} as const

/** What the storage service says, beside the refusals of a picture itself (src/texts/account/picture-refusals.ts). */
export const storageTexts = {
  signedOut: 'Sua sessão terminou. Entre de novo e envie a imagem outra vez.',
  tooManyUploads: (facts: { minutes: number }) =>
    `Você enviou muitas imagens seguidas. Tente de novo em ${facts.minutes} ${facts.minutes === 1 ? 'minuto' : 'minutos'}.`,
  busy: 'Muitas imagens estão chegando agora. Espere um instante e tente de novo.',
} as const
