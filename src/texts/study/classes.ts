/** Texts of the classes: the teacher's list and class, and the student's way in and out (product §10 Classes). */
import { CLASS_STUDENTS_MAX, CLASSES_MAX } from '#domain/study/class-rules.ts'
import { reasonOf } from '../shared/asked.ts'

type Name = { name: string }

export const classesTexts = {
  cancel: 'Cancelar',
  close: 'Fechar',
  saving: 'Salvando...',
  year: ({ year }: { year: number }) => `Ano letivo de ${year}`,
  toProfile: 'Abrir o perfil',
  profile: {
    heading: 'Turmas',
    teach: 'Minhas turmas',
    attend: 'Entrar em uma turma',
    joined: ({ count }: { count: number }) => (count === 1 ? 'A minha turma' : `As minhas ${count} turmas`),
  },
  secondFactor: {
    title: 'Falta a verificação em duas etapas',
    lead: 'As turmas têm dados de outras pessoas, e por isso pedem um segundo passo para entrar. Ative em Configurações, no perfil, e volte aqui.',
  },
  failures: {
    not_a_teacher: 'Esta conta não tem mais turmas.',
    class_not_found: 'Esta turma não existe mais.',
    too_many_classes: `São no máximo ${CLASSES_MAX} turmas. Exclua uma que não usa mais.`,
  } as Readonly<Record<string, string>>,
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: classesTexts.failures[code] ?? reasonOf(code),
  }),
  teacher: {
    pageTitle: 'Minhas turmas',
    description: 'As suas turmas na Domine a Redação: o código para os estudantes entrarem e quem já entrou.',
    lead: 'Crie uma turma e dê o código aos estudantes. Você vê o nome de quem entrou, o dia e as redações que cada um entregar nas tarefas, e mais nada: nem as outras redações, nem dias de estudo, nem e-mails.',
    guest: { heading: 'Entre para ver as suas turmas', lead: 'As turmas ficam na conta de quem dá aula.' },
    noScript: 'Para ver as suas turmas, ative o JavaScript neste navegador.',
    loading: 'Abrindo as suas turmas…',
    failed: 'Não conseguimos abrir as suas turmas.',
    notTeacher: 'Esta conta não cria turmas',
    notTeacherLead:
      'Quem libera as turmas é a direção da plataforma; uma licença da escola também abre. Se você dá aulas, escreva pelo Contato. Se você estuda e tem um código, entre na turma dele.',
    toContact: 'Escrever pelo Contato',
    licence: 'Licença da escola',
    toAttend: 'Tenho um código',
    list: 'Turmas',
    empty: 'Nenhuma turma ainda. A primeira você cria aqui embaixo.',
    students: ({ count }: { count: number }) =>
      count === 0 ? 'Ninguém entrou ainda' : count === 1 ? '1 estudante' : `${count} estudantes`,
    make: {
      heading: 'Nova turma',
      name: 'Nome da turma',
      nameHint: 'Os estudantes veem este nome. Por exemplo: 3º ano B.',
      nameMissing: 'Dê um nome à turma.',
      year: 'Ano letivo',
      submit: 'Criar a turma',
      done: { title: 'Turma criada.', description: 'O código já vale.' },
    },
  },
  taught: {
    back: 'Todas as turmas',
    loading: 'Abrindo a turma…',
    failed: 'Não conseguimos abrir esta turma.',
    missing: 'Esta turma não existe',
    missingLead: 'Ela pode ter sido excluída, ou é de outra conta.',
    code: {
      heading: 'Código da turma',
      lead: 'O estudante entra na conta dele, abre o perfil, toca em “Entrar em uma turma” e digita o código. Maiúsculas e minúsculas valem o mesmo.',
      copy: 'Copiar o código',
      copied: 'Copiado',
      copyFailed: {
        variant: 'destructive' as const,
        title: 'Não foi possível copiar',
        description: 'Selecione o código e copie você mesmo.',
      },
      renew: 'Trocar o código',
      renewTitle: 'Trocar o código?',
      renewLead: 'O código de antes deixa de valer na hora. Quem já entrou continua na turma.',
      renewed: { title: 'Código novo.', description: 'O de antes não vale mais.' },
    },
    students: {
      heading: ({ count }: { count: number }) => `Quem está na turma (${count} de ${CLASS_STUDENTS_MAX})`,
      empty: 'Ninguém entrou ainda. Dê o código aos estudantes.',
      since: ({ day }: { day: string }) => `Desde ${day}`,
      unnamed: 'Sem nome',
      remove: 'Retirar',
      removeOf: ({ name }: Name) => `Retirar ${name}`,
      removeTitle: ({ name }: Name) => `Retirar ${name} da turma?`,
      removeLead:
        'O que entregou e as suas correções somem da turma. Quem ainda tem o código pode entrar de novo. Para que não possa, troque o código depois.',
      removed: { title: 'Estudante fora da turma.' },
    },
    rename: { heading: 'Mudar o nome', submit: 'Salvar o nome', done: { title: 'Nome mudado.' } },
    remove: {
      heading: 'Excluir a turma',
      lead: 'O código deixa de valer, as tarefas e as suas correções somem e todos saem da turma. O que os estudantes escreveram continua com eles.',
      submit: 'Excluir a turma',
      title: ({ name }: Name) => `Excluir ${name}?`,
      confirm: 'Excluir para sempre',
      done: { title: 'Turma excluída.' },
    },
  },
  student: {
    pageTitle: 'Turma',
    description:
      'Entre na turma da sua professora ou do seu professor com o código que você recebeu, ou saia dela.',
    lead: 'Digite o código que você recebeu na escola ou no cursinho. Antes de entrar, você vê o que vai aparecer para quem dá a aula.',
    guest: {
      heading: 'Entre na sua conta para usar o código',
      lead: 'A turma fica na sua conta, e você sai dela quando quiser.',
    },
    noScript: 'Para entrar em uma turma, ative o JavaScript neste navegador.',
    loading: 'Abrindo…',
    failed: 'Não conseguimos ler as suas turmas.',
    code: 'Código da turma',
    codeHint: 'São 8 letras e números.',
    look: 'Ver a turma',
    looking: 'Procurando...',
    of: ({ teacher }: { teacher: string }) => `Turma de ${teacher}`,
    shownHeading: 'O que essa pessoa vai ver',
    shownName: 'O seu nome',
    shownDay: 'O dia da sua entrada',
    today: 'hoje',
    hidden:
      'Uma redação, com a nota estimada, só aparece para ela se você a entregar em uma tarefa, e você pode tirar depois. Dias de estudo, e-mail e telefone não aparecem. Se ela tem uma licença da escola, vê também se você ocupa uma vaga do Premium. Os outros estudantes não veem nada seu; uma frase com um desvio comum pode aparecer na lista da turma, sem o nome.',
    join: 'Entrar na turma',
    joining: 'Entrando...',
    already: 'Você já está nesta turma.',
    done: ({ name }: Name) => ({ title: `Você entrou em ${name}.` }),
    list: 'Onde você está',
    none: 'Você não está em nenhuma turma.',
    seen: ({ name, day }: Name & { day: string }) =>
      `Quem dá a aula vê: ${name}, desde ${day}, e o que você entregar nas tarefas.`,
    leave: 'Sair da turma',
    leaveOf: ({ name }: Name) => `Sair da turma ${name}`,
    leaveTitle: ({ name }: Name) => `Sair de ${name}?`,
    leaveLead:
      'Na hora, somem da turma o seu nome, o que você entregou e as correções desses textos. Ninguém é avisado, e as redações continuam na sua conta.',
    left: { title: 'Você saiu da turma.' },
    refusals: {
      code_not_found: 'Nenhuma turma tem este código. Confira cada letra, ou peça o código de novo.',
      own_class: 'Esta turma é sua.',
      class_full: 'Esta turma está cheia. Avise quem deu o código.',
      name_missing: 'O seu perfil está sem nome. Escreva o seu nome no perfil e volte aqui.',
      age_unknown: 'Complete o seu cadastro no perfil antes de entrar em uma turma.',
      guardian_needed:
        'Antes dos 16 anos, só com a autorização de um responsável. Crie um código no seu perfil e passe para ele.',
    } as Readonly<Record<string, string>>,
    refusal: (code: string) => classesTexts.student.refusals[code] ?? reasonOf(code),
    toGuardians: 'Criar o código',
  },
}
