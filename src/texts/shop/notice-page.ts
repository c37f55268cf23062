/** The page /avisos: a request to be confirmed, and lists that can be left. */
export const noticePageTexts = {
  title: 'Avisos por e-mail',
  description: 'Confirme um pedido de aviso ou pare de receber avisos por e-mail.',
  request: {
    heading: 'Confirme o seu pedido',
    lead: ({ title }: { title: string }) =>
      `Você quer receber um e-mail quando “${title}” estiver disponível?`,
    confirm: 'Sim, quero o aviso',
    drop: 'Não fui eu',
    confirmedHeading: 'Combinado!',
    confirmed: ({ title }: { title: string }) =>
      `Avisaremos você por e-mail assim que “${title}” estiver disponível.`,
    droppedHeading: 'Pedido apagado',
    dropped: 'Não vamos escrever para este endereço.',
  },
  stop: {
    heading: 'Parar de receber',
    button: 'Parar de receber estes avisos',
    resume: 'Voltar a receber',
    stoppedHeading: 'Pronto, paramos',
    alreadyHeading: 'Estes avisos já estão parados',
    nothingHeading: 'Não há nada a parar',
    lists: {
      avisos: {
        lead: 'Estes são os avisos que você pediu em “Me avise!”.',
        waiting: 'Você espera por:',
        stopped:
          'Não resta nenhum pedido de aviso deste endereço. Se mudar de ideia, toque em “Me avise!” na página do que espera.',
        nothing:
          'Não há pedido de aviso à espera neste endereço. Para pedir um, toque em “Me avise!” na página do que espera.',
      },
      carrinho: {
        lead: 'Este é o e-mail com o carrinho que você pediu para guardar na loja.',
        stopped:
          'Não mandamos mais carrinhos para este endereço, mesmo que alguém peça. O seu continua na loja, neste navegador.',
        nothing: 'Não há carrinho a mandar para este endereço.',
      },
      match: {
        lead: 'Estes são os avisos do Match da Redação: quando chega uma redação para você corrigir, quando o prazo está acabando e quando a sua foi corrigida.',
        stopped:
          'O Match não escreve mais para o seu e-mail. O que chega para você continua na página do Match.',
        nothing: 'O Match da Redação não escreve para este endereço.',
      },
      'novas-versoes': {
        lead: 'Avisamos quando um material que você comprou ganha uma versão nova.',
        stopped: 'Não avisamos mais por e-mail. As versões novas continuam suas, em Meus Materiais.',
        nothing: 'Não há aviso de versão nova para este endereço.',
      },
      simulado: {
        lead: 'Este é o aviso de que o simulado do mês abriu.',
        stopped: 'Não avisamos mais por e-mail. As datas do simulado continuam na página do Simulado.',
        nothing: 'Não há aviso do simulado para este endereço.',
      },
    },
    transactional: 'Recibos e mensagens sobre a sua conta continuam chegando.',
  },
  gone: {
    heading: 'Este link não vale mais',
    lead: 'O pedido já foi apagado ou o endereço está incompleto. Abra o link inteiro da mensagem mais nova que você recebeu.',
  },
  goneList: {
    heading: 'Este link não vale mais',
    lead: 'Nenhum aviso sai por ele, ou o endereço está incompleto. Se ainda chegam avisos a você, abra o link inteiro da mensagem mais nova.',
  },
  toHome: 'Ir para o início',
} as const
