/** Texts of the guardians: their page, and what they and the minor read alike (product §10 Guardians). */
import { GUARDIAN_ERASURE_DAYS, GUARDIANS_MAX, MINORS_MAX } from '#domain/account/guardian.ts'
import { reasonOf } from '../shared/asked.ts'

type Name = { name: string }

/** The change of a sentence that is declared is a new GUARDIAN_DECLARATION. */
const declaration = 'Declaro que sou responsável legal por esta pessoa.'

export const guardianTexts = {
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: guardianTexts.refusal(code),
  }),
  /** By the server's code, in the words of who typed or pressed. */
  refusals: {
    code_not_found: 'Nenhuma conta tem este código. Confira cada letra, ou peça um novo.',
    code_expired: 'Este código venceu. Peça um novo.',
    code_used: 'Este código já foi usado. Peça um novo.',
    own_code:
      'Este código é da sua própria conta. Quem digita é a pessoa responsável por você, na conta dela.',
    age_unknown: 'Complete o seu cadastro no perfil: falta a faixa de idade.',
    guardian_is_minor: 'Só uma conta de quem tem 18 anos ou mais pode usar este código.',
    email_not_confirmed: 'Confirme o seu e-mail antes: o link está na sua caixa de entrada.',
    name_missing:
      'O seu perfil está sem nome. O estudante precisa saber quem é você: escreva o seu nome e volte aqui.',
    not_a_minor: 'Esta conta é de quem já tem 18 anos, e não precisa de responsável.',
    too_many_guardians: `Já há ${GUARDIANS_MAX} responsáveis nesta conta, e é o máximo. Para trocar, desfaça um vínculo.`,
    too_many_minors: `Você já acompanha ${MINORS_MAX} estudantes, e é o máximo.`,
    not_tied: 'Este vínculo não existe mais.',
  } as Readonly<Record<string, string>>,
  refusal: (code: string): string => guardianTexts.refusals[code] ?? reasonOf(code),
  sight: {
    heading: 'Dias e atividades',
    caption: 'O que foi feito nos últimos 7 dias e nas últimas 4 semanas',
    what: 'O quê',
    week: '7 dias',
    fourWeeks: '4 semanas',
    deeds: {
      days: 'Dias com alguma atividade',
      essays: 'Redações corrigidas',
      practiceDays: 'Dias de prática',
      lessons: 'Aulas de cursos concluídas',
    },
    purchases: 'Compras pagas',
    noPurchases: 'Nenhuma compra nesta conta.',
    purchase: { order: 'Pedido da loja', premium: 'Assinatura do Premium' },
    refunded: ({ amount }: { amount: string }) => `${amount} devolvidos`,
  },
  hidden:
    'Textos, notas, conversas, e-mail e telefone não aparecem; só o estudante pode mostrar uma redação corrigida. Quem é responsável pode baixar uma cópia com o estudo em números, as turmas, os termos aceitos e os pedidos; o estudante recebe um e-mail.',
  permission: {
    heading: 'Escrever onde outras pessoas leem',
    about: 'Chat, mural, desafio mensal, comentários, Match da Redação e turmas.',
    notNeeded: 'A partir dos 16 anos, não depende de autorização.',
    none: 'Ninguém autorizou ainda.',
    by: {
      you: ({ day }: { day: string }) => `Você autorizou em ${day}.`,
      guardian: ({ day }: { day: string }) => `Autorizado por responsável em ${day}.`,
      owner: ({ day }: { day: string }) => `Autorização por escrito, anotada pela equipe em ${day}.`,
    },
  },
  approval: {
    heading: 'Compras',
    about:
      'Ligado, cada compra feita com a conta do estudante aberta vira um pedido: você vê os itens e o valor, e aprova ou não. Itens grátis não pedem aprovação, e uma assinatura que já corre continua.',
    label: 'Aprovar as compras antes',
    labelOf: ({ name }: Name) => `Aprovar as compras de ${name} antes`,
    isOn: { title: 'As compras vão pedir a sua aprovação.' },
    isOff: { title: 'As compras não pedem mais a sua aprovação.' },
  },
  erasure: {
    heading: 'Apagar a conta',
    lead: `Você pode pedir que a conta do estudante seja apagada, com tudo o que há nela. Ela espera ${GUARDIAN_ERASURE_DAYS} dias: o estudante é avisado, e o outro responsável também, se houver um. O estudante pode desfazer o vínculo, e você pode desistir.`,
    open: 'Pedir para apagar',
    openOf: ({ name }: Name) => `Pedir para apagar a conta de ${name}`,
    title: ({ name }: Name) => `Apagar a conta de ${name}?`,
    intro: `Acontece ${GUARDIAN_ERASURE_DAYS} dias depois do pedido, e depois não dá para desfazer.`,
    whose: '“Você” e “sua”, na lista abaixo, falam do estudante.',
    cancel: 'Manter a conta',
    submit: 'Pedir para apagar',
    submitting: 'Pedindo…',
    failureDefault: 'Algo deu errado. Nada foi pedido: tente de novo em instantes.',
    asked: {
      title: 'Pedido feito.',
      description: 'O estudante foi avisado. Até o dia marcado, você pode desistir.',
    },
    waits: ({ day }: { day: string }) => `A conta será apagada a partir de ${day}.`,
    waitsLead: 'O estudante foi avisado. Se um de vocês desfizer o vínculo, o pedido acaba.',
    withdraw: 'Desistir de apagar',
    withdrawOf: ({ name }: Name) => `Desistir de apagar a conta de ${name}`,
    withdrawing: 'Desistindo…',
    withdrawn: { title: 'A conta continua.' },
  },
  page: {
    pageTitle: 'Área do Responsável',
    description:
      'Digite o código do estudante, acompanhe os dias de estudo e autorize, ou não, o que depende de você.',
    lead: 'O estudante cria um código em Configurações, no perfil dele. Com o código, você acompanha os dias de estudo e decide se ele escreve onde outras pessoas leem.',
    guest: {
      heading: 'Entre na sua conta para usar o código',
      lead: 'A conta é a sua, de adulto, com o seu e-mail: nunca a do estudante.',
    },
    noScript: 'Para usar o código, ative o JavaScript neste navegador.',
    loading: 'Abrindo…',
    failed: 'Não conseguimos ler os seus vínculos.',
    code: 'Código do estudante',
    codeHint: 'São 8 letras e números.',
    look: 'Ver de quem é',
    looking: 'Procurando…',
    found: ({ name }: Name) => (name === '' ? 'Conta de estudante' : `Conta de ${name}`),
    willSee: 'Você vai ver',
    willSeeList: [
      'em que dias houve estudo, e quantas redações, práticas e aulas foram feitas;',
      'as compras pagas e os valores;',
      'uma cópia disso em arquivo, com as turmas e os termos aceitos, se você baixar; o estudante é avisado;',
      'o que ele quer comprar, se você ligar a aprovação de compras;',
      'se a escrita em áreas abertas está autorizada, e você decide sobre ela antes dos 16 anos.',
    ],
    toldMinor: 'O estudante recebe um aviso com o seu nome e parte do seu e-mail, e pode desfazer o vínculo.',
    declaration,
    declarationMissing: 'Marque que você é responsável legal por esta pessoa.',
    tie: 'Vincular a minha conta',
    tying: 'Vinculando…',
    tied: ({ name }: Name) => ({ title: name === '' ? 'Vínculo feito.' : `Você está vinculado a ${name}.` }),
    already: 'Você já está vinculado a esta conta.',
    cancel: 'Cancelar',
    list: 'Quem você acompanha',
    none: 'Você ainda não acompanha ninguém.',
    unnamed: 'Estudante',
    since: ({ day }: { day: string }) => `Vínculo desde ${day}`,
    export: 'Baixar uma cópia',
    exportOf: ({ name }: Name) => `Baixar uma cópia dos dados de ${name}`,
    exportLead:
      'Termos aceitos, estudo em números, turmas e compras, em um arquivo ZIP. O que o estudante escreve não vai nele, e ele é avisado.',
    allow: 'Autorizar',
    withdraw: 'Retirar a autorização',
    deciding: 'Salvando…',
    allowed: { title: 'Autorização dada.' },
    withdrawn: { title: 'Autorização retirada.' },
    end: 'Desfazer o vínculo',
    endOf: ({ name }: Name) => `Desfazer o vínculo com ${name}`,
    endTitle: ({ name }: Name) => `Desfazer o vínculo com ${name}?`,
    endLead:
      'Você deixa de ver os dias de estudo na hora, e o que você autorizou deixa de valer. O estudante recebe um e-mail.',
    ended: { title: 'Vínculo desfeito.' },
    toProfile: 'Abrir o perfil',
    toGuardians: 'Página para responsáveis',
  },
}
