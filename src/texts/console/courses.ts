/** Texts of /painel/cursos: the owner's courses, and one as it is edited. */

import type { CourseAccess, CourseRelease } from '#domain/study/courses/course.ts'
import type { CourseFaultCode } from '#domain/study/courses/course-draft.ts'

const faults: Readonly<Record<CourseFaultCode, string>> = {
  missing: 'Preencha este campo antes de publicar.',
  none: 'Acrescente pelo menos um item aqui antes de publicar.',
  'model-fails':
    'O nosso corretor não aceita este modelo como resposta certa. Mude o modelo ou o que se pede.',
  'not-a-video':
    'Este endereço não é de um vídeo do YouTube ou do Vimeo. Copie o endereço do botão “Compartilhar” do vídeo.',
  'file-gone': 'Este arquivo não está mais aqui. Exclua o anexo e envie o PDF de novo.',
  'address-twice': 'Outra aula já tem este endereço. Apague esta e crie de novo.',
}

const access: Readonly<Record<CourseAccess, string>> = {
  free: 'Grátis, para todo mundo',
  premium: 'Para quem tem premium ou comprou o curso',
  sold: 'Só para quem comprou o curso',
}

const release: Readonly<Record<CourseRelease, string>> = {
  open: 'Todas as aulas de uma vez',
  progress: 'Cada aula depois da anterior',
  days: 'Por dias, a contar do começo de cada estudante',
}

const refusals: Readonly<Record<string, string>> = {
  changed_meanwhile: 'O curso mudou em outra janela. Recarregue a página para ver como ele está.',
  course_is_bought: 'Alguém comprou este curso. Ele continua no ar para quem pagou.',
  course_is_published: 'Tire o curso do ar antes de excluir.',
  product_not_found: 'Esse produto não existe mais. Recarregue a página.',
  invalid_input: 'Algum campo está curto ou longo demais. O título tem de 3 a 80 letras.',
}

