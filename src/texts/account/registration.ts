/** Texts of age and consent: in the sign-up form, and on the profile for who came without them (Lei 15.211/2025; LGPD). */
import type { AgeBand } from '#domain/account/age.ts'
import type { ConsentDocument } from '#domain/account/registration.ts'

export const registrationTexts = {
  ageBand: 'Sua idade',
  ageBandHint: 'Só a faixa: não precisamos da sua data de nascimento.',
  choose: 'Escolha',
  ageBands: {
    'under-13': 'Menos de 13 anos',
    '13-15': 'De 13 a 15 anos',
    '16-17': '16 ou 17 anos',
    '18-plus': '18 anos ou mais',
  } satisfies Record<AgeBand, string>,
  /** Who is under 18 reads it before the account is there. */
  guardian: {
    title: 'Chame quem cuida de você',
    '13-15':
      'Leia os termos com a pessoa responsável por você. Comprar é com ela, no nome dela. No chat, você pode ler; escrever depende da autorização dela, por um código que você cria no perfil.',
    '16-17':
      'Leia os termos com a pessoa responsável por você. Suas compras são feitas com a assistência dela.',
    'under-13':
      'Quem tem menos de 13 anos ainda não pode ter conta, e nada do que você escreveu aqui foi guardado. As páginas de estudo são abertas: use-as com um adulto por perto.',
    /** On a profile: the account is there, and goes. */
    'under-13-account':
      'Quem tem menos de 13 anos não pode ter conta aqui. Se você continuar, apagamos esta conta e os dados dela, na hora e sem volta. Escolheu errado? É só trocar a resposta.',
    underAgeTitle: 'Ainda não dá para criar a conta',
    underAgeAccountTitle: 'Ainda não dá para ter conta',
    toMinors: 'Como protegemos menores',
    toGuardians: 'Página para responsáveis',
  },
  consents: {
    terms: { before: 'Li e aceito os ', link: 'Termos de Uso', after: '.' },
    privacy: { before: 'Li a ', link: 'Política de Privacidade', after: ' e concordo com ela.' },
  } satisfies Record<ConsentDocument, { before: string; link: string; after: string }>,
  newTab: ' (abre em outra aba)',
  consentVersion: (facts: { date: string }) => `Versão de ${facts.date}.`,
  underAge: 'Só pode ter conta quem tem 13 anos ou mais.',
  ageRequired: 'Escolha a sua faixa de idade.',
  consentRequired: {
    terms: 'Para ter uma conta, é preciso aceitar os Termos de Uso.',
    privacy: 'Para ter uma conta, é preciso concordar com a Política de Privacidade.',
  } satisfies Record<ConsentDocument, string>,
  complete: {
    missing: {
      heading: 'Complete seu cadastro',
      lead: 'Falta pouco: diga sua faixa de idade e se concorda com os nossos termos. Depois, o perfil é todo seu.',
    },
    outdated: {
      heading: 'Nossos termos mudaram',
      lead: 'Leia a nova versão e diga se concorda. Seus materiais e o seu progresso continuam guardados.',
    },
    submit: 'Salvar e continuar',
    submitting: 'Salvando...',
    success: { title: 'Cadastro completo!', description: 'Obrigado. O seu perfil está pronto.' },
    failureTitle: 'Não foi possível salvar',
    failureDefault: 'Algo deu errado. Tente de novo em instantes.',
    erase: 'Apagar esta conta',
    erasing: 'Apagando...',
    erased: { title: 'Conta apagada', description: 'Nada do que você informou ficou guardado.' },
    leaveLead: 'Prefere não continuar agora?',
  },
} as const
