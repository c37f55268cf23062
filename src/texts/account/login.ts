/** Texts of the login (product §2 Login, §5, §8). */
export const loginTexts = {
  pageTitle: 'Entrar',
  description: 'Entre na sua conta para acessar seus materiais e acompanhar seu progresso.',
  heading: 'Entrar',
  lead: 'Bom ver você de novo. Seus materiais estão onde você deixou.',
  email: 'E-mail',
  password: 'Senha',
  // Product §2 Login
  forgotPassword: 'Esqueceu a senha?',
  submit: 'Entrar',
  submitting: 'Entrando...',
  toSignUpLead: 'Ainda não tem uma conta?',
  toSignUp: 'Criar conta',
  // Product §8 Success notices
  success: { title: 'Login bem-sucedido!', description: 'Bem-vindo(a) de volta!' },
  // Product §8
  failureTitle: 'Falha no Login',
  failureDefault: 'E-mail ou senha inválidos',
  // Who is held up by a stranger's guesses goes another way (decision 0126).
  lockedHint: 'Se tiver pressa, entre agora pelo link de “Esqueceu a senha?”.',
  // Product §8 Placeholder notice
  forgotPasswordNotice: 'Funcionalidade em desenvolvimento.',
  problems: {
    email: { required: 'Digite seu e-mail.', 'email-invalid': 'Confira o e-mail: falta algo nele.' },
    password: { required: 'Digite sua senha.' },
  },
} as const
