/** Texts of /painel/estudo: what the owner writes to be studied. */
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { RowFaultCode } from '#domain/study/contents/study-row.ts'
import type { TableWords } from '#domain/study/contents/study-table.ts'

type Words = Readonly<Record<string, string>>
type FieldWords = { readonly label: string; readonly hint?: string }

const faults: Readonly<Record<RowFaultCode, string>> = {
  missing: 'Preencha este campo antes de publicar.',
  'too-short': 'Está curto demais.',
  'too-long': 'Está longo demais.',
  'not-listed': 'Escolha uma das opções da lista.',
  'not-year': 'Escreva o ano com quatro algarismos.',
  'not-table':
    'Uma linha da tabela por linha, com as colunas separadas por | e o mesmo número delas em todas. A primeira linha são os títulos.',
  'not-chart':
    'Uma barra por linha: o nome, | e o valor, como “Elementar | 36%”. O que vem depois do número é igual em todas.',
  'not-marks': 'Um comentário por linha: C1 a C5, | o trecho, | e o comentário.',
  'not-picture': 'Isto não é o endereço de uma imagem enviada aqui. Envie a imagem de novo.',
  'picture-gone': 'Esta imagem não está mais aqui. Envie de novo ou tire.',
  'quote-not-found': 'Há um trecho que não está no texto, ou está mais de uma vez. Copie-o como ele está lá.',
  'not-in-example': 'O exemplo não usa este conectivo.',
  taken: 'Já está no ar: o dia só vale para o que ninguém viu ainda.',
  past: 'Esse dia já passou.',
}

const axes: Words = {
  saude: 'Saúde',
  educacao: 'Educação',
  seguranca: 'Segurança',
  trabalho: 'Trabalho',
  sociedade: 'Sociedade',
  meioAmbiente: 'Meio Ambiente',
  cidadania: 'Cidadania',
}

const repertoireAxes: Words = {
  saude: 'Saúde',
  educacao: 'Educação',
  'meio-ambiente': 'Meio Ambiente',
  tecnologia: 'Tecnologia',
  cultura: 'Cultura',
  politica: 'Política',
  'questoes-sociais': 'Questões Sociais',
  'trabalho-e-economia': 'Trabalho e Economia',
  'diversidade-e-inclusao': 'Diversidade e Inclusão',
  'direitos-humanos-e-cidadania': 'Direitos Humanos',
  'violencia-e-seguranca-publica': 'Violência e Segurança',
  'arte-e-midia': 'Arte e Mídia',
}

const editions: Words = {
  regular: 'Aplicação regular',
  'segunda-aplicacao': 'Segunda aplicação',
  'segunda-aplicacao-ppl': 'Segunda aplicação e PPL',
  'reaplicacao-ppl': 'Reaplicação e PPL',
  digital: 'Versão digital',
  cancelada: 'Prova cancelada',
  'municipios-do-para': 'Aplicação em Belém, Ananindeua e Marituba',
}

const textKinds: Words = {
  prose: 'Texto corrido, escrito por nós',
  quotation: 'Citação, palavra por palavra',
  table: 'Tabela',
  chart: 'Gráfico de barras',
  picture: 'Imagem: charge, cartaz ou foto',
}

const categories: Words = {
  adicao: 'Adição',
  oposicao: 'Oposição',
  'causa-e-consequencia': 'Causa e consequência',
  comparacao: 'Comparação',
  explicacao: 'Explicação',
  conclusao: 'Conclusão',
}

const textOf = (number: number): Record<string, FieldWords> => ({
  [`text${number}Kind`]: { label: `Texto ${number}: o que é` },
  [`text${number}Picture`]: { label: `Texto ${number}: imagem` },
  [`text${number}Title`]: {
    label: `Texto ${number}: título`,
    hint: 'Só de tabela, gráfico e imagem; na imagem, pode ficar vazio.',
  },
  [`text${number}Body`]: {
    label: `Texto ${number}: o texto`,
    hint: 'De 60 a 120 palavras. Tabela: uma linha por linha, colunas separadas por |. Gráfico: “Elementar | 36%”, uma barra por linha. Imagem: o que ela mostra e o que está escrito nela, para quem não a vê.',
  },
  [`text${number}Note`]: {
    label: `Texto ${number}: observação`,
    hint: 'Só de tabela, gráfico e imagem.',
  },
  [`text${number}Source`]: { label: `Texto ${number}: fonte, com o ano` },
})

