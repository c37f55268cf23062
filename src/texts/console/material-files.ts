/** Texts of the files of a product in /painel/produtos: the list, and sending a PDF. */
import type { MaterialRefusal } from '#domain/shop/material-upload.ts'

export const materialFilesAdminTexts = {
  title: 'Arquivos',
  lead: 'Os PDF que os compradores recebem, com o nome deles em cada página. Uma nova versão passa a ser de todos.',
  label: 'Arquivos',
  empty: 'Nenhum arquivo ainda',
  emptyLead: 'Envie o primeiro e marque, no produto, qual variante o entrega.',
  add: 'Enviar um arquivo novo',
  facts: ({ version, pages, size }: { version: number; pages: number; size: string }) =>
    `Versão ${version} · ${pages} ${pages === 1 ? 'página' : 'páginas'} · ${size}`,
  since: ({ day }: { day: string }) => `desde ${day}`,
  buyers: ({ count }: { count: number }) =>
    count === 0 ? 'Ninguém comprou ainda' : count === 1 ? '1 pessoa recebe' : `${count} pessoas recebem`,
  deliveredBy: ({ where }: { where: string }) => `Entregue por ${where}.`,
  notDelivered: 'Nenhuma variante entrega este arquivo.',
  newVersion: 'Enviar nova versão',
  newVersionOf: ({ title }: { title: string }) => `Enviar nova versão: ${title}`,
  rename: 'Mudar o nome',
  renameOf: ({ title }: { title: string }) => `Mudar o nome: ${title}`,
  renameHint: 'Quem já comprou vê o nome novo. As versões e os acessos continuam como estão.',
  renameSubmit: 'Gravar o nome',
  renamed: { title: 'Nome gravado', description: 'Quem comprou já vê o nome novo.' },
  looksInside: 'Mostrar páginas na loja',
  looksInsideHint: ({ drawn }: { drawn: readonly number[] }) =>
    drawn.length === 0
      ? 'Até três páginas aparecem na página do produto. Hoje, nenhuma aparece.'
      : `Até três páginas aparecem na página do produto. Hoje: ${drawn.join(', ')}.`,
  shownPages: 'Quais páginas',
  shownPagesHint: 'Por exemplo: 3, 12, 25. Vazio, escolhemos nós.',
  shownPagesUnread: 'Escreva até três números de página, com vírgula entre eles.',
  shownPagesRefused: ({ pages }: { pages: number }) =>
    pages === 1
      ? 'O arquivo tem uma página só: mostrá-la seria mostrar tudo.'
      : `O arquivo tem ${pages} páginas, e nem todas podem aparecer.`,
  fileNameMissing: 'Escreva o nome do arquivo.',
  cancel: 'Cancelar',
  notified: ({ day }: { day: string }) => `Quem comprou foi avisado em ${day}.`,
  tellNow: 'Avisar quem comprou',
  tellTitle: 'Avisar por e-mail?',
  tellBody: ({ count, title }: { count: number; title: string }) =>
    `${count === 1 ? '1 pessoa recebe' : `${count} pessoas recebem`} um e-mail sobre a nova versão de “${title}”. O aviso desta versão sai uma vez só.`,
  send: 'Enviar os e-mails',
  close: 'Fechar',
  notifiedNow: ({ count }: { count: number }) => ({
    title:
      count === 0 ? 'Ninguém para avisar' : count === 1 ? '1 pessoa avisada' : `${count} pessoas avisadas`,
  }),
  published: ({ count }: { count: number }) => ({
    title: 'Nova versão publicada',
    description:
      count === 0
        ? 'Todos os links já trazem o arquivo novo.'
        : `Todos os links já trazem o arquivo novo. ${count === 1 ? '1 pessoa foi avisada' : `${count} pessoas foram avisadas`} por e-mail.`,
  }),
  created: { title: 'Arquivo salvo', description: 'Agora marque qual variante o entrega.' },
} as const

export const materialUploadTexts = {
  file: 'PDF',
  hint: ({ maxMegabytes }: { maxMegabytes: number }) =>
    `Até ${maxMegabytes} MB, sem senha. Conferimos se abre e se aceita o nome do comprador.`,
  choose: 'Escolher PDF',
  change: 'Trocar de arquivo',
  none: 'Nenhum arquivo escolhido.',
  title: 'Título',
  titleHint: 'O comprador lê este nome quando a compra traz mais de um arquivo.',
  fileName: 'Nome do arquivo ao baixar',
  tell: ({ count }: { count: number }) =>
    count === 1 ? 'Avisar quem comprou (1 pessoa)' : `Avisar quem comprou (${count} pessoas)`,
  submit: 'Enviar',
  again: 'Tentar de novo',
  sending: 'Enviando...',
  progress: 'Envio do arquivo',
  percent: ({ percent }: { percent: number }) => `${percent}% enviado`,
  checking: 'Conferindo o PDF...',
  titleMissing: 'Escreva o título do arquivo.',
  fileMissing: 'Escolha um PDF.',
  interrupted: 'A conexão caiu. O que já foi enviado está guardado: é só tentar de novo.',
  changed: 'Outra janela publicou uma versão antes desta. Nada foi trocado; confira a lista.',
  refusals: {
    'file-empty': 'Este arquivo está vazio. Escolha outro.',
    'file-too-large': 'Este arquivo passa de 50 MB. Diminua as imagens do PDF e tente de novo.',
    'not-a-pdf': 'Este arquivo não é um PDF. Exporte o material como PDF e envie de novo.',
    'pdf-protected': 'Este PDF tem senha. Salve uma cópia sem proteção e envie de novo.',
    'pdf-damaged':
      'Este PDF não abre ou não aceita o nome do comprador. Exporte-o de novo e tente outra vez.',
    'upload-incomplete': 'Parte do arquivo não chegou. Tente de novo.',
  } satisfies Record<MaterialRefusal['code'], string>,
} as const
