/** Texts of sign-up and of what it shares with the login, and what the server refuses of all that concerns accounts (product §2, §5, §8). */
import type { SignUpField, SignUpProblem } from '#domain/account/sign-up.ts'
import { registrationTexts } from './registration.ts'

export const accountTexts = {
  signUp: {
    pageTitle: 'Criar conta',
    description: 'Crie sua conta gratuita na Domine a Redação e comece a estudar hoje.',
    heading: 'Criar conta',
    lead: 'Gratuita. Leva um minuto e guarda tudo o que você conquistar.',
    fullName: 'Nome completo',
    fullNameHint: 'Este nome aparece nos materiais que você baixa.',
    email: 'E-mail',
    password: 'Senha',
    passwordHint: (facts: { minLength: number }) => `Pelo menos ${facts.minLength} caracteres.`,
    confirmPassword: 'Confirmar senha',
    city: 'Cidade',
    cityHint: 'Completa o seu perfil, que só você vê.',
    state: 'Estado (UF)',
    stateHint: 'Escolha ou escreva, como PE. Também só você vê.',
    phone: 'Telefone',
    phoneHint: 'Só para falar com você sobre uma compra, se o e-mail falhar. Nada de propaganda.',
    // Product §5
    phonePlaceholder: '(XX) XXXXX-XXXX',
    steps: { access: 'Passo 1 de 2: o acesso', about: 'Passo 2 de 2: onde você estuda' },
    next: 'Próximo passo',
    back: 'Voltar ao passo 1',
    submit: 'Criar conta',
    // Product §2 Sign-up
    submitting: 'Criando conta...',
    toLoginLead: 'Já tem uma conta?',
    toLogin: 'Entrar',
    // Product §8 Success notices
    success: { title: 'Conta criada com sucesso!', description: 'Bem-vindo(a) à nossa plataforma!' },
    // Product §8
    failureTitle: 'Falha no Cadastro',
    failureDefault: 'Algo deu errado. Verifique os dados e tente novamente.',
    invalidTitle: 'Erro de Validação',
    invalidFields: 'Confira os campos marcados.',
    passwordMismatch: 'As senhas não coincidem.',
  },
  signUpProblems: {
    required: 'Preencha este campo.',
    'email-invalid': 'Confira o e-mail: falta algo nele.',
    'password-short': 'A senha precisa ter pelo menos 8 caracteres.',
    // Product §8 Password mismatch
    'password-mismatch': 'As senhas não coincidem.',
    'state-unknown': 'Escolha a sigla de um estado, como SP.',
    'phone-invalid': 'Digite o telefone com DDD, como (81) 98765-4321.',
    'under-age': registrationTexts.underAge,
    'consent-required': registrationTexts.consentRequired.terms,
  } satisfies Record<SignUpProblem, string>,
  /** Sign-in at a provider named in the configuration (product §1, §7, §8). */
  provider: {
    submit: (facts: { provider: string }) => `Continuar com ${facts.provider}`,
    submitting: (facts: { provider: string }) => `Abrindo ${facts.provider}...`,
    orByEmail: 'ou com seu e-mail',
    // Product §8
    failureTitle: (facts: { provider: string }) => `Falha no login com ${facts.provider}`,
    /** In the name's place, where the browser kept none. */
    unnamed: 'outro serviço',
    failureDefault: 'Não foi possível concluir o login. Tente de novo ou entre com e-mail e senha.',
  },
  alreadySignedIn: {
    heading: 'Você já entrou',
    lead: (facts: { email: string }) => `Esta sessão é de ${facts.email}.`,
    toProfile: 'Ir para o meu perfil',
    toStore: 'Ir para a loja',
  },
  /** The teacher's note beside the forms. */
  aside: {
    heading: 'O que sua conta guarda',
    note: 'Anote aí:',
    lines: [
      'Suas apostilas em PDF, para baixar quando quiser.',
      'Seu nome e seu e-mail em cada página do material.',
      'As compras feitas com seu e-mail, mesmo sem login.',
      'Seu XP, sua patente e suas insígnias.',
    ],
  },
  needsScript: {
    title: 'A página ainda estava carregando',
    description: 'Nada foi enviado. Espere um instante e tente de novo.',
    noScript: 'Para entrar ou criar conta, ative o JavaScript neste navegador.',
  },
  /** What the server refuses, by its code (docs/wire.md §2). A code that is not here shows the server's own message. */
  failures: {
    invalid_credentials: 'E-mail ou senha inválidos',
    user_already_exists: 'Já existe uma conta com este e-mail. Entre nela ou use outro e-mail.',
    age_required: registrationTexts.ageRequired,
    under_age: registrationTexts.underAge,
    consent_required: registrationTexts.consentRequired.terms,
    consent_outdated: 'Os termos mudaram há pouco. Atualize a página, leia a nova versão e tente de novo.',
    name_refused:
      'Escreva o seu nome: sem endereço, sem telefone, sem ofensa e sem parecer da nossa equipe. Se o seu é assim mesmo, fale conosco.',
    email_exists: 'Já existe uma conta com este e-mail. Entre nela ou use outro e-mail.',
    weak_password: 'Esta senha é fácil de adivinhar. Use pelo menos 8 caracteres e evite senhas comuns.',
    email_address_invalid: 'Confira o e-mail: ele não parece válido.',
    validation_failed: 'Algum dado não foi aceito. Confira os campos e tente de novo.',
    bad_json: 'Algum dado não foi aceito. Confira os campos e tente de novo.',
    over_request_rate_limit: 'Muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
    over_email_send_rate_limit: 'Acabamos de enviar uma mensagem. Espere um minuto para pedir outra.',
    same_password: 'A nova senha precisa ser diferente da atual.',
    email_not_confirmed: 'Confirme seu e-mail antes de entrar.',
    signup_disabled: 'A criação de contas está fechada no momento.',
    user_banned: 'Esta conta está bloqueada. Fale conosco.',
    insufficient_aal: 'Falta o código da verificação em duas etapas. Entre de novo.',
    otp_expired: 'Este link já foi usado ou passou da validade.',
    session_not_found: 'Sua sessão terminou. Entre de novo.',
    session_expired: 'Sua sessão terminou. Entre de novo.',
    // Sign-in at a provider
    login_cancelled: 'O login foi cancelado. Tente de novo ou entre com e-mail e senha.',
    provider_unreachable:
      'Este serviço não está respondendo agora. Tente de novo ou entre com e-mail e senha.',
    provider_email_needs_verification:
      'Seu e-mail ainda não foi confirmado lá. Confirme-o e tente de novo, ou entre com e-mail e senha.',
    bad_oauth_state: 'Este login não vale mais ou começou em outro navegador. Tente de novo por aqui.',
    bad_oauth_callback:
      'A resposta do serviço não pôde ser aceita. Tente de novo ou entre com e-mail e senha.',
    pkce_code_verifier_not_found:
      'Este login não vale mais ou começou em outro navegador. Tente de novo por aqui.',
    bad_code_verifier: 'Este login não vale mais ou começou em outro navegador. Tente de novo por aqui.',
    flow_state_not_found: 'Este login não vale mais ou começou em outro navegador. Tente de novo por aqui.',
    flow_state_expired: 'O login demorou demais e perdeu a validade. Tente de novo.',
    unexpected_failure: 'Tivemos um problema do nosso lado. Tente de novo em instantes.',
    unreachable: 'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.',
  },
  /** A limit whose end is known and more than a minute away; a nearer or unknown one says the sentence above. */
  longWaits: {
    over_request_rate_limit: (facts: { wait: string }) =>
      `Muitas tentativas seguidas. Espere ${facts.wait} e tente de novo.`,
    over_email_send_rate_limit: (facts: { wait: string }) =>
      `Já enviamos várias mensagens. Espere ${facts.wait} para pedir outra.`,
  },
} as const