const fields: Readonly<Record<StudyKind, Readonly<Record<string, FieldWords>>>> = {
  theme: {
    title: { label: 'Tema', hint: 'Com as palavras que a prova usaria.' },
    axis: { label: 'Eixo' },
    framing: {
      label: 'O que está em jogo',
      hint: 'Duas ou três frases; a última é a pergunta que a redação responde. De um tema da prova pode ficar vazio.',
    },
    source: { label: 'Fonte', hint: 'De onde vem o fato, ou quem divulgou o tema da prova.' },
    examYear: { label: 'Ano da prova', hint: 'Só de um tema que caiu no ENEM.' },
    examEdition: { label: 'Aplicação' },
    ...textOf(1),
    ...textOf(2),
    ...textOf(3),
    ...textOf(4),
  },
  repertoire: {
    title: { label: 'Título', hint: 'Como o estudante citaria: obra entre aspas, autoria e ano.' },
    type: { label: 'Tipo' },
    axis: { label: 'Eixo' },
    description: { label: 'O que é' },
    usage: { label: 'Como usar' },
    source: { label: 'Fonte' },
    names: {
      label: 'Outros nomes',
      hint: 'Um por linha: as palavras pelas quais o corretor também o reconhece na redação.',
    },
  },
  connective: {
    text: { label: 'Conectivo' },
    category: { label: 'Categoria' },
    example: { label: 'Exemplo', hint: 'Uma frase inteira, com a pontuação certa.' },
    warning: { label: 'Cuidado', hint: 'O deslize mais comum, se houver.' },
  },
  model: {
    theme: { label: 'Tema' },
    axis: { label: 'Eixo' },
    structure: { label: 'Estrutura', hint: 'Como os dois argumentos se ligam, em poucas palavras.' },
    text: { label: 'A redação', hint: 'Um parágrafo por linha.' },
    marks: {
      label: 'Comentários na margem',
      hint: 'Um por linha: C2 | o trecho como está no texto | o comentário.',
    },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].flatMap((competence): [string, FieldWords][] => [
        [`level${competence}`, { label: `Competência ${competence}: nível` }],
        [`reason${competence}`, { label: `Competência ${competence}: por quê` }],
      ]),
    ),
    sources: { label: 'Fontes', hint: 'Uma por linha.' },
  },
}

const options: Readonly<Record<StudyKind, Readonly<Record<string, Words>>>> = {
  theme: {
    axis: axes,
    examEdition: editions,
    text1Kind: textKinds,
    text2Kind: textKinds,
    text3Kind: textKinds,
    text4Kind: textKinds,
  },
  repertoire: { axis: repertoireAxes },
  connective: { category: categories },
  model: {},
}

const refusals: Words = {
  changed_meanwhile: 'Isto mudou em outra janela. Recarregue a página para ver como está.',
  item_not_found: 'Não existe mais. Recarregue a página.',
  item_is_published: 'O que já esteve no ar não se exclui: tire da lista.',
  too_many_items: 'Cada tipo guarda até 300 entradas suas.',
  not_a_table: 'O arquivo não é uma tabela CSV. Exporte a lista para ver o formato.',
  body_too_large: 'A planilha é grande demais. Divida em duas.',
  invalid_input: 'A planilha é grande demais. Divida em duas.',
  too_many_rows: 'A tabela tem mais de 300 linhas. Divida em duas.',
}

