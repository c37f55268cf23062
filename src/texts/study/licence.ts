/** Texts of a school's licence: its holder's page, and what a student reads at /premium (product §10 School licence). */

type Day = { readonly day: string }
type Count = { readonly count: number }

const seatsText = (count: number) => (count === 1 ? '1 vaga' : `${count} vagas`)

export const licenceTexts = {
  pageTitle: 'Licença da escola',
  description: 'A licença da escola na Domine a Redação: vagas, prazo e quem está com o Premium.',
  lead: 'Quem entra nas suas turmas ocupa as vagas pela ordem de entrada e fica com o Premium até o fim do prazo. Quando alguém sai, a vaga passa na hora para quem vem depois.',
  back: 'Todas as turmas',
  guest: { heading: 'Entre para ver a licença', lead: 'A licença fica na conta de quem a comprou.' },
  noScript: 'Para ver a licença, ative o JavaScript neste navegador.',
  loading: 'Abrindo a licença…',
  failed: 'Não conseguimos abrir a licença.',
  used: ({ used, seats }: { used: number; seats: number }) => `${used} de ${seatsText(seats)} em uso`,
  licences: 'Prazo',
  until: ({ seats, day }: Day & { seats: number }) => `${seatsText(seats)}, até ${day}`,
  waiting: ({ count }: Count) =>
    count === 1
      ? '1 estudante está sem vaga. Ele recebe a primeira que abrir.'
      : `${count} estudantes estão sem vaga. Quem entrou primeiro recebe a primeira que abrir.`,
  list: 'Quem está com o Premium',
  unnamed: 'Sem nome',
  seat: ({ className, day }: Day & { className: string }) => `${className} · até ${day}`,
  empty: 'Ninguém ainda. Crie uma turma e dê o código aos estudantes.',
  toClasses: 'Abrir as turmas',
  more: {
    heading: 'Mais vagas ou mais tempo',
    lead: 'As licenças se somam: cada uma traz as suas vagas e vale até o próprio fim. Nada se renova sozinho.',
    buy: 'Ver a licença na loja',
    ask: 'Escrever pelo Contato',
  },
  none: {
    title: 'Esta conta não tem uma licença',
    lead: 'Com uma licença, a escola compra vagas por alguns meses. Você cria as turmas, e quem entra nelas fica com o Premium, sem pagar nada.',
  },
  heldBack: {
    title: 'A licença está esperando',
    lead: 'Ela só abre em uma conta de quem tem 18 anos ou mais. Se é o seu caso, confira a idade no perfil ou escreva pelo Contato. O prazo já está contando.',
  },
  toProfile: 'Abrir o perfil',
  /** To a student, at /premium. */
  premium: {
    seated: ({ name }: { name: string }) => `Você está com o Premium pela turma ${name}`,
    seatedLead: ({ teacher, day }: Day & { teacher: string }) =>
      `Ele vem da licença de ${teacher} e vale até ${day}, enquanto você estiver na turma. Você não paga nada. As correções da professora não fazem parte.`,
    ended: ({ name }: { name: string }) => `O Premium da turma ${name} acabou`,
    endedLead: ({ teacher, day }: Day & { teacher: string }) =>
      `Ele vinha da licença de ${teacher} e valeu até ${day}. O que você escreveu continua na sua conta.`,
    toClass: 'Ver a turma',
  },
} as const
