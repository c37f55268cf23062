/** What our e-mails say. Voice: "você", short, warm; says what happened and what to do next. */

type OrderNumber = { orderNumber: number }

function greeting(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0]
  return first ? `Olá, ${first}!` : 'Olá!'
}

export const mailTexts = {
  brand: 'Domine a Redação',
  greeting,
  signature: 'Bons estudos,\nEquipe Domine a Redação',
  total: 'Total',
  free: 'Grátis',
  orderNumber: ({ orderNumber }: OrderNumber) => `Pedido nº ${orderNumber}`,
  line: ({
    quantity,
    productTitle,
    variantTitle,
  }: {
    quantity: number
    productTitle: string
    variantTitle: string
  }) => `${quantity} × ${productTitle}${variantTitle ? ` (${variantTitle})` : ''}`,

  receipt: {
    subject: ({ orderNumber }: OrderNumber) => `Compra confirmada: pedido nº ${orderNumber}`,
    heading: 'Seu material já é seu',
    marked: 'já é seu',
    account:
      'Pagamento confirmado. O material está no seu perfil, na aba Meus Materiais, pronto para baixar quando você quiser.',
    accountButton: 'Abrir Meus Materiais',
    guest: ({ email }: { email: string }) =>
      `Pagamento confirmado. Para baixar o material, crie sua conta com este mesmo e-mail (${email}) e confirme-o: a compra aparece sozinha no seu perfil, na aba Meus Materiais.`,
    guestButton: 'Criar minha conta',
    guestNote:
      'Já tem conta com este e-mail? Entre, confirme o e-mail, se ainda não confirmou, e abra o seu perfil.',
    stampNote: 'Cada página do PDF sai com o seu nome e o seu e-mail. O material é de uso pessoal.',
  },

  refundDue: {
    subject: ({ orderNumber }: OrderNumber) => `Vamos devolver o seu dinheiro: pedido nº ${orderNumber}`,
    heading: 'O seu dinheiro vai voltar',
    marked: 'vai voltar',
    body: 'O seu pagamento chegou depois do fim da reserva, e as últimas unidades já tinham sido vendidas. Nada foi entregue, e o valor pago será devolvido por inteiro, pela mesma forma de pagamento. Você não precisa fazer nada.',
    button: 'Ver o que está disponível',
  },

  confirmEmail: {
    subject: 'Confirme o seu e-mail',
    heading: 'Falta só confirmar',
    marked: 'confirmar',
    body: 'Confirme que este e-mail é seu. As compras feitas com ele aparecem no seu perfil logo em seguida.',
    button: 'Confirmar e-mail',
    note: 'Se você não criou esta conta, não confirme: quem a criou passaria a ver as compras feitas com o seu e-mail. Basta ignorar esta mensagem, nada acontece sem o seu clique.',
  },

  accountErased: {
    subject: 'Sua conta foi excluída',
    heading: 'Conta excluída',
    marked: 'excluída',
    body: 'Sua conta na Domine a Redação e os dados ligados a ela foram apagados. Esta é a última mensagem que enviamos: depois dela, o seu endereço sai também dos nossos envios.',
    kept: 'Dos seus pedidos pagos, ficam só os registros que a lei fiscal pede (número, data, produtos e valores), sem o seu nome e sem o seu e-mail. Guarde os recibos: com o número do pedido, ainda atendemos você.',
    button: 'Falar com a gente',
    note: 'Se não foi você quem pediu a exclusão, fale conosco agora.',
  },

  contactReceived: {
    subject: ({ protocol }: { protocol: string }) => `Recebemos a sua mensagem: protocolo ${protocol}`,
    heading: 'Mensagem recebida',
    marked: 'recebida',
    body: ({ protocol, topic }: { protocol: string; topic: string }) =>
      `O número do seu protocolo é ${protocol}. Assunto: ${topic}.`,
    answer:
      'Respondemos em até cinco dias, neste mesmo e-mail. Guarde o número: com ele, você não precisa contar tudo de novo.',
    button: 'Ver as perguntas frequentes',
    note: 'Se você não escreveu para a Domine a Redação, ignore esta mensagem: alguém digitou o seu endereço por engano.',
  },

  contactMessage: {
    subject: ({ protocol, topic }: { protocol: string; topic: string }) => `Contato ${protocol}: ${topic}`,
    heading: ({ protocol }: { protocol: string }) => `Nova mensagem: ${protocol}`,
    from: ({ name, email, topic }: { name: string; email: string; topic: string }) =>
      `De ${name} (${email}). Assunto: ${topic}.`,
    note: ({ email }: { email: string }) => `Responda para ${email} em até cinco dias, citando o protocolo.`,
  },
} as const
