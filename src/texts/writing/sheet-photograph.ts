/** Texts of the way from paper to text (product §10 From paper to text). */
import type { Fault } from '#domain/writing/sheet-photograph/quality.ts'

const lineList = (lines: readonly number[]) =>
  lines.length === 1
    ? `a linha ${lines[0]}`
    : `as linhas ${lines.slice(0, -1).join(', ')} e ${lines[lines.length - 1]}`

export const sheetPhotographTexts = {
  pageTitle: 'Do papel para o texto',
  description:
    'Fotografe a redação escrita à mão: a folha é endireitada no seu aparelho, e cada linha aparece acima do campo em que você a digita.',
  lead: 'Fotografe a sua redação. A foto é endireitada aqui mesmo, no seu aparelho, e cada linha aparece acima do campo em que você a digita.',
  note: 'linha por linha',
  theme: {
    field: 'Tema da redação',
    none: 'Escolho depois, na sala',
    fromSheet: 'O tema veio do código da folha.',
  },
  choose: {
    heading: 'A foto da folha',
    another: 'A segunda página',
    camera: 'Tirar foto',
    file: 'Escolher uma foto',
    add: 'Juntar uma segunda foto',
    note: 'JPEG, PNG ou WebP; HEIC, onde o navegador abre. A foto não sai do seu aparelho enquanto você não pedir.',
    print: 'Ainda não escreveu? Imprima a folha',
    working: 'Lendo a foto neste aparelho…',
  },
  camera: {
    title: 'Fotografe a folha',
    lead: 'Enquadre a folha inteira, com os quatro cantos à vista, e segure o papel reto e parado.',
    picture: 'O que a câmera vê',
    opening: 'Abrindo a câmera…',
    take: 'Fotografar',
    close: 'Fechar a câmera',
    small:
      'Esta câmera vê poucos detalhes. Chegue perto, com boa luz; se as letras não aparecerem, fotografe com o celular e escolha a foto aqui.',
    'not-allowed':
      'O navegador não deixou usar a câmera. Permita a câmera nas configurações deste site, ou escolha uma foto.',
    missing:
      'Não achamos uma câmera livre neste aparelho. Escolha uma foto, ou feche o programa que usa a câmera.',
    unmade: 'A câmera não deu uma foto. Tente de novo, ou escolha uma foto.',
  },
  failure: {
    heic: 'Este navegador não abre fotos HEIC. No celular, mude a câmera para “mais compatível” (JPEG) ou envie a foto por um aplicativo que a converta.',
    undecodable: 'Não conseguimos abrir este arquivo como foto. Tente outra, em JPEG, PNG ou WebP.',
    broken:
      'A leitura da foto parou no meio: talvez falte memória. Feche outras abas ou tire a foto com resolução menor.',
  },
  corners: {
    heading: 'Marque os quatro cantos da folha',
    asked:
      'Não temos certeza de onde a folha está na foto. Arraste os quatro cantos para os cantos do papel.',
    photograph: 'A sua foto',
    names: [
      'canto de cima, à esquerda',
      'canto de cima, à direita',
      'canto de baixo, à direita',
      'canto de baixo, à esquerda',
    ],
    keys: 'Pelo teclado: Tab troca de canto, as setas o movem (com Shift, mais depressa).',
    use: 'Endireitar a folha',
    adjust: 'Ajustar os cantos',
    turn: 'Girar a folha',
    advice: 'Da próxima vez, uma mesa mais escura que o papel ajuda.',
  },
  judged: {
    good: 'A foto está boa: nítida e inteira.',
    heading: 'Dá para seguir, mas outra foto seria melhor',
    faults: {
      blurred: 'Ela está tremida ou fora de foco. Apoie o celular e toque na folha para focar.',
      dark: 'Ela está escura. Chegue perto de uma janela.',
      glare: 'Há um reflexo de luz sobre a folha. Incline um pouco o celular.',
      'cut-off': 'Um pedaço da folha ficou de fora. Afaste um pouco o celular.',
    } satisfies Record<Fault, string>,
    missing: (lines: readonly number[]) =>
      `Da foto ${lines.length === 1 ? 'ficou' : 'ficaram'} de fora, inteira${lines.length === 1 ? '' : 's'} ou em parte: ${lineList(lines)}.`,
    otherAccount: 'O código da folha é de outra conta. Confira se a redação é sua.',
    again: 'Trocar esta foto',
  },
  page: {
    whole: 'Ver a folha inteira',
    alt: ({ page }: { page: number }) => `Página ${page} da sua folha, endireitada`,
    noLines:
      'Não deu para separar as linhas desta foto. Digite olhando a folha inteira, uma linha do papel em cada campo.',
  },
  typing: {
    heading: 'Digite linha por linha',
    lead: 'Copie como está no papel, com os erros que houver: é o seu texto que será corrigido. Enter passa para a linha de baixo.',
    line: ({ number }: { number: number }) => `Linha ${number}`,
    strip: ({ number }: { number: number }) => `Foto da linha ${number}`,
    empty: 'em branco no papel',
    paragraph: 'Começa parágrafo',
    doubt: 'Não sei ler uma palavra',
    doubtNote: 'Coloca (?) depois da palavra.',
    confirm: 'Está igual ao papel',
    confirmOf: ({ number }: { number: number }) => `Linha ${number}: está igual ao papel`,
    unconfirmed: 'Lida pela máquina: compare com a foto e corrija o que ela errou.',
    unconfirmedCount: ({ count }: { count: number }) =>
      count === 1 ? 'Falta conferir 1 linha.' : `Faltam ${count} linhas para conferir.`,
    doubts: ({ count }: { count: number }) =>
      count === 1 ? 'Uma palavra em dúvida.' : `${count} palavras em dúvida.`,
    progress: ({ typed, all }: { typed: number; all: number }) => `${typed} de ${all} linhas digitadas.`,
    next: 'Ir à próxima linha vazia',
    shown: 'Mostrar as linhas em branco',
    hidden: 'Esconder as linhas em branco',
    kept: 'Salvo neste navegador.',
    unkept: 'O navegador não tem espaço para salvar a foto: termine nesta visita. O texto está salvo.',
  },
  finish: {
    heading: 'Pronto?',
    lead: 'O texto vai para a sala de escrita com as linhas do papel. Lá você confere, corrige e recebe a nota.',
    keep: 'Salvar a foto com a redação, na minha conta',
    keepNote:
      'Só a folha endireitada, sem local nem dados do aparelho. Só você a vê, e quem você pedir que corrija.',
    keepLogin: 'Com uma conta, a foto pode ser salva junto com a redação.',
    keepTheme: 'Escolha o tema, lá em cima, para salvar a foto.',
    do: 'Levar para a sala',
    busy: 'Levando…',
    nothing: { title: 'Nenhuma linha digitada', description: 'Digite ao menos uma linha antes de seguir.' },
    unconfirmed: {
      title: 'Ainda há linhas para conferir',
      description: 'Compare cada linha lida pela máquina com a foto e toque em “Está igual ao papel”.',
    },
    unsaved:
      'A foto não foi salva na conta; ela e o texto continuam neste navegador. Confira a conexão e tente de novo, ou siga sem a foto.',
    replace: 'Há outro texto na sala',
    replaceLead: 'Sem conta, o texto que está lá dá lugar a este.',
    replaceDo: 'Levar mesmo assim',
    back: 'Voltar às linhas',
  },
  kept: {
    heading: 'A sua folha de papel',
    lead: 'Só você vê estas fotos. Elas saem junto com a redação, quando você a apagar.',
    remove: 'Apagar a foto',
    confirm: 'Apagar esta foto?',
    confirmLead: 'O texto e as correções ficam. Na fila da professora, a foto sai também.',
    stay: 'Manter a foto',
    removed: { title: 'Foto apagada' },
    isRead: {
      variant: 'destructive',
      title: 'A professora está lendo esta folha',
      description: 'Você pode apagar a foto quando a correção chegar.',
    },
    failed: {
      variant: 'destructive',
      title: 'A foto não foi apagada',
      description: 'Confira sua conexão e tente de novo.',
    },
  },
  discard: 'Recomeçar',
  discardConfirm: 'Apagar a foto e o que já digitou?',
  discardLead: 'Some deste navegador, e não há como voltar.',
  discardDo: 'Apagar e recomeçar',
} as const