export const coursesAdminTexts = {
  title: 'Cursos',
  lead: 'Cursos em módulos e aulas, com exercícios que o corretor confere. Nada aparece no site antes de você publicar.',
  failed: 'Não deu para carregar os cursos.',
  loading: 'Carregando os cursos…',
  list: 'Cursos',
  newTitle: 'Título do novo curso',
  create: 'Criar curso',
  ours: 'Da plataforma',
  states: {
    draft: 'Rascunho',
    published: 'No ar',
    changed: 'No ar, com mudanças por publicar',
    hidden: 'Fora da lista',
  },
  counts: ({ lessons, students }: { lessons: number; students: number }) =>
    `${lessons === 1 ? '1 aula' : `${lessons} aulas`} · ${students === 1 ? '1 estudante' : `${students} estudantes`}`,
  edit: 'Editar',
  see: 'Ver no site',
  hide: 'Tirar da lista',
  show: 'Pôr na lista',
  editor: {
    failed: 'Não deu para abrir o curso.',
    back: 'Todos os cursos',
    basics: 'O curso',
    courseTitle: 'Título',
    summary: 'Resumo',
    summaryHint: 'Uma ou duas frases, até 170 letras: aparece na lista e nas buscas.',
    goals: 'O que se aprende',
    goalsHint: 'Um objetivo por linha, até dez.',
    access: 'Quem pode estudar',
    accessOptions: access,
    release: 'Como as aulas abrem',
    releaseOptions: release,
    product: 'Produto que libera o curso',
    productHint:
      'Quem comprar este produto ganha o curso. Vale para compras a partir de agora; um reembolso fecha o curso.',
    noProduct: 'Nenhum',
    modules: 'Módulos e aulas',
    module: ({ number }: { number: number }) => `Módulo ${number}`,
    moduleTitle: 'Título do módulo',
    addModule: 'Acrescentar módulo',
    lesson: ({ number, title }: { number: number; title: string }) =>
      `Aula ${number}: ${title || 'sem título'}`,
    lessonTitle: 'Título da aula',
    minutes: 'Minutos',
    afterDays: 'Abre depois de quantos dias',
    text: 'Texto da aula',
    textHint: 'Em Markdown: ## para um subtítulo, **negrito**, - para listas, > para um exemplo.',
    video: 'Endereço do vídeo (se houver)',
    videoHint:
      'Do YouTube ou do Vimeo; pode ser não listado. Ponha legendas no vídeo. Ele só carrega quando o estudante aperta.',
    transcript: 'Transcrição do vídeo',
    transcriptHint:
      'Tudo o que se diz e se mostra, para quem não ouve ou está sem dados. Sem ela, a aula não é publicada.',
    files: {
      section: 'Arquivos da aula',
      title: 'Nome que o estudante lê',
      add: 'Anexar PDF',
      file: 'PDF da aula',
      hint: ({ megabytes, ofLesson }: { megabytes: number; ofLesson: number }) =>
        `PDF sem senha, de até ${megabytes} MB; até ${ofLesson} por aula. Só baixa quem pode ler a aula. O anexo vale depois de salvar.`,
      tooLarge: ({ megabytes }: { megabytes: number }) =>
        `Este arquivo passa de ${megabytes} MB. Diminua as imagens do PDF e tente de novo.`,
      tooMany: 'O curso já tem o máximo de arquivos. Exclua algum e salve antes de anexar outro.',
      interrupted: 'O envio parou no caminho. Confira sua conexão e escolha o arquivo de novo.',
    },
    preview: 'Ver como fica',
    previewFailed: 'Não deu para mostrar a prévia agora.',
    previewHeading: 'Como o estudante vê',
    addLesson: 'Acrescentar aula',
    exercise: ({ number }: { number: number }) => `Exercício ${number}`,
    addExercise: 'Acrescentar exercício',
    prompt: 'O que se pede',
    given: 'Texto de partida (se houver)',
    kind: 'O que o corretor confere',
    kinds: {
      thesis: 'Uma tese sobre o tema',
      theme: 'Uma frase com as palavras do tema',
      'own-words': 'O texto de partida com outras palavras',
      repertoire: 'Um repertório ligado ao tema',
      plan: 'Um plano em linhas',
      connective: 'Um conectivo de certo sentido',
      proposal: 'Elementos da proposta de intervenção',
    },
    theme: 'Tema',
    atLeast: 'Palavras do tema, no mínimo',
    most: 'Palavras ao todo, no máximo',
    lines: 'Linhas',
    keeps: 'A resposta reescreve o texto de partida',
    classes: 'Sentidos que valem',
    classNames: {
      addition: 'Adição',
      opposition: 'Oposição',
      concession: 'Concessão',
      cause: 'Causa',
      consequence: 'Consequência',
      conclusion: 'Conclusão',
      comparison: 'Comparação',
      condition: 'Condição',
      purpose: 'Finalidade',
      example: 'Exemplo',
    },
    elements: 'Elementos pedidos',
    elementNames: {
      agent: 'Agente',
      action: 'Ação',
      means: 'Meio ou modo',
      purpose: 'Efeito',
      detail: 'Detalhamento',
    },
    model: 'Resposta-modelo',
    modelHint: 'Ao publicar, o corretor confere se ela passa.',
    up: ({ name }: { name: string }) => `Subir: ${name}`,
    down: ({ name }: { name: string }) => `Descer: ${name}`,
    remove: ({ name }: { name: string }) => `Excluir: ${name}`,
    upShort: 'Subir',
    downShort: 'Descer',
    removeShort: 'Excluir',
    save: 'Salvar rascunho',
    saving: 'Salvando…',
    publish: 'Salvar e publicar',
    unpublish: 'Tirar do ar',
    delete: 'Excluir o curso',
    keep: 'Voltar',
    deleteTitle: 'Excluir este curso?',
    deleteText: 'O curso e o progresso de quem estudou nele somem. Não dá para desfazer.',
    faultsTitle: ({ count }: { count: number }) =>
      count === 1 ? 'Falta 1 coisa para publicar' : `Faltam ${count} coisas para publicar`,
  },
  faults,
  refusals,
  saved: { title: 'Rascunho salvo', description: 'O site só muda quando você publicar.' },
  published: { title: 'Curso publicado', description: 'As aulas já estão no site.' },
  unpublished: { title: 'Curso fora do ar', description: 'O rascunho continua aqui.' },
  sold: { title: 'Produto guardado', description: 'As próximas compras já liberam o curso.' },
  deleted: { title: 'Curso excluído', description: 'Ele não está mais na lista.' },
  notSaved: {
    variant: 'destructive',
    title: 'Não foi possível salvar',
    description: 'Confira sua conexão e tente de novo.',
  },
} as const
