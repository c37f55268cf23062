import { expect, test } from 'vitest'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { loginTexts } from '#texts/account/login.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { paymentTexts, successTexts } from '#texts/shop/payment.ts'

const { signUp, provider } = accountTexts
const { logout } = sessionEndTexts
const { edit, tabs, match, guest, rank, inDevelopment } = profileTexts

test.each([
  [loginTexts.submitting, 'Entrando...'],
  [loginTexts.forgotPassword, 'Esqueceu a senha?'],
  [loginTexts.forgotPasswordNotice, 'Funcionalidade em desenvolvimento.'],
  [loginTexts.success.title, 'Login bem-sucedido!'],
  [loginTexts.success.description, 'Bem-vindo(a) de volta!'],
  [loginTexts.failureTitle, 'Falha no Login'],
  [loginTexts.failureDefault, 'E-mail ou senha inválidos'],
  [signUp.submitting, 'Criando conta...'],
  [signUp.phonePlaceholder, '(XX) XXXXX-XXXX'],
  [signUp.success.title, 'Conta criada com sucesso!'],
  [signUp.success.description, 'Bem-vindo(a) à nossa plataforma!'],
  [signUp.failureTitle, 'Falha no Cadastro'],
  [signUp.failureDefault, 'Algo deu errado. Verifique os dados e tente novamente.'],
  [signUp.invalidTitle, 'Erro de Validação'],
  [signUp.passwordMismatch, 'As senhas não coincidem.'],
  [provider.failureTitle({ provider: 'Google' }), 'Falha no login com Google'],
  [logout.failureTitle, 'Falha ao Sair'],
  [logout.failureDefault, 'Algo deu errado'],
  [guest.heading, 'Acesso Restrito'],
  [rank.top, 'Nível Máximo!'],
  [edit.open, 'Editar Perfil'],
  [edit.submitting, 'Salvando...'],
  [edit.success.title, 'Sucesso!'],
  [edit.success.description, 'Seu nome foi atualizado.'],
  [edit.failure.title, 'Erro!'],
  [edit.failure.description, 'Não foi possível atualizar o nome.'],
  [match.search, 'Buscar um Match Agora'],
  [inDevelopment.title, 'Funcionalidade em desenvolvimento!'],
  [
    inDevelopment.description({ name: 'Match da Redação' }),
    'O recurso de Match da Redação ainda não foi implementado',
  ],
  [successTexts.heading, 'Pagamento bem-sucedido!'],
  [paymentTexts.sandboxMark, 'Ambiente de teste'],
])('the screen says, as docs/product.md writes it: %s', (text, specified) => {
  expect(text).toBe(specified)
})

test('the tabs of the profile are those of product §2, in its order', () => {
  expect(Object.values(tabs)).toEqual([
    'Meus Materiais',
    'Conquistas',
    'Match da Redação',
    'Estatísticas',
    'Configurações',
  ])
})

test.each([
  [0, 'Acabamos de enviar uma mensagem. Espere um minuto para pedir outra.'],
  [60, 'Acabamos de enviar uma mensagem. Espere um minuto para pedir outra.'],
  [61, 'Já enviamos várias mensagens. Espere 2 minutos para pedir outra.'],
  [3540, 'Já enviamos várias mensagens. Espere 59 minutos para pedir outra.'],
  [3541, 'Já enviamos várias mensagens. Espere uma hora para pedir outra.'],
  [3600, 'Já enviamos várias mensagens. Espere uma hora para pedir outra.'],
  [3601, 'Já enviamos várias mensagens. Espere 2 horas para pedir outra.'],
  [86_400, 'Já enviamos várias mensagens. Espere 24 horas para pedir outra.'],
])('a limit of mails that ends in %i seconds says how long to wait', (seconds, sentence) => {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  const failure = { code: 'over_email_send_rate_limit', message }
  expect(describeAccountFailure(failure, loginTexts.failureDefault)).toBe(sentence)
})

test('a limit of tries says how long to wait, or some minutes where that is not known', () => {
  const failure = { code: 'over_request_rate_limit', message: null }
  const { over_request_rate_limit: unknown } = accountTexts.failures
  expect(describeAccountFailure(failure, loginTexts.failureDefault)).toBe(unknown)
  const message = 'Request rate limit reached, try again in 870 seconds'
  expect(describeAccountFailure({ ...failure, message }, loginTexts.failureDefault)).toBe(
    'Muitas tentativas seguidas. Espere 15 minutos e tente de novo.',
  )
})

test('a refused call is worded by its code, else by the server’s message, else by the default', () => {
  const fallback = loginTexts.failureDefault
  const known = { code: 'invalid_credentials', message: 'Invalid login credentials' }
  expect(describeAccountFailure(known, fallback)).toBe('E-mail ou senha inválidos')
  const unknown = { code: 'brand_new', message: 'Something of the server' }
  expect(describeAccountFailure(unknown, fallback)).toBe('Something of the server')
  for (const message of [null, '', ' ', '{}', '{"a":1}', '[]'])
    expect(describeAccountFailure({ code: null, message }, fallback)).toBe(fallback)
  expect(describeAccountFailure({ code: null, message: 'a {b}' }, fallback)).toBe('a {b}')
  expect(describeAccountFailure({ code: 'toString', message: null }, fallback)).toBe(fallback)
})
