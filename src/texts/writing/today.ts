/** The home of who is signed in (product §10 Hoje, decision 0165). */
import { numberText } from '#domain/shared/number-text.ts'

export const todayTexts = {
  pageTitle: 'Hoje',
  description: 'O que continuar, o que praticar hoje e o que chegou de novo nos seus estudos.',
  greeting: ({ name }: { name: string | null }) => (name ? `Oi, ${name}!` : 'Oi!'),
  lead: 'Um passo por vez. Comece por este.',
  also: 'Também por aqui',
  guestLead: 'Entre para ver o seu rascunho, o treino do dia e a correção mais nova em um lugar só.',
  failed: 'Não deu para carregar o seu dia.',
  draft: {
    title: 'Continue de onde parou',
    text: ({ words }: { words: number }) =>
      words === 1 ? 'Uma palavra na folha.' : `${numberText(words)} palavras na folha.`,
    action: 'Continuar a redação',
  },
  practice: {
    title: ({ minutes }: { minutes: number }) => `Treino de hoje: ${minutes} minutos`,
    text: ({ due }: { due: number }) =>
      due === 1
        ? 'Uma frase sua está esperando conserto.'
        : `${due} exercícios curtos, primeiro os dos seus próprios erros.`,
    action: 'Começar o treino',
  },
  begin: {
    title: 'Escreva uma redação',
    text: 'Escolha um tema e comece por uma frase. A nota sai em segundos.',
    action: 'Escrever agora',
  },
  mockExam: {
    runs: {
      title: 'Seu simulado está correndo',
      text: ({ time }: { time: string }) => `A prova termina às ${time}.`,
      action: 'Continuar a prova',
    },
    open: {
      title: 'O simulado do mês está aberto',
      text: ({ day, time }: { day: string; time: string }) =>
        `Tema secreto e uma chance só. Dá para começar até ${day}, às ${time}.`,
      action: 'Ver o simulado',
    },
  },
  answers: {
    title: ({ count }: { count: number }) =>
      count === 1 ? 'Chegou uma correção do Match' : `Chegaram ${count} correções do Match`,
    action: 'Ler a correção',
  },
  correction: {
    title: 'Sua última correção',
    text: ({ total }: { total: number }) => `Nota estimada: ${total} de 1.000.`,
    action: 'Ver e reescrever',
  },
  lesson: {
    title: ({ courseTitle }: { courseTitle: string }) => `Próxima aula: ${courseTitle}`,
    action: 'Continuar o curso',
  },
  course: {
    title: ({ level }: { level: number }) => `Minicurso: nível ${level}`,
    text: ({ finished, of }: { finished: number; of: number }) =>
      finished === 0 ? `${of} níveis curtos, um jogo por nível.` : `${finished} de ${of} níveis prontos.`,
    start: 'Começar o minicurso',
    action: 'Jogar o próximo nível',
  },
  plan: {
    title: 'No seu cronograma, hoje',
    free: 'Dia livre!',
    block: ({ subject, time }: { subject: string; time: string }) => `${subject}: ${time}`,
    action: 'Ver a semana',
  },
  /** What can be done without a network: only pages that this browser has kept are offered. */
  offline: {
    title: 'O que dá para fazer agora',
    body: 'Sem internet, o seu dia fica com o que está neste aparelho. O resto volta com a rede.',
    nothing: 'Nenhuma página de estudo está salva neste aparelho. Abra uma delas quando a internet voltar.',
    room: {
      title: 'A sua folha',
      text: 'O que você escreveu neste aparelho está lá, e dá para continuar.',
      action: 'Abrir a folha',
    },
    practice: {
      title: 'Treino de hoje',
      text: 'Exercícios curtos. A sua conta recebe o que você fizer quando a rede voltar.',
      action: 'Começar o treino',
    },
    lesson: {
      title: 'Curso “Do parágrafo à redação”',
      text: 'As aulas que você já abriu continuam aqui.',
      action: 'Abrir o curso',
    },
    course: { title: 'Minicurso', text: 'Um nível curto, um jogo por nível.', action: 'Abrir o minicurso' },
    themes: { title: 'Banco de Temas', text: 'Escolha o tema da próxima redação.', action: 'Ver os temas' },
  },
  /** On the day before the exam's first Sunday and on the day itself. */
  eve: {
    titles: { tomorrow: 'Amanhã é a prova', today: 'Hoje é a prova' },
    lead: {
      tomorrow: 'O que dava para estudar, você estudou. Separe isto e durma cedo:',
      today: 'Antes de sair de casa, confira:',
    },
    /** Source: the candidates' rules of INEP's edital of the ENEM (gov.br/inep, Enem, “Edital”). */
    bring: [
      'Documento oficial com foto, o original. Se for digital, abra no aplicativo oficial dele: captura de tela não vale.',
      'Caneta esferográfica preta de tubo transparente. Leve duas.',
      'O endereço da prova e a hora em que os portões fecham, no horário de Brasília. Estão no Cartão de Confirmação, na Página do Participante.',
      'Água e um lanche.',
    ],
    review: 'Na revisão da redação, olhe primeiro para o que mais apareceu nas suas:',
    also: 'Só se você quiser',
    noEssay: 'Na revisão da redação, leia frase por frase e pergunte: começa, acaba e tem verbo?',
  },
  exam: {
    days: ({ name, days }: { name: string; days: number }) =>
      days === 1 ? `Falta 1 dia para o ${name}` : `Faltam ${numberText(days)} dias para o ${name}`,
    tomorrow: ({ name }: { name: string }) => `É amanhã: ${name}!`,
    today: ({ name }: { name: string }) => `É hoje: ${name}. Boa prova!`,
  },
} as const
