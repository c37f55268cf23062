/** Words of the dialog that makes a calendar's file of the study schedule, and of that file (product §2 Study schedule). */
export const studyCalendarTexts = {
  heading: 'Levar para a agenda',
  lead: 'Um arquivo .ics com os blocos da semana, repetidos até a véspera da prova. Abra no Google Agenda, no Outlook ou no calendário do celular.',
  start: 'Começar a estudar às',
  startHint:
    'Os blocos do dia vêm um depois do outro. Um dia longo começa antes, para terminar até a meia-noite.',
  startProblem: 'Escreva um horário, como 14:00.',
  download: 'Baixar arquivo .ics',
  cancel: 'Cancelar',
  downloaded: { title: 'Arquivo pronto!', description: 'Abra o arquivo para pôr os blocos na sua agenda.' },
  fileName: 'cronograma-de-estudos.ics',
  name: 'Cronograma de estudos',
  block: (facts: { subject: string }) => `Estudar ${facts.subject}`,
  exam: 'Dia da prova',
  description: 'Do seu cronograma na Domine a Redação.',
} as const
