/** Texts of a student's way into a class and out of it (product §10 Classes). */
import { reasonOf } from '../shared/asked.ts'

type Name = { name: string }

export const joinedClassTexts = {
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
  refusal: (code: string): string => joinedClassTexts.refusals[code] ?? reasonOf(code),
  toGuardians: 'Criar o código',
}
