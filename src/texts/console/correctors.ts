/** Texts of /painel/correcoes/equipe: who corrects, invitations, the report of a month. */

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const byCompetence = (values: readonly number[]) =>
  values.map((value, at) => `C${at + 1} ${value}`).join(' · ')

export const correctorsTexts = {
  title: 'Equipe de correção',
  lead: 'Quem corrige com você vê a fila, o texto ou a foto e o primeiro nome do estudante. Nada mais do painel.',
  toTeam: 'Equipe e relatório',
  toQueue: 'Voltar à fila',
  loading: 'Abrindo a equipe...',
  failed: 'Não conseguimos abrir a equipe.',
  actionFailed: {
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: 'Nada mudou. Confira a conexão e tente de novo.',
  },
  people: {
    heading: 'Quem corrige',
    empty: 'Por enquanto, só você. Convide alguém pelo e-mail.',
    unnamed: 'Sem nome no perfil',
    since: ({ day }: { day: string }) => `Na equipe desde ${day}`,
    held: ({ count }: { count: number }) =>
      count === 0 ? 'Nenhuma redação em mãos' : `${plural(count, 'redação', 'redações')} em mãos`,
    noFactor: 'Falta ativar a verificação em duas etapas: a fila só abre depois.',
    remove: 'Tirar da equipe',
    removeOf: ({ name }: { name: string }) => `Tirar da equipe: ${name}`,
    confirm: {
      title: ({ name }: { name: string }) => `Tirar ${name} da equipe?`,
      lead: 'O acesso termina na hora. O que está em mãos volta para a fila com tudo o que já foi escrito, e as correções entregues continuam com os estudantes.',
      yes: 'Tirar da equipe',
      no: 'Deixar como está',
      close: 'Fechar',
    },
    removed: { title: 'Fora da equipe', description: 'O que estava em mãos voltou para a fila.' },
  },
  invite: {
    heading: 'Convidar',
    email: 'E-mail de quem vai corrigir',
    hint: 'A pessoa aceita com uma conta deste e-mail. O link vale uma vez, por 7 dias.',
    submit: 'Enviar convite',
    sending: 'Enviando...',
    sent: { title: 'Convite enviado', description: 'Assim que for aceito, a pessoa aparece aqui.' },
    invalid: 'Confira o e-mail: falta algo nele.',
    refusals: {
      already_owner: 'Este é o e-mail de quem cuida da loja, que já corrige.',
      already_corrector: 'Quem tem este e-mail já está na equipe.',
      too_many_invitations: 'Há convites demais em aberto. Retire um antes de enviar outro.',
      rate_limited: 'Foram muitos convites em pouco tempo. Espere uma hora e tente de novo.',
    } as Readonly<Record<string, string>>,
  },
  open: {
    heading: 'Convites em aberto',
    until: ({ day }: { day: string }) => `Vale até ${day}`,
    over: 'Venceu. Envie outro, se quiser.',
    withdraw: 'Retirar',
    withdrawOf: ({ email }: { email: string }) => `Retirar o convite de ${email}`,
    withdrawn: { title: 'Convite retirado', description: 'O link do e-mail não abre mais nada.' },
  },
  report: {
    heading: 'Relatório do mês',
    lead: 'Para pagar a equipe e conversar sobre critérios. Uma redação com dois leitores conta para cada um.',
    month: 'Mês',
    show: 'Ver',
    download: 'Baixar tabela (CSV)',
    downloading: 'Preparando...',
    fileName: 'correcoes',
    empty: 'Ninguém entregou correções neste mês.',
    failed: 'Não conseguimos abrir o relatório.',
    loading: 'Somando...',
    gone: 'Conta excluída',
    unnamed: 'Sem nome no perfil',
    caption: ({ month }: { month: string }) => `Correções de ${month}`,
    reader: 'Quem leu',
    corrected: 'Corrigidas',
    returned: 'Devolvidas',
    median: 'Tempo mediano',
    total: 'Tempo total',
    readers: 'Com outros leitores',
    engine: 'Com o corretor',
    time: ({ minutes }: { minutes: number }) =>
      minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    nothing: 'sem comparação',
    near: ({ percent, count }: { percent: number; count: number }) =>
      `${percent} % dentro do limite, em ${plural(count, 'comparação', 'comparações')}`,
    apart: ({ values }: { values: readonly number[] }) => `Distância média: ${byCompetence(values)}`,
    apartHint:
      'Distância média em pontos, por competência. Dentro do limite: até 100 pontos no total e até 80 em cada competência.',
    columns: [
      'Quem leu',
      'Corrigidas',
      'Devolvidas',
      'Minutos (mediana)',
      'Minutos (total)',
      'Comparações com outros leitores',
      ...[1, 2, 3, 4, 5].map((number) => `Distância C${number} (leitores)`),
      'Dentro do limite, % (leitores)',
      'Comparações com o corretor',
      ...[1, 2, 3, 4, 5].map((number) => `Distância C${number} (corretor)`),
      'Dentro do limite, % (corretor)',
    ],
  },
  scale: {
    heading: 'A régua da casa',
    lead: 'O quanto as notas desta equipe se afastam das do corretor automático, em pontos, nas mesmas redações. Só números: nenhum texto sai daqui.',
    failed: 'Não conseguimos abrir a régua.',
    loading: 'Comparando...',
    tooFew: ({ count, needed }: { count: number; needed: number }) =>
      `Aparece depois de ${needed} correções comparadas. Até agora: ${count}; ${needed - count === 1 ? 'falta uma' : `faltam ${needed - count}`}.`,
    count: ({ count }: { count: number }) =>
      `De ${plural(count, 'correção comparada', 'correções comparadas')}.`,
    chart: 'Diferença média entre a equipe e o corretor, por competência; os números estão na tabela abaixo',
    table: 'A régua em números',
    engine: 'corretor',
    short: ({ number }: { number: number }) => `C${number}`,
    points: ({ points }: { points: number }) => {
      const whole = Math.round(points) || 0
      return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
    },
    competence: 'Competência',
    mean: 'Diferença média',
    apart: 'Distância média',
    offset: 'Quanto a estimativa muda',
    apartAfter: 'Distância que restaria',
    leftOut:
      'A distância que restaria é medida em cada redação com uma mudança calculada só das outras. Se não for menor que a de antes, seguir a régua não ajuda nessa competência.',
    follow: 'A estimativa mostrada aos estudantes segue a régua da casa',
    followHint: ({ needed }: { needed: number }) =>
      `Vale em até um minuto, a partir de ${needed} correções. Com poucas ou muito desiguais, a estimativa muda menos. O resultado diz, ao lado da nota, de quanto foi a mudança. Na evolução e no histórico fica a nota do corretor.`,
    followed: {
      title: 'A estimativa segue a casa',
      description: 'Os resultados dizem isso ao lado da nota.',
    },
    unfollowed: { title: 'A estimativa é só do corretor', description: 'Os resultados voltam à nota dele.' },
  },
  leave: {
    open: 'Sair da equipe de correção',
    title: 'Sair da equipe?',
    lead: 'A fila deixa de abrir para você. O que está com você volta para lá com tudo o que já escreveu, e as correções que entregou continuam com os estudantes.',
    yes: 'Sair da equipe',
    no: 'Continuar',
    close: 'Fechar',
    done: { title: 'Você saiu da equipe', description: 'Agradecemos pelas correções!' },
  },
  invitation: {
    pageTitle: 'Convite para corrigir',
    description:
      'Aceite o convite para corrigir redações de estudantes na Domine a Redação: a fila, o texto e o primeiro nome de quem escreveu.',
    title: 'Convite para corrigir redações',
    lead: 'Você verá a fila, o texto ou a foto de cada redação e o primeiro nome de quem escreveu. O que vê é de estudantes, muitos com menos de 18 anos: não copie, não guarde e não comente fora daqui.',
    signIn: 'Entre com o e-mail em que recebeu o convite e abra de novo o link do e-mail.',
    toLogin: 'Entrar',
    toSignUp: 'Criar conta',
    as: ({ email }: { email: string }) => `Você entrou como ${email}.`,
    accept: 'Aceitar o convite',
    accepting: 'Aceitando...',
    accepted: 'Você está na equipe de correção',
    acceptedLead: 'A fila já está aberta para você. Você também chega a ela pelo seu perfil.',
    toQueue: 'Abrir a fila',
    noKey: 'Este endereço está incompleto. Abra o link do e-mail do convite.',
    refusals: {
      invitation_not_found:
        'Este convite já foi usado, venceu ou foi retirado. Peça outro a quem convidou você.',
      invitation_of_other: 'Este convite é de outro e-mail. Saia e entre com o e-mail em que ele chegou.',
      email_not_proven:
        'Confirme antes o e-mail da sua conta pelo link que enviamos, e abra o convite de novo.',
      already_owner: 'A sua conta já é a de quem cuida da loja: a fila está aberta para você.',
    } as Readonly<Record<string, string>>,
    failed: 'Não conseguimos aceitar o convite agora. Confira a conexão e tente de novo.',
  },
}
