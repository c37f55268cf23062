/** What our e-mails say, but those about orders (order-mail.ts) and the Match (peer-mail.ts). Voice: "você", short, warm; says what happened and what to do next. */

/** A name and nothing else: whoever types an address or a sentence as a name would have our mails say it. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u

function greeting(name: string | null): string {
  const first = name
    ?.normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .split(/\s+/)[0]
  return first && FIRST_NAME.test(first) ? `Olá, ${first}!` : 'Olá!'
}

export const mailTexts = {
  brand: 'Domine a Redação',
  greeting,
  signature: 'Bons estudos,\nEquipe Domine a Redação',
  timeZone: 'horário de Brasília',
  /** Beneath every mail that goes by a list. */
  stop: 'Não quero mais receber estes avisos',
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

  recovery: {
    subject: 'Crie uma nova senha',
    heading: 'Vamos criar uma nova senha',
    marked: 'nova senha',
    body: 'Recebemos um pedido para trocar a senha da sua conta. O botão abre a página em que você escolhe a nova.',
    button: 'Escolher nova senha',
    note: 'O link vale por uma hora e funciona uma vez. Se você não pediu, ignore esta mensagem: sua senha continua a mesma.',
  },

  emailChangeCurrent: {
    subject: 'Confirme a troca do seu e-mail',
    heading: 'Você quer trocar de e-mail?',
    marked: 'trocar de e-mail',
    body: ({ newEmail }: { newEmail: string }) =>
      `Recebemos um pedido para que a sua conta passe a usar o endereço ${newEmail}. A troca só acontece depois da confirmação nos dois endereços: neste e no novo.`,
    button: 'Confirmar a troca',
    note: 'O link vale por um dia. Se você não pediu a troca, não confirme e escolha uma nova senha: alguém pode estar usando a sua conta.',
  },

  emailChangeNew: {
    subject: 'Confirme o seu novo e-mail',
    heading: 'Este é o seu novo e-mail?',
    marked: 'novo e-mail',
    body: 'Uma conta da Domine a Redação quer passar a usar este endereço. Confirme que ele é seu.',
    button: 'Confirmar o novo e-mail',
    note: 'O link vale por um dia. Se você não pediu a troca, ignore esta mensagem: nada acontece sem o seu clique.',
  },

  emailChanged: {
    subject: 'O e-mail da sua conta mudou',
    heading: 'O e-mail da sua conta mudou',
    marked: 'mudou',
    body: ({ newEmail }: { newEmail: string }) =>
      `A partir de agora, você entra na Domine a Redação com ${newEmail}. Este endereço não recebe mais mensagens da conta.`,
    note: 'Não foi você? Escreva para nós agora mesmo pela página Contato.',
    button: 'Abrir a página Contato',
  },

  passwordChanged: {
    subject: 'Sua senha mudou',
    heading: 'Sua senha mudou',
    marked: 'mudou',
    body: 'A senha da sua conta acabou de ser trocada, e desconectamos os outros aparelhos. Se foi você, não precisa fazer mais nada.',
    note: 'Não foi você? Escolha uma nova senha agora: o link chega a este mesmo e-mail.',
    button: 'Não fui eu: criar nova senha',
  },

  secondFactorAdded: {
    subject: 'Verificação em duas etapas ativada',
    heading: 'Sua conta tem mais uma tranca',
    marked: 'mais uma tranca',
    body: 'A verificação em duas etapas foi ativada na sua conta, e desconectamos os outros aparelhos. A partir de agora, quem entrar precisa também do código do seu aplicativo. Guarde os códigos de recuperação fora do celular.',
    note: 'Não foi você? Alguém entrou na sua conta com a sua senha: escreva agora pela página Contato.',
    button: 'Abrir as configurações',
  },

  secondFactorRemoved: {
    subject: 'Verificação em duas etapas desativada',
    heading: 'A verificação em duas etapas saiu',
    marked: 'saiu',
    body: 'A verificação em duas etapas foi desativada na sua conta, e desconectamos os outros aparelhos. Para entrar, agora basta a senha. Se foi você, não precisa fazer mais nada.',
    note: 'Não foi você? Escolha uma nova senha agora: o link chega a este mesmo e-mail.',
    button: 'Não fui eu: criar nova senha',
  },

  recoveryCodeUsed: {
    subject: 'Um código de recuperação foi usado',
    heading: 'Alguém entrou com um código de recuperação',
    marked: 'código de recuperação',
    body: ({ left }: { left: number }) => {
      const rest =
        left > 1
          ? `Sobraram ${left}.`
          : `${left === 1 ? 'Sobrou um' : 'Não sobrou nenhum'}: crie novos nas configurações do perfil.`
      return `Um código de recuperação da sua conta acabou de ser usado e não vale mais. ${rest}`
    },
    note: 'Não foi você? Troque a senha e crie novos códigos nas configurações do perfil.',
    button: 'Abrir as configurações',
  },

  accountExists: {
    subject: 'Você já tem uma conta',
    heading: 'Você já tem uma conta',
    marked: 'já tem',
    body: 'Alguém tentou criar uma conta com este e-mail, mas ele já está em uso na Domine a Redação. Se foi você, é só entrar.',
    button: 'Entrar na minha conta',
    note: 'Não lembra a senha? Na página de entrada, toque em “Esqueceu a senha?”. Se não foi você, ignore esta mensagem: nada mudou na sua conta.',
  },

  newDevice: {
    subject: 'Sua conta foi aberta em um novo aparelho',
    heading: 'Um novo aparelho na sua conta',
    marked: 'novo aparelho',
    body: ({ device, at }: { device: string; at: string }) =>
      `Alguém acabou de entrar na sua conta: ${device}, ${at}. Se foi você, não precisa fazer nada.`,
    note: 'Não foi você? Crie uma nova senha: ela encerra a sessão em todos os outros aparelhos.',
    button: 'Não fui eu: criar nova senha',
  },

  accountBanned: {
    subject: 'Sua conta foi bloqueada',
    heading: 'Sua conta foi bloqueada',
    marked: 'bloqueada',
    body: ({ reason, until }: { reason: string; until: string | null }) =>
      `${until ? `Sua conta ficará bloqueada até ${until}.` : 'Sua conta foi bloqueada sem data para voltar.'} O motivo: ${reason}`,
    note: 'Acha que foi um engano? Responda pela página Contato com este mesmo e-mail: uma pessoa lê. O que você comprou continua seu; peça por lá a entrega ou a devolução.',
    button: 'Falar com a gente',
  },

  guardianTied: {
    subject: 'Uma pessoa responsável entrou na sua conta pelo código',
    heading: 'Uma pessoa responsável está vinculada a você',
    marked: 'está vinculada',
    body: ({ guardian, email }: { guardian: string; email: string }) =>
      `${guardian} (${email}) usou o código que você criou e agora está na sua conta como responsável. Essa pessoa vê em que dias você estudou, quantas coisas fez e o que foi pago. Não vê suas redações, notas nem conversas.`,
    note: 'Não conhece essa pessoa? Desfaça o vínculo nas configurações do perfil e conte a um adulto em quem você confia.',
    button: 'Ver no meu perfil',
  },

  guardianEnded: {
    subject: 'O vínculo com a pessoa responsável terminou',
    heading: 'O vínculo com a pessoa responsável terminou',
    marked: 'terminou',
    body: ({ guardian, email }: { guardian: string; email: string }) =>
      `${guardian} (${email}) desfez o vínculo e não vê mais nada da sua conta. O que essa pessoa tinha autorizado deixou de valer.`,
    note: 'Para vincular outra pessoa, crie um novo código nas configurações do perfil.',
    button: 'Ver no meu perfil',
  },

  guardianExported: {
    subject: 'A pessoa responsável baixou uma cópia dos seus dados',
    heading: 'A pessoa responsável baixou uma cópia dos seus dados',
    marked: 'uma cópia',
    body: ({ guardian, email }: { guardian: string; email: string }) =>
      `${guardian} (${email}) baixou uma cópia do que a lei deixa um responsável pedir: termos aceitos, estudo em números, turmas e compras. Suas redações, conversas, mensagens, fotos e dúvidas não vão nela.`,
    note: 'Não conhece essa pessoa? Desfaça o vínculo nas configurações do perfil e conte a um adulto em quem você confia.',
    button: 'Ver no meu perfil',
  },

  guardianErasureAsked: {
    subject: 'Pediram para apagar a sua conta',
    heading: 'Pediram para apagar a sua conta',
    marked: 'apagar a sua conta',
    body: ({ guardian, email, day }: { guardian: string; email: string; day: string }) =>
      `${guardian} (${email}), que está na sua conta como responsável, pediu para apagar a conta e tudo o que há nela. Isso acontece a partir de ${day}. Até lá, nada muda.`,
    note: 'Não concorda, ou não conhece essa pessoa? Desfaça o vínculo nas configurações do perfil: o pedido acaba na hora. Ou escreva para nós pela página Contato. Se concorda, baixe antes uma cópia dos seus dados.',
    button: 'Ver no meu perfil',
  },

  guardianErasureWithdrawn: {
    subject: 'A sua conta não será mais apagada',
    heading: 'A sua conta continua',
    marked: 'continua',
    body: ({ guardian, email }: { guardian: string; email: string }) =>
      `${guardian} (${email}) desistiu de apagar a sua conta. Tudo está como antes.`,
    note: 'Quem está vinculado a você aparece nas configurações do perfil.',
    button: 'Ver no meu perfil',
  },

  otherGuardianErasureAsked: {
    subject: 'Pediram para apagar a conta de um estudante',
    heading: 'Pediram para apagar a conta do estudante',
    marked: 'apagar a conta',
    body: ({ minor, day }: { minor: string | null; day: string }) =>
      `Outra pessoa vinculada como responsável pediu para apagar a conta de ${minor ?? 'um estudante que você acompanha'}, com tudo o que há nela. Isso acontece a partir de ${day}. Até lá, nada muda.`,
    note: 'Não concorda? Converse com o estudante: se ele desfizer o vínculo com quem pediu, o pedido acaba na hora. Ou escreva para nós pela página Contato.',
    button: 'Abrir a Área do Responsável',
  },

  minorErased: {
    subject: 'A conta do estudante foi apagada, como você pediu',
    heading: 'A conta do estudante foi apagada',
    marked: 'foi apagada',
    body: 'Passaram os sete dias desde o seu pedido, e a conta foi apagada com tudo o que havia nela. O vínculo com ela também acabou.',
    note: 'O registro fiscal das compras fica, sem nomes, porque a lei manda guardá-lo.',
    button: 'Abrir a Área do Responsável',
  },

  minorEnded: {
    subject: 'O vínculo com a conta de um estudante terminou',
    heading: 'O vínculo com o estudante terminou',
    marked: 'terminou',
    body: ({ minor }: { minor: string | null }) =>
      `O vínculo com a conta de ${minor ?? 'um estudante'} foi desfeito por lá. Você não vê mais os dias de estudo, e o que você tinha autorizado deixou de valer.`,
    note: 'Se não era o combinado, conversem: com um novo código, o vínculo volta.',
    button: 'Abrir a Área do Responsável',
  },

  accountUnbanned: {
    subject: 'Sua conta está aberta de novo',
    heading: 'Sua conta está aberta de novo',
    marked: 'de novo',
    body: 'O bloqueio da sua conta terminou. Seus textos, materiais e conquistas estão onde você deixou.',
    note: 'As regras da comunidade estão no rodapé do site.',
    button: 'Entrar na minha conta',
  },

  challengeWon: {
    subject: ({ month }: { month: string }) => `Sua redação venceu o desafio de ${month}`,
    heading: 'A redação vencedora é a sua',
    marked: 'é a sua',
    body: ({ month, theme }: { month: string; theme: string }) =>
      `O desafio de ${month} terminou, e a redação vencedora é a sua. O tema era: ${theme}.`,
    prize: ({ prize }: { prize: string }) => `O prêmio, como anunciado no desafio: ${prize}.`,
    claim: 'Para combinar a entrega, escreva para a gente com este mesmo e-mail.',
    claimOfMinor:
      'Para combinar a entrega, peça à pessoa responsável por você que escreva para a gente, citando este e-mail. Não mande documentos nem endereço.',
    button: 'Combinar a entrega',
    note: 'Nunca pedimos senha, documento ou pagamento para entregar um prêmio.',
  },

  challengeChanged: {
    subject: ({ month }: { month: string }) => `O desafio de ${month} mudou`,
    heading: 'O desafio deste mês mudou',
    marked: 'mudou',
    body: ({ month }: { month: string }) =>
      `Você participou do desafio de ${month}, e ele mudou depois que a sua redação chegou. O motivo, nas nossas palavras:`,
    theme: ({ from, to }: { from: string; to: string }) => `O tema era “${from}”. Agora é “${to}”.`,
    prize: ({ from, to }: { from: string; to: string }) => `O prêmio era ${from}. Agora é ${to}.`,
    yours:
      'A sua redação continua no desafio. Se quiser, troque o texto até o último dia do mês, ou retire a redação.',
    button: 'Abrir o desafio',
  },

  materialUpdated: {
    subject: ({ productTitle }: { productTitle: string }) => `Nova versão do seu material: ${productTitle}`,
    heading: 'Seu material tem uma nova versão',
    marked: 'nova versão',
    body: ({
      productTitle,
      materialTitle,
      date,
    }: {
      productTitle: string
      materialTitle: string
      date: string
    }) =>
      `Em ${date}, publicamos uma nova versão do arquivo “${materialTitle}”, que faz parte da sua compra (${productTitle}). Ela já é sua, sem pagar nada a mais.`,
    account:
      'Para receber a nova versão, abra o seu perfil, na aba Meus Materiais, e baixe o arquivo de novo.',
    accountButton: 'Abrir Meus Materiais',
    guest: ({ email }: { email: string }) =>
      `Para baixar, crie sua conta com este mesmo e-mail (${email}) e confirme-o: a compra aparece sozinha no seu perfil, na aba Meus Materiais.`,
    guestButton: 'Criar minha conta',
    note: 'Você recebe esta mensagem porque comprou este material: avisamos uma vez por versão.',
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

  contactReply: {
    subject: ({ protocol }: { protocol: string }) => `Resposta à sua mensagem: protocolo ${protocol}`,
    heading: 'Respondemos a sua mensagem',
    marked: 'Respondemos',
    yourMessage: ({ protocol, topic }: { protocol: string; topic: string }) =>
      `Sua mensagem (protocolo ${protocol}, ${topic}):`,
    button: 'Escrever de novo',
    note: ({ protocol }: { protocol: string }) =>
      `Ficou alguma dúvida? Responda a este e-mail, ou escreva pela página Contato e cite o protocolo ${protocol}: lá o prazo de cinco dias começa de novo. Se não concordar com a resposta, procure o Procon da sua cidade.`,
    noteWithoutMail: ({ protocol }: { protocol: string }) =>
      `Ficou alguma dúvida? Ninguém lê respostas a este e-mail: escreva pela página Contato e cite o protocolo ${protocol}. Lá o prazo de cinco dias começa de novo. Se não concordar com a resposta, procure o Procon da sua cidade.`,
  },

  contactMessage: {
    subject: ({ protocol, topic }: { protocol: string; topic: string }) => `Contato ${protocol}: ${topic}`,
    heading: ({ protocol }: { protocol: string }) => `Nova mensagem: ${protocol}`,
    from: ({ name, email, topic }: { name: string; email: string; topic: string }) =>
      `De ${name} (${email}). Assunto: ${topic}.`,
    button: 'Responder no painel',
    note: ({ email }: { email: string }) =>
      `Você tem cinco dias. Respondida no painel, a mensagem sai da lista do que espera. Se preferir responder a este e-mail (a resposta vai para ${email}), registre depois, na mensagem, o que respondeu.`,
  },
} as const
