/** Texts of the forgotten password: asking for the link, and setting the new one (product §2 Login). */

export const recoveryTexts = {
  ask: {
    pageTitle: 'Recuperar senha',
    description: 'Receba por e-mail um link para criar uma nova senha na Domine a Redação.',
    heading: 'Esqueceu a senha?',
    lead: 'Acontece. Digite o e-mail da sua conta, e enviamos um link para criar outra.',
    email: 'E-mail da sua conta',
    submit: 'Enviar o link',
    submitting: 'Enviando...',
    failureTitle: 'Não foi possível enviar',
    toLoginLead: 'Lembrou a senha?',
    toLogin: 'Entrar',
  },
  sent: {
    heading: 'Confira seu e-mail',
    lead: (facts: { email: string }) =>
      `Se houver uma conta com ${facts.email}, o link chega em instantes. Ele vale por uma hora e funciona uma vez.`,
    notArrived:
      'Não chegou? Olhe a caixa de spam e confira se o endereço está certo. Depois de um minuto, você pode pedir outro.',
    again: 'Pedir outro link',
  },
  choose: {
    pageTitle: 'Nova senha',
    description: 'Crie uma nova senha para a sua conta na Domine a Redação.',
    heading: 'Crie uma nova senha',
    lead: 'Escolha uma senha que você não usa em outro lugar. Quando você salvar, desconectamos os outros aparelhos.',
    password: 'Nova senha',
    passwordHint: (facts: { minLength: number }) => `Pelo menos ${facts.minLength} caracteres.`,
    confirmPassword: 'Confirmar nova senha',
    submit: 'Salvar nova senha',
    submitting: 'Salvando...',
    success: { title: 'Senha trocada!', description: 'Você já está na sua conta.' },
    failureTitle: 'Não foi possível salvar',
    invalidTitle: 'Erro de Validação',
    problems: {
      required: 'Digite a nova senha.',
      short: 'A senha precisa ter pelo menos 8 caracteres.',
      // Product §8 Password mismatch
      mismatch: 'As senhas não coincidem.',
      same: 'Esta já é a sua senha. Escolha outra, ou entre com ela.',
    },
  },
  expired: {
    heading: 'Este link não vale mais',
    lead: 'Ele já foi usado, passou de uma hora ou foi trocado por um mais novo. Peça outro: chega em instantes.',
    again: 'Pedir outro link',
  },
  incomplete: {
    heading: 'Este link está incompleto',
    lead: 'Abra o link direto da mensagem que enviamos ou peça outro.',
    again: 'Pedir outro link',
  },
  off: {
    // Product §8 Placeholder notice
    notice: 'Funcionalidade em desenvolvimento.',
    toLogin: 'Voltar para a entrada',
  },
} as const
