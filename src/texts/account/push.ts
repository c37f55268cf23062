/**
 * Notices by push (product §10 Notices by push): what they say, and their settings. A notice lies on a locked screen that
 * others see: no name, no theme, no amount, no word of an essay.
 */
import type { OwnerPushKind, SentPushKind, StudentPushKind } from '#domain/account/push.ts'

export const pushNoticeTexts: Record<SentPushKind, { title: string; body: string }> = {
  correction: { title: 'Sua correção está pronta', body: 'Toque para ler com calma.' },
  answer: { title: 'Você recebeu uma resposta', body: 'Toque para ver.' },
  'mock-exam': { title: 'O simulado do mês está aberto', body: 'Escolha a sua hora e comece.' },
  practice: { title: 'Sua prática de hoje', body: 'São uns sete minutos. Que tal agora?' },
  sale: { title: 'Venda nova', body: 'Toque para abrir os pedidos.' },
  dispute: { title: 'Contestação no banco', body: 'Ela tem prazo: toque para ver o pedido.' },
  report: { title: 'Denúncia na comunidade', body: 'Toque para decidir.' },
  message: { title: 'Mensagem nova em Contato', body: 'Toque para ler e responder.' },
  'correction-due': { title: 'Correções para hoje', body: 'Há redações esperando por você.' },
  test: { title: 'Deu certo!', body: 'É assim que um aviso chega neste aparelho.' },
}

/** Why this browser gets none, and what to do about it. */
export const pushObstacleTexts = {
  unsupported:
    'Este navegador não recebe avisos. Em uma janela anônima também não dá: abra o site em uma janela comum do Chrome, do Edge, do Firefox ou do Safari.',
  install:
    'Nos telefones da Apple, os avisos chegam pelo aplicativo: toque em Compartilhar, depois em “Adicionar à Tela de Início”, abra por lá e volte aqui.',
  denied:
    'Os avisos deste site estão bloqueados neste navegador. Para liberar, toque no cadeado ao lado do endereço, permita as notificações e volte aqui.',
  dismissed: 'O navegador perguntou, e a resposta ficou em branco. Quando quiser, é só tocar de novo.',
  failed:
    'O navegador não conseguiu se inscrever nos avisos. Confira a internet e tente de novo; em uma janela anônima não dá.',
  unreachable: 'Não conseguimos falar com o servidor. Confira a internet e tente de novo.',
} as const

export const pushSettingsTexts = {
  heading: 'Avisos no aparelho',
  lead: 'Escolha do que você quer saber por aviso no celular ou no computador. Nada chega entre 22h e 7h (horário de Brasília): o que acontece à noite espera a manhã. Propaganda, nunca.',
  loading: 'Vendo seus avisos...',
  failed: 'Não conseguimos ver seus avisos.',
  switches: {
    correction: 'Correção pronta',
    answer: 'Resposta a uma pergunta ou mensagem minha',
    'mock-exam': 'O simulado do mês abriu',
    practice: 'A prática de hoje',
  } satisfies Record<StudentPushKind, string>,
  practiceHour: 'Hora da prática',
  hour: ({ hour }: { hour: number }) => `${hour}h`,
  owner: {
    heading: 'Avisos no aparelho',
    lead: 'Cada aparelho em que você ativar mostra um aviso sem nomes nem valores, também com o painel fechado. Nada chega entre 22h e 7h: o que acontece à noite espera a manhã.',
    switches: {
      sale: 'Venda',
      dispute: 'Contestação no banco',
      report: 'Denúncia na comunidade',
      message: 'Mensagem da página Contato',
      'correction-due': 'Correções prometidas para hoje ou atrasadas',
    } satisfies Record<OwnerPushKind, string>,
  },
  here: 'Este aparelho recebe os avisos.',
  elsewhere: 'Este aparelho ainda não recebe os avisos.',
  enable: 'Receber neste aparelho',
  enabling: 'Pedindo ao navegador...',
  disable: 'Parar neste aparelho',
  disabling: 'Parando...',
  test: 'Mandar um aviso de teste',
  testing: 'Mandando...',
  tested: { title: 'Aviso a caminho', description: 'Ele chega em alguns segundos neste aparelho.' },
  notTested: { title: 'O aviso não saiu', description: 'Tente de novo em um instante.' },
  notSaved: { title: 'Não foi possível gravar', description: 'Nada mudou. Tente de novo em um instante.' },
} as const
