/** Texts of a minor's own guardians: the code for them, and what they have asked for (product §10 Guardians). */
import { GUARDIAN_CODE_DAYS } from '#domain/account/guardian.ts'

type Name = { name: string }

export const ownGuardiansTexts = {
  heading: 'Responsável',
  lead: 'Mãe, pai ou outra pessoa que responde por você pode acompanhar os seus dias de estudo, na conta dela, e autorizar o que depende dela. Ela entra pelo código que você cria aqui.',
  failed: 'Não conseguimos ler quem é responsável por você.',
  make: 'Criar um código',
  again: 'Criar outro código',
  making: 'Criando…',
  made: {
    title: 'Código criado.',
    description: 'Passe só para quem responde por você.',
  },
  codeLabel: 'Seu código',
  codeLead: ({ day }: { day: string }) =>
    `Vale uma vez, até ${day}. A pessoa cria uma conta, abre a Área do Responsável, no rodapé do site, e digita o código. Um código novo apaga este.`,
  codeAbout: `O código vale uma vez, por ${GUARDIAN_CODE_DAYS} dias. Passe só para quem responde por você.`,
  list: 'Quem está vinculado a você',
  none: 'Ninguém ainda.',
  since: ({ day }: { day: string }) => `Desde ${day}`,
  end: 'Desfazer o vínculo',
  endOf: ({ name }: Name) => `Desfazer o vínculo com ${name}`,
  endTitle: ({ name }: Name) => `Desfazer o vínculo com ${name}?`,
  endLead:
    'Essa pessoa deixa de ver os seus dias na hora e recebe um e-mail. O que ela autorizou deixa de valer.',
  ended: { title: 'Vínculo desfeito.' },
  shown: 'O que essa pessoa vê',
  shownNone: 'O que um responsável veria',
  approves: 'Aprova as suas compras antes.',
  erasure: {
    title: ({ day }: { day: string }) => `A sua conta será apagada a partir de ${day}.`,
    text: ({ name }: Name) =>
      `Quem pediu foi ${name}, como responsável. Se você não concorda, desfaça o vínculo em Configurações, aqui no perfil: o pedido acaba na hora. Se concorda, baixe antes uma cópia dos seus dados, na mesma aba.`,
    contact: 'Precisa de ajuda? Fale com a gente.',
    inList: ({ day }: { day: string }) =>
      `Pediu para apagar a sua conta: acontece a partir de ${day}, se o vínculo continuar.`,
  },
}
