/** Texts of coupons for who buys (decision 0056). */

export const couponTexts = {
  open: 'Tenho um cupom',
  label: 'Código do cupom',
  apply: 'Aplicar',
  applying: 'Conferindo...',
  remove: 'Tirar',
  removeOf: ({ code }: { code: string }) => `Tirar o cupom ${code}`,
  applied: ({ code, amount }: { code: string; amount: string }) =>
    `Cupom ${code} aplicado: ${amount} de desconto.`,
  line: ({ code }: { code: string }) => `Cupom ${code}`,
  notTaken: ({ code }: { code: string }) => `O cupom ${code} não entrou`,
  off: (amount: string) => `− ${amount}`,
  signIn: 'Entrar na conta',
  refusals: {
    empty: 'Digite o código do cupom.',
    unknown: 'Não encontramos este cupom. Confira o código.',
    stopped: 'Este cupom não está valendo no momento.',
    notYet: ({ day, time }: { day: string; time: string }) =>
      `Este cupom começa a valer em ${day}, às ${time}.`,
    expired: ({ day, time }: { day: string; time: string }) => `Este cupom valeu até ${day}, às ${time}.`,
    usedUp: 'Os usos deste cupom acabaram.',
    notForThese: 'Este cupom não vale para o que está no carrinho.',
    onlyFor: ({ title }: { title: string }) => `Este cupom vale só para “${title}”.`,
    usedByYou: 'Você já usou este cupom.',
    heldByYou: ({ number, time }: { number: number; time: string }) =>
      `O seu pedido nº ${number} está com este cupom até ${time}. Pague esse pedido ou espere até lá.`,
    belowMinimum: ({ amount }: { amount: string }) => `Este cupom vale para compras a partir de ${amount}.`,
    needsAccount: 'Este cupom tem limite por pessoa: entre na sua conta para usá-lo.',
    tooMany: 'Foram muitas tentativas. Espere alguns minutos e tente de novo.',
    failed: 'Não conseguimos conferir o cupom agora. Tente de novo.',
  },
} as const