export const studyAdminTexts = {
  title: 'Estudo',
  lead: 'Temas, repertórios, conectivos e modelos seus, ao lado dos que vêm com a plataforma. O que você publica aparece na hora, sem nada para instalar.',
  loading: 'Abrindo os conteúdos de estudo…',
  failed: 'Não deu para abrir os conteúdos de estudo.',
  kindsLabel: 'Tipos de conteúdo',
  kinds: {
    theme: {
      name: 'Temas',
      slug: 'temas',
      one: 'tema',
      newTitle: 'Novo tema',
      lead: 'Aparecem no banco de temas, na sala de escrita e na folha para imprimir. Os textos de apoio vão com o tema, e o corretor reconhece o que foi copiado deles.',
    },
    repertoire: {
      name: 'Repertórios',
      slug: 'repertorios',
      one: 'repertório',
      newTitle: 'Novo repertório',
      lead: 'Aparecem no banco de repertórios e na busca. O corretor reconhece quem os cita.',
    },
    connective: {
      name: 'Conectivos',
      slug: 'conectivos',
      one: 'conectivo',
      newTitle: 'Novo conectivo',
      lead: 'Aparecem no banco de conectivos, na categoria de cada um.',
    },
    model: {
      name: 'Modelos',
      slug: 'modelos',
      one: 'modelo',
      newTitle: 'Tema do novo modelo',
      lead: 'Redações comentadas, na página das redações-modelo. O corretor lê cada uma e diz a estimativa dele; quem decide é você.',
    },
  } satisfies Record<StudyKind, Record<string, string>>,
  create: 'Começar',
  titleMissing: 'Escreva como ele se chama.',
  ours: 'Da plataforma',
  yours: 'Seus',
  noneYours: 'Você ainda não escreveu nada aqui.',
  oursSummary: ({ count, hidden }: { count: number; hidden: number }) =>
    hidden === 0
      ? `Da plataforma (${count})`
      : `Da plataforma (${count}, ${hidden} fora ${hidden === 1 ? 'da lista' : 'das listas'})`,
  states: {
    draft: 'Rascunho',
    published: 'No ar',
    changed: 'No ar, com mudanças por publicar',
    hidden: 'Fora da lista',
    waits: ({ day }: { day: string }) => `Aparece em ${day}`,
  },
  edit: 'Editar',
  hide: 'Tirar da lista',
  show: 'Pôr na lista',
  of: ({ act, title }: { act: string; title: string }) => `${act}: ${title}`,
  notSaved: { variant: 'destructive' as const, title: 'Não deu certo', description: 'Tente de novo.' },
  refusals,
  faults,
  faultsTitle: ({ count }: { count: number }) =>
    count === 1 ? 'Falta acertar um campo' : `Faltam acertar ${count} campos`,
  fields,
  options,
  picture: {
    add: 'Enviar imagem',
    replace: 'Trocar a imagem',
    remove: 'Tirar a imagem',
    sending: 'Enviando a imagem…',
    failed: 'Não deu para enviar a imagem. Confira sua conexão e tente de novo.',
    hint: ({ megabytes }: { megabytes: number }) =>
      `JPEG, PNG, WebP, GIF ou AVIF de até ${megabytes} MB. Só use imagem sua, de uso livre ou com licença, e diga na fonte de quem é.`,
  },
  choose: 'Escolha',
  groups: {
    exam: 'Caiu na prova?',
    text1: 'Texto de apoio 1',
    text2: 'Texto de apoio 2',
    text3: 'Texto de apoio 3',
    text4: 'Texto de apoio 4',
    competence1: 'Competência 1',
    competence2: 'Competência 2',
    competence3: 'Competência 3',
    competence4: 'Competência 4',
    competence5: 'Competência 5',
  } as Words,
  editor: {
    back: ({ name }: { name: string }) => `Todos: ${name.toLowerCase()}`,
    save: 'Salvar rascunho',
    publish: 'Publicar',
    saved: { title: 'Rascunho salvo' },
    published: { title: 'Está no ar' },
    planned: { title: 'Fica no ar no dia marcado' },
    restored: { title: 'A versão de antes voltou como rascunho' },
    shownFrom: 'Aparece a partir de',
    shownFromHint: 'Vazio: na hora.',
    preview: 'Como o estudante vê',
    previewMissing: 'A prévia aparece quando os campos acima estiverem completos:',
    history: 'Histórico',
    historyLine: ({ version, when, by }: { version: number; when: string; by: string | null }) =>
      `Versão ${version}, ${when}${by ? `, por ${by}` : ''}`,
    seeVersion: 'Ver o que mudou',
    sameAsNow: 'Igual ao que está no formulário.',
    restore: 'Voltar a esta versão',
    restoreOf: ({ version }: { version: number }) => `Voltar à versão ${version}`,
    delete: 'Excluir rascunho',
    deleteTitle: 'Excluir este rascunho?',
    deleteText: 'Ele e o histórico dele vão embora, e não voltam.',
    keep: 'Deixar como está',
    deleted: { title: 'Rascunho excluído' },
    see: 'Ver no site',
  },
  estimate: {
    ask: 'Perguntar ao corretor',
    busy: 'O corretor está lendo…',
    note: 'O corretor lê o rascunho guardado.',
    result: ({ total, from, to }: { total: number; from: number; to: number }) =>
      `O corretor estima ${total} pontos, entre ${from} e ${to}.`,
    below: 'É menos que 920, o que pedimos dos modelos da plataforma. Pode publicar assim mesmo.',
    levels: ({ levels }: { levels: readonly number[] }) => {
      const each = levels.map((level, index) => `C${index + 1} ${level}`)
      return `Por competência: ${new Intl.ListFormat('pt-BR').format(each)}.`
    },
  },
  table: {
    heading: 'Planilha',
    export: 'Baixar a lista (CSV)',
    file: 'Arquivo CSV',
    publishes: 'Publicar logo ao importar',
    import: 'Importar',
    hint: 'Linha com endereço muda o rascunho que já existe; sem endereço, cria um novo. Se uma linha tiver erro, nada é importado.',
    noFile: 'Escolha um arquivo.',
    done: ({ made, changed }: { made: number; changed: number }) => ({
      title: 'Planilha importada',
      description: `${made === 1 ? '1 entrada nova' : `${made} entradas novas`}, ${changed === 1 ? '1 mudada' : `${changed} mudadas`}.`,
    }),
    unknownColumn: ({ column }: { column: string }) => `A coluna “${column}” não existe neste tipo.`,
    missingColumn: ({ column }: { column: string }) => `Falta a coluna “${column}”.`,
    fault: ({ row, field, fault }: { row: number; field: string; fault: string }) =>
      `Linha ${row}, ${field}: ${fault}`,
    address: 'Endereço',
    addressFaults: {
      'not-listed': 'Nenhuma entrada sua tem este endereço. Deixe vazio para criar uma nova.',
      taken: 'O mesmo endereço está em outra linha.',
    } as Words,
  },
}

/** Headings and choices of the spreadsheet, as the form calls them. */
export function tableWords(kind: StudyKind): TableWords {
  return {
    address: studyAdminTexts.table.address,
    heading: (field) => fields[kind][field]?.label ?? field,
    option: (field, value) => options[kind][field]?.[value] ?? value,
  }
}
