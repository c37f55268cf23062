/** Texts of the Match's own page: taking part, the search for a pair, what has come back. */
import { numberText } from '#domain/shared/number-text.ts'
import type { IdentificationKind } from '#domain/writing/identification.ts'

export const matchHomeTexts = {
  consent:
    'Ao participar, a redação que você escolher será lida por outro estudante, sem seu nome, e-mail ou foto. Se alguém denunciar um texto, nossa equipe o lê. Você pode sair quando quiser.',
  switchLabel: 'Quero participar do Match',
  mails: {
    label: 'Avisar por e-mail',
    hint: 'Quando uma redação esperar por você, quando a sua voltar corrigida e um dia antes do fim do prazo. Nos e-mails não vai texto de redação nem nome de ninguém.',
  },
  leave: {
    title: 'Sair do Match?',
    lead: 'A redação que espera por correção sai da fila. Se você tem uma correção por fazer, ela passa para outra pessoa, e você só poderá buscar de novo depois de três dias.',
    confirm: 'Sair do Match',
    cancel: 'Continuar',
    close: 'Fechar',
  },
  ineligible: {
    unproven: 'Confirme seu e-mail para participar: o link está na sua caixa de entrada.',
    age_unknown: 'Complete seu cadastro no perfil para participar.',
    guardian_needed:
      'Antes dos 16 anos, o Match precisa da autorização de um responsável. Crie um código no seu perfil e passe para ele.',
    paused: 'Por decisão da moderação, você não pode publicar nem corrigir por enquanto.',
  },
  toGuardians: 'Criar o código',
  toProfile: 'Abrir o perfil',
  now: 'Agora',
  status: {
    off: 'Ative o Match para começar.',
    calibrate: ({ left }: { left: number }) =>
      left === 1 ? 'Falta corrigir 1 amostra.' : `Faltam ${left} amostras para você poder corrigir.`,
    ready: 'Tudo pronto: escolha uma redação e busque um par.',
    task: ({ due }: { due: string }) => `Você tem uma redação para corrigir até ${due}.`,
    waiting: 'Sua redação está na fila. Assim que alguém chegar, vocês trocam.',
    assigned: 'Um estudante está corrigindo a sua redação.',
    paused: ({ until }: { until: string }) =>
      `Uma correção ficou sem entrega. Você poderá buscar de novo em ${until}.`,
  },
  openTask: 'Corrigir a redação',
  openMatch: 'Abrir o Match',
  search: {
    heading: 'Buscar um par',
    lead: 'Escolha a redação e a versão que outro estudante vai ler.',
    essay: 'Redação',
    version: 'Versão',
    versionsFailed: 'Não conseguimos ler as versões desta redação.',
    versionOf: ({ number, total }: { number: number; total: number }) => `Versão ${number}, nota ${total}`,
    // Product §2 Profile
    submit: 'Buscar um Match Agora',
    submitting: 'Buscando...',
    cancel: 'Tirar da fila',
    cancelled: { title: 'Busca encerrada', description: 'Sua redação saiu da fila.' },
    none: 'Você ainda não tem redação corrigida.',
    noneLead: 'Escreva uma na sala de escrita: com a nota do corretor, ela pode entrar no Match.',
    write: 'Escrever uma redação',
    matched: {
      title: 'Vocês têm um Match!',
      description: 'Você recebeu uma redação, e a sua está com um par.',
    },
    queued: { title: 'Você está na fila', description: 'Assim que alguém chegar, vocês trocam redações.' },
    identified: 'Confira antes de enviar',
    contact: 'Sua redação tem um contato. Tire-o na sala de escrita, corrija de novo e envie a nova versão.',
    name: 'Encontramos palavras do seu nome no texto. Se alguém puder reconhecer você por elas, mude o texto antes.',
    isNameMeant: 'Não sou eu: pode enviar assim',
    kinds: {
      email: 'E-mail',
      document: 'CPF',
      phone: 'Telefone',
      handle: 'Nome de usuário',
      link: 'Endereço da internet',
      invitation: 'Convite para conversar',
      'own-name': 'Seu nome',
    } satisfies Record<IdentificationKind, string>,
    refusals: {
      too_short: 'Esta versão tem até sete linhas: é pouco texto para corrigir.',
      version_used: 'Esta versão já foi enviada. Escolha outra.',
      refused_word: 'O texto tem uma palavra que não aceitamos quando outros leem.',
      task_open: 'Entregue primeiro a correção que está com você.',
      turn_open: 'Uma redação sua já está no Match.',
      missed_pause: 'Uma correção ficou sem entrega. Espere o prazo para buscar de novo.',
      not_calibrated: 'Corrija primeiro as três amostras.',
      nothing_to_help: 'Ninguém está esperando agora. Obrigado por tentar!',
    } as Readonly<Record<string, string>>,
  },
  help: {
    heading: 'Tem alguém esperando por você',
    lead: 'Há uma redação sem leitor, ou com notas distantes demais. Corrigir sem trocar também conta.',
    submit: 'Corrigir mais uma',
  },
  results: {
    heading: 'O que voltou para você',
    states: {
      locked: 'Chegou! Abre quando você entregar a sua correção.',
      reading: 'Sua correção chega depois de uma leitura da equipe.',
      refused: 'A equipe não entregou esta correção. Você pode enviar esta versão de novo.',
      hidden: 'Você denunciou esta correção. Ela fica oculta até a decisão.',
      open: 'Correção recebida',
    },
    final: ({ total }: { total: number }) => `Nota final ${numberText(total, { most: 1 })}`,
  },
  delivered: ({ count }: { count: number }) =>
    count === 1 ? 'Você já corrigiu 1 redação.' : `Você já corrigiu ${count} redações.`,
} as const
