/** Texts of the second factor: the step after the password, and its part of Configurações (decision 0080). */

export const secondFactorTexts = {
  step: {
    heading: 'Falta o código',
    lead: (facts: { email: string }) =>
      `A conta ${facts.email} pede um segundo passo. Abra o aplicativo autenticador e digite o código que ele mostra agora.`,
    code: 'Código de seis números',
    codeHint: 'Ele muda a cada meio minuto.',
    recoveryLead: (facts: { email: string }) =>
      `Sem o aplicativo? Digite um dos códigos de recuperação que você guardou ao proteger a conta ${facts.email}. Cada um vale uma vez.`,
    recoveryCode: 'Código de recuperação',
    recoveryHint: 'São quatro grupos de quatro letras e números; maiúsculas e traços não fazem diferença.',
    submit: 'Continuar',
    submitting: 'Conferindo...',
    useRecovery: 'Usar um código de recuperação',
    useApp: 'Usar o código do aplicativo',
    leave: 'Entrar com outra conta',
    leaving: 'Saindo...',
    failureTitle: 'Não foi possível entrar',
    over: {
      title: 'O tempo para o código acabou',
      description: 'Entre de novo com a sua senha e tenha o aplicativo à mão.',
    },
    thenPassword: {
      title: 'Código confirmado!',
      description: 'Agora salve a nova senha.',
    },
  },
  problems: {
    code: 'Digite os seis números que o aplicativo mostra.',
    wrongCode: 'Este código não vale. Espere o próximo e confira se o relógio do celular está certo.',
    recoveryCode: 'Digite o código inteiro: são 16 letras e números.',
    wrongRecoveryCode: 'Este código não vale ou já foi usado. Confira cada letra ou tente outro.',
  },
  section: {
    heading: 'Verificação em duas etapas',
    lead: 'Com ela, quem descobrir a sua senha ainda não entra: depois da senha, a conta pede um código do seu celular.',
    turnOn: 'Ativar',
    turningOn: 'Preparando...',
    onSince: (facts: { day: string }) => `Ativada em ${facts.day}.`,
    codesLeft: (facts: { left: number }) =>
      facts.left === 0
        ? 'Você não tem códigos de recuperação: crie novos agora.'
        : facts.left === 1
          ? 'Resta 1 código de recuperação: crie novos.'
          : `Restam ${facts.left} códigos de recuperação.`,
    newCodes: 'Criar novos códigos de recuperação',
    makingCodes: 'Criando...',
    turnOff: 'Desativar',
    turnedOff: { title: 'Verificação desativada', description: 'Para entrar, agora basta a senha.' },
    failureTitle: 'Não deu certo',
    failureDefault: 'Algo deu errado. Tente de novo em instantes.',
    confirmEmailFirst: 'Confirme primeiro o e-mail da sua conta: os avisos de segurança vão para ele.',
    off: {
      title: 'Desativar a verificação em duas etapas?',
      body: 'A conta volta a abrir só com a senha, os códigos de recuperação deixam de valer, e os outros aparelhos são desconectados.',
      cancel: 'Manter ativada',
      confirm: 'Desativar',
      busy: 'Desativando...',
    },
  },
  enrol: {
    heading: 'Ative em três passos',
    steps: {
      app: 'Instale um aplicativo autenticador no celular. Serve qualquer um que leia códigos de seis números.',
      scan: 'No aplicativo, escolha adicionar uma conta e aponte a câmera para este quadrado.',
      code: 'Digite aqui o código que o aplicativo mostra.',
    },
    qrCode: 'Código QR para o aplicativo autenticador. A chave escrita abaixo faz o mesmo.',
    openApp: 'Está no celular? Toque aqui para abrir o aplicativo',
    keyLead: 'Sem câmera? Digite esta chave no aplicativo:',
    copyKey: 'Copiar a chave',
    submit: 'Confirmar e ativar',
    cancel: 'Cancelar',
    done: {
      title: 'Verificação ativada!',
      description: 'Desconectamos os outros aparelhos.',
    },
  },
  codes: {
    heading: 'Guarde seus códigos de recuperação',
    lead: 'Se você perder o celular, cada código abre a conta uma vez. Guarde-os longe dele: esta é a única vez que aparecem.',
    list: 'Códigos de recuperação',
    copy: 'Copiar',
    copied: 'Copiado!',
    copyFailed: 'Não foi possível copiar. Selecione os códigos e copie à mão.',
    download: 'Baixar como texto',
    fileLead: (facts: { email: string }) =>
      `Domine a Redação: códigos de recuperação da conta ${facts.email}. Cada um vale uma vez.`,
    print: 'Imprimir',
    done: 'Já guardei',
  },
  proof: {
    lead: 'Antes, confirme que é você.',
    password: 'Sua senha',
    required: 'Digite a sua senha.',
    wrong: 'A senha não é esta.',
    submit: 'Continuar',
    submitting: 'Conferindo...',
    cancel: 'Cancelar',
    signInAgain:
      'Sua conta não tem senha: saia, entre de novo pelo serviço que você usa e volte aqui em até dez minutos.',
  },
  console: {
    hint: 'Proteja o painel com a verificação em duas etapas',
    hintLead: 'Uma senha descoberta abriria pedidos, devoluções e dados de estudantes.',
    closed: 'O painel pede a verificação em duas etapas',
    closedLead: 'Ative-a no seu perfil, em Configurações. Depois disso, o painel abre.',
    toProfile: 'Ativar agora',
    later: 'Lembrar em 14 dias',
  },
} as const