/** What is wrong with a field of the sign-up form. */
export function describeSignUpProblem(field: SignUpField, problem: SignUpProblem): string {
  if (field === 'privacy') return registrationTexts.consentRequired.privacy
  if (field === 'ageBand' && problem === 'required') return registrationTexts.ageRequired
  return accountTexts.signUpProblems[problem]
}

/** The message is the server's; left out where it is not for a person's eyes. */
type Failure = { readonly code: string | null; readonly message?: string | null }

/**
 * The sentence for a refused account call.
 * @param fallback what product §8 shows when the server gave no message
 * @see product §8 Login fails
 */
export function describeAccountFailure(failure: Failure, fallback: string): string {
  const known = new Map<string, string>(Object.entries(accountTexts.failures))
  return longWaitOf(failure) ?? known.get(failure.code ?? '') ?? saidIn(failure) ?? fallback
}

/** The client turns an answer without a sentence into its JSON, which says nothing to anybody. */
function saidIn({ message }: Failure): string | null {
  return !message || /^\s*(?:[{[].*[}\]])?\s*$/s.test(message) ? null : message
}

/** The sentence of a limit on the wire ends with the seconds to wait. */
function longWaitOf(failure: Failure): string | null {
  const sentence = new Map(Object.entries(accountTexts.longWaits)).get(failure.code ?? '')
  const seconds = Number(/(\d+) seconds/.exec(failure.message ?? '')?.[1] ?? 0)
  return sentence && seconds > 60 ? sentence({ wait: waitInWords(seconds) }) : null
}

function waitInWords(seconds: number): string {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)]
  if (minutes < 60) return `${minutes} minutos`
  return hours === 1 ? 'uma hora' : `${hours} horas`
}
